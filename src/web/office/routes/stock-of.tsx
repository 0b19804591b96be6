import { StockPage } from '../stock/ledger/stock-page.tsx';

export default function StockOfRoute({ params }: { params: { id: string } }) {
  return <StockPage key={params.id} address={params.id} />;
}
