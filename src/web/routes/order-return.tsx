import { ReturnPage } from '../shop/orders/returns/return-page.tsx';

export default function OrderReturnRoute({ params }: { params: { id: string } }) {
  return <ReturnPage key={params.id} id={params.id} />;
}
