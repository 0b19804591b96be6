import { PageHead } from '../ui/page-head/page-head.tsx';

export default function CustomersRoute() {
  return <PageHead title="Customers" />;
}
