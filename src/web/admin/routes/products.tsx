import { PageHead } from '../ui/page-head/page-head.tsx';

export default function ProductsRoute() {
  return <PageHead title="Products" />;
}
