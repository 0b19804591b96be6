import { Icon } from '../../../ui/icon/icon.tsx';
import type { Tip } from './wire/wire-tips.ts';
import styles from './tips.module.css';

const check = 'M5 12.500 10 17.500 19.500 7';
const warning = 'M12 4 2.500 20h19zM12 10v4.500M12 17.300v.1';

/** What to do and what to mind, one line each. */
export const Tips = ({ tips }: { tips: readonly Tip[] }) => (
  <ul className={styles.tips}>
    {tips.map(({ words, isWarning }) => (
      <li key={words} className={isWarning ? styles.warn : undefined}>
        <Icon shape={isWarning ? warning : check} />
        <span>{words}</span>
      </li>
    ))}
  </ul>
);
