import { officePaths } from '#domain/paths/office-paths.ts';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function StockCountRoute() {
  return <PageHead title="Count stock" crumb={{ label: 'Stock', href: officePaths.stock }} />;
}
