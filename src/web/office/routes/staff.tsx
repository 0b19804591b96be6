import { StaffScreen } from '../staff/staff-screen.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function StaffRoute() {
  return (
    <>
      <PageHead title="Staff" />
      <StaffScreen />
    </>
  );
}
