import { UnmatchedPaymentList } from '../orders/payments/unmatched-payment-list.tsx';

export default function PaymentsRoute() {
  return <UnmatchedPaymentList />;
}
