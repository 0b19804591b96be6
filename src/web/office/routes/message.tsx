import { useQuery } from '@tanstack/react-query';
import { officePaths } from '#domain/paths/office-paths.ts';
import { Inbox } from '../messages/inbox.tsx';
import { messageQuery } from '../messages/message.queries.ts';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function MessageRoute({ params }: { params: { id: string } }) {
  const { data: message } = useQuery(messageQuery(params.id));
  return (
    <>
      <PageHead title={message?.name ?? 'Message'} crumb={{ label: 'Messages', href: officePaths.messages }} />
      <Inbox openId={params.id} />
    </>
  );
}
