import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Inbox } from '../messages/inbox.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function MessagesRoute() {
  return (
    <>
      <PageHead title="Messages">
        <AppLink href={officePaths.helpFigures}>Where builders get stuck</AppLink>
      </PageHead>
      <Inbox openId={null} />
    </>
  );
}
