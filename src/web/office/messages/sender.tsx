import type { OfficeMessage } from '#contracts/messages.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { MayLink } from '../ui/me/may-link.tsx';
import { Money } from '../ui/money/money.tsx';
import { StatusTag } from '../ui/status/status-tag.tsx';
import { When } from '../ui/when/when.tsx';
import styles from './sender.module.css';

/** Who wrote, and what they bought last. */
export const Sender = ({ message: { id, name, email, orders } }: { message: OfficeMessage }) => (
  <aside className={styles.sender} aria-label={`About ${name}`}>
    <div>
      <h2>
        <MayLink right="customers" href={officePaths.customer(id)}>
          {name}
        </MayLink>
      </h2>
      <a className={styles.mail} href={`mailto:${email}`}>
        {email}
      </a>
    </div>
    {orders && orders.length === 0 && <p className={styles.small}>No order came from this address.</p>}
    {orders && orders.length > 0 && (
      <>
        <ul className={styles.orders} aria-label="Last orders">
          {orders.map(({ id: orderId, number, status, total, at }) => (
            <li key={orderId} className={styles.order}>
              <span className={styles.line}>
                <AppLink className={styles.number} href={officePaths.order(orderId)}>
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
        <AppLink className={styles.small} href={`${officePaths.orders}?search=${encodeURIComponent(email)}`}>
          All orders from this address
        </AppLink>
      </>
    )}
  </aside>
);
