import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useSpaceKey } from '../use-space-key.ts';
import styles from './key-bar.module.css';

const check = 'M5 12.500 10 17.500 19.500 7';
const arrowLeft = 'M19 12H5m7 7-7-7 7-7';

export interface KeyBarProps {
  /** What the big key says. */
  words: string;
  isLeftHand: boolean;
  isOff?: boolean;
  onNext: () => void;
  onBack: (() => void) | undefined;
}

/** The one thing to do now, large enough for a thumb with a soldering iron in the other hand; and back. */
export function KeyBar({ words, isLeftHand, isOff = false, onNext, onBack }: KeyBarProps) {
  useSpaceKey(() => {
    if (!isOff) onNext();
  });
  return (
    <div className={classNames(styles.keys, isLeftHand && styles.left)}>
      <Button className={styles.back} aria-label="Back one step" disabled={!onBack} onClick={onBack}>
        <Icon shape={arrowLeft} />
      </Button>
      <Button variant="primary" className={styles.next} disabled={isOff} onClick={onNext}>
        <Icon shape={check} />
        <span>{words}</span>
        <kbd>Space</kbd>
      </Button>
    </div>
  );
}
