import { StrayPaymentList } from '../orders/payments/stray-payment-list.tsx';

export default function PaymentsRoute() {
  return <StrayPaymentList />;
}
