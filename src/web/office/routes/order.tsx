import { OrderScreen } from '../orders/detail/order-screen.tsx';

export default function OrderRoute({ params }: { params: { id: string } }) {
  return <OrderScreen key={params.id} address={params.id} />;
}
