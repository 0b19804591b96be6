import { PageHead } from '../ui/page-head/page-head.tsx';

export default function StaffRoute() {
  return <PageHead title="Staff" />;
}
