import { useQuery } from '@tanstack/react-query';
import { officePaths } from '#domain/paths/office-paths.ts';
import { UnmatchedPaymentView } from '../orders/payments/unmatched-payment-view.tsx';
import { unmatchedPaymentQuery } from '../orders/payments/unmatched-payments.queries.ts';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function PaymentRoute({ params }: { params: { id: string } }) {
  const query = useQuery(unmatchedPaymentQuery(params.id));
  const { data: payment } = query;
  return (
    <>
      <PageHead title={params.id} crumb={{ label: 'Payments without an order', href: officePaths.payments }} />
      {payment ? <UnmatchedPaymentView payment={payment} /> : <Fetching what="This payment" query={query} />}
    </>
  );
}
