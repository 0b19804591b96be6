import { officePaths } from '#domain/paths/office-paths.ts';
import { HelpFiguresScreen } from '../help/help-figures-screen.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function HelpFiguresRoute() {
  return (
    <>
      <PageHead title="Where builders get stuck" crumb={{ label: 'Messages', href: officePaths.messages }} />
      <HelpFiguresScreen />
    </>
  );
}
