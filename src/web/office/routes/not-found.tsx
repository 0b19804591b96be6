import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { buttonClass } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function NotFoundRoute() {
  return (
    <>
      <PageHead title="Nothing here" />
      <Notice
        heading="There is no such page in the back office"
        action={
          <AppLink href={officePaths.today} className={buttonClass()}>
            Go to Today
          </AppLink>
        }
      >
        It may have been moved, or its address was typed with a slip.
      </Notice>
    </>
  );
}
