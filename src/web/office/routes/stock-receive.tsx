import { ReceivePage } from '../stock/receive/receive-page.tsx';

export default function StockReceiveRoute() {
  return <ReceivePage />;
}
