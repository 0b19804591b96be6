import { StockList } from '../stock/stock-list.tsx';

export default function StockRoute() {
  return <StockList />;
}
