import { useId, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import panel from '../../../ui/panel/panel.module.css';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** What can be done about it, beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One step of the checkout, under its own heading. */
export function Section({ title, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className={classNames(panel.panel, styles.section)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
