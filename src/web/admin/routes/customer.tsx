import { useQuery } from '@tanstack/react-query';
import { officePaths } from '#domain/paths/office-paths.ts';
import { errorMessage } from '../../api/error-message.ts';
import { CustomerView } from '../customers/customer-view.tsx';
import { customerQuery } from '../customers/customer.queries.ts';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';
import { ScreenLoading } from '../ui/screen-loading/screen-loading.tsx';

export default function CustomerRoute({ params }: { params: { id: string } }) {
  const { data: customer, error, refetch } = useQuery(customerQuery(params.id));
  return (
    <>
      <PageHead title={customer?.name ?? 'Customer'} crumb={{ label: 'Customers', href: officePaths.customers }} />
      {customer && <CustomerView customer={customer} />}
      {!customer && !error && <ScreenLoading />}
      {!customer && error && (
        <Notice
          alert
          heading="This customer could not be fetched"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {errorMessage(error)}
        </Notice>
      )}
    </>
  );
}
