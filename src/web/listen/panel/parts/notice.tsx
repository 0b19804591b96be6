import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { headphones, information, loudspeaker, warning } from '../../../ui/icon/icon-shapes.ts';
import styles from './notice.module.css';

const looks = {
  info: { className: undefined, shape: information, role: 'status' },
  bad: { className: styles.bad, shape: warning, role: 'alert' },
  headphones: { className: styles.warn, shape: headphones, role: 'status' },
  loud: { className: styles.warn, shape: loudspeaker, role: 'alert' },
} as const;

interface NoticeProps {
  look: keyof typeof looks;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** What happened, what was not lost, and what to do now. */
export function Notice({ look, title, children, actions }: NoticeProps) {
  const { className, shape, role } = looks[look];
  return (
    <div className={classNames(styles.notice, className)} role={role}>
      <Icon shape={shape} />
      <div className={styles.words}>
        <b>{title}</b>
        <p>{children}</p>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
