import type { AdminOrder } from '#contracts/office-orders.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { sheet } from '../../ui/icon/office-icon-shapes.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { paperUrl } from '../orders.queries.ts';
import styles from './documents-panel.module.css';

/** What can be printed. */
export function DocumentsPanel({ order: { id, invoiceNumber } }: { order: AdminOrder }) {
  const papers = [
    [invoiceNumber ? `Invoice ${invoiceNumber}` : 'Pro forma invoice', `/api/admin/orders/${id}/invoice`],
    ['Packing slip', paperUrl('packing-slips', [id])],
    ['Pick list', paperUrl('pick-list', [id])],
    ['Address label, A6', paperUrl('labels', [id])],
  ] as const;
  return (
    <Panel flush title="Documents">
      <ul>
        {papers.map(([name, href]) => (
          <li key={name} className={styles.line}>
            <Icon shape={sheet} className={styles.icon} />
            <a className={styles.name} href={href} target="_blank" rel="noopener">
              {name}
            </a>
            <span className={styles.dim}>PDF</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
