import { PageHead } from '../ui/page-head/page-head.tsx';

export default function ImportRoute() {
  return <PageHead title="Import and export" />;
}
