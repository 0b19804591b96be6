import { PageHead } from '../ui/page-head/page-head.tsx';

export default function TodayRoute() {
  return <PageHead title="Today" />;
}
