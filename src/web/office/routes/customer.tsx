import { useQuery } from '@tanstack/react-query';
import { officePaths } from '#domain/paths/office-paths.ts';
import { CustomerView } from '../customers/customer-view.tsx';
import { customerQuery } from '../customers/customer.queries.ts';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function CustomerRoute({ params }: { params: { id: string } }) {
  const query = useQuery(customerQuery(params.id));
  const { data: customer } = query;
  return (
    <>
      <PageHead title={customer?.name ?? 'Customer'} crumb={{ label: 'Customers', href: officePaths.customers }} />
      {customer ? <CustomerView customer={customer} /> : <Fetching what="This customer" query={query} />}
    </>
  );
}
