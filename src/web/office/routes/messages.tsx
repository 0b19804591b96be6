import { Inbox } from '../messages/inbox.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function MessagesRoute() {
  return (
    <>
      <PageHead title="Messages" />
      <Inbox openId={null} />
    </>
  );
}
