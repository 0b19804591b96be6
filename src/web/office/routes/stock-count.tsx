import { CountPage } from '../stock/count/count-page.tsx';

export default function StockCountRoute() {
  return <CountPage />;
}
