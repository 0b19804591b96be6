import type { ReactNode } from 'react';
import styles from './product-section.module.css';

/** One of the parts of a product's page below its picture. */
export function ProductSection({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
