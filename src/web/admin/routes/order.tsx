import { officePaths } from '#domain/paths/office-paths.ts';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function OrderRoute({ params }: { params: { id: string } }) {
  return <PageHead title={params.id} crumb={{ label: 'Orders', href: officePaths.orders }} />;
}
