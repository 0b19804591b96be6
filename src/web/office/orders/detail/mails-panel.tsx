import type { AdminOrder } from '#contracts/office-orders.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { envelope } from '../../ui/icon/office-icon-shapes.ts';
import { Panel } from '../../ui/panel/panel.tsx';
import { When } from '../../ui/when/when.tsx';
import styles from './mails-panel.module.css';

/** What was mailed to the buyer, with its text. */
export const MailsPanel = ({ order: { mails } }: { order: AdminOrder }) => (
  <Panel flush title="Emails sent">
    {mails.length === 0 && <p className={styles.none}>Nothing has been sent yet.</p>}
    {mails.map(({ to, subject, text, at, sent }) => (
      <details key={`${at} ${subject}`} className={styles.mail}>
        <summary className={styles.summary}>
          <Icon shape={envelope} className={styles.icon} />
          <b className={styles.subject}>{subject}</b>
          <span className={styles.dim}>{sent ? <When at={at} /> : 'Not known to have left'}</span>
        </summary>
        <div className={styles.text}>
          <p className={styles.words}>{text.trim()}</p>
          <p className={styles.dim}>To {to}</p>
        </div>
      </details>
    ))}
  </Panel>
);
