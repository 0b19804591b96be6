import { DashboardPage } from '../shop/dashboard/dashboard-page.tsx';
import { Head } from '../shell/head.tsx';

export default function DashboardRoute() {
  return (
    <>
      <Head title="Your Dashboard" description="Your orders, addresses, account and settings." path={null} />
      <DashboardPage />
    </>
  );
}
