import type { OfficeMessage } from '#contracts/admin/messages.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Money } from '../ui/money/money.tsx';
import { StatusTag } from '../ui/status/status-tag.tsx';
import { When } from '../ui/when/when.tsx';
import styles from './sender.module.css';

/** Who wrote, and what they bought last. */
export const Sender = ({ message: { name, email, orders } }: { message: OfficeMessage }) => (
  <aside className={styles.sender} aria-label={`About ${name}`}>
    <div>
      <h2>{name}</h2>
      <a className={styles.mail} href={`mailto:${email}`}>
        {email}
      </a>
    </div>
    {orders.length === 0 ? (
      <p className={styles.small}>No order came from this address.</p>
    ) : (
      <ul className={styles.orders} aria-label="Last orders">
        {orders.map(({ id, number, status, total, at }) => (
          <li key={id} className={styles.order}>
            <span className={styles.line}>
              <AppLink className={styles.number} href={officePaths.order(id)}>
                {number}
              </AppLink>
              <StatusTag status={status} />
            </span>
            <span className={styles.line}>
              <span className={styles.small}>
                <When at={at} dateOnly />
              </span>
              <Money amount={total} strong />
            </span>
          </li>
        ))}
      </ul>
    )}
  </aside>
);
