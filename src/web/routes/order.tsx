import { OrderPage } from '../shop/orders/page/order-page.tsx';

export default function OrderRoute({ params }: { params: { id: string } }) {
  return <OrderPage key={params.id} id={params.id} />;
}
