import { AuditList } from '../audit/audit-list.tsx';

export default AuditList;
