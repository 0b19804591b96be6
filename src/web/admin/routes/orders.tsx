import { PageHead } from '../ui/page-head/page-head.tsx';

export default function OrdersRoute() {
  return <PageHead title="Orders" />;
}
