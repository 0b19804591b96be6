import { useQuery } from '@tanstack/react-query';
import { officePaths } from '#domain/paths/office-paths.ts';
import { StrayPaymentView } from '../orders/payments/stray-payment-view.tsx';
import { strayPaymentQuery } from '../orders/payments/stray-payments.queries.ts';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function PaymentRoute({ params }: { params: { id: string } }) {
  const query = useQuery(strayPaymentQuery(params.id));
  const { data: payment } = query;
  return (
    <>
      <PageHead title={params.id} crumb={{ label: 'Payments without an order', href: officePaths.payments }} />
      {payment ? <StrayPaymentView payment={payment} /> : <Fetching what="This payment" query={query} />}
    </>
  );
}
