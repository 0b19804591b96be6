import { PageHead } from '../ui/page-head/page-head.tsx';

export default function AuditRoute() {
  return <PageHead title="Audit" />;
}
