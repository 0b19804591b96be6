import type { ReactNode } from 'react';
import styles from './definition-list.module.css';

/** Names and values, one under the other. */
export const DefinitionList = ({ children }: { children: ReactNode }) => <dl className={styles.list}>{children}</dl>;

export function Definition({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
