import { Lamp } from '../../../ui/lamp/lamp.tsx';
import styles from './good-joint.module.css';

const label =
  'Three solder joints from the side: a good one is a hollow cone, too little leaves a gap, a ball has not wetted the pad.';

const Pad = ({ x }: { x: number }) => (
  <>
    <path d={`M${x} 46h36M${x + 48} 46h36`} />
    <path d={`M${x + 22} 44.500h15M${x + 47} 44.500h15`} className={styles.copper} />
    <path d={`M${x + 42} 8v50`} />
  </>
);

export const GoodJoint = () => (
  <details className={styles.joint}>
    <summary>What a good joint looks like</summary>
    <svg viewBox="0 0 300 62" role="img" aria-label={label}>
      <Pad x={8} />
      <path className={styles.solder} d="M30 44C42 43 46 34 48 20H52C54 34 58 43 70 44" />
      <Pad x={108} />
      <path d="M142 44C146 43 148 39 148 34H152C152 39 154 43 158 44" />
      <Pad x={208} />
      <path d="M236 42C228 34 232 20 250 20C268 20 272 34 264 42C258 45 242 45 236 42" />
    </svg>
    <p>
      <span>
        <Lamp /> Good: a hollow cone
      </span>
      <span>
        <Lamp colour="off" /> Too little
      </span>
      <span>
        <Lamp colour="off" /> A ball: heat it again
      </span>
    </p>
  </details>
);
