import { TodayPage } from '../today/today-page.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';
import { useNow } from '../today/use-now.ts';
import { istFull } from '../ui/when/ist.ts';

export default function TodayRoute() {
  return (
    <>
      <PageHead title="Today">{istFull(useNow())}</PageHead>
      <TodayPage />
    </>
  );
}
