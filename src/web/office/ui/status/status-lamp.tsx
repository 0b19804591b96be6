import type { ReactNode } from 'react';
import { Lamp, type LampColour } from '../../../ui/lamp/lamp.tsx';
import styles from './status-lamp.module.css';

/** A lamp and the word beside it: a colour never stands alone. */
export const StatusLamp = ({ colour, children }: { colour: LampColour; children: ReactNode }) => (
  <span className={styles.status}>
    <Lamp colour={colour} />
    <span>{children}</span>
  </span>
);
