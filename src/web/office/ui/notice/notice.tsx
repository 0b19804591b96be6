import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  readonly heading: string;
  readonly children?: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
  /** Something went wrong, and a screen reader says so at once. */
  readonly alert?: boolean;
}

/** What stands where something would be: nothing there yet, nothing found, or it could not be fetched. */
export const Notice = ({ heading, children, action, alert = false }: NoticeProps) => (
  <div className={styles.notice} role={alert ? 'alert' : undefined}>
    <h2 className={styles.heading}>{heading}</h2>
    {children && <p>{children}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
);
