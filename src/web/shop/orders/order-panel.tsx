import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel/panel.module.css';
import styles from './order-panel.module.css';

interface OrderPanelProps {
  /** Of the heading, by which the panel is named. */
  id: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** One subject of an order under its heading: payment, items, delivery. */
export function OrderPanel({ id, title, className, children }: OrderPanelProps) {
  return (
    <section className={classNames(panel.panel, styles.panel, className)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
