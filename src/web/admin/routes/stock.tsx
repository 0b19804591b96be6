import { PageHead } from '../ui/page-head/page-head.tsx';

export default function StockRoute() {
  return <PageHead title="Stock" />;
}
