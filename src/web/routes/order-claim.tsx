import { ClaimPage } from '../shop/orders/returns/claim-page.tsx';

export default function OrderClaimRoute({ params }: { params: { id: string } }) {
  return <ClaimPage key={params.id} id={params.id} />;
}
