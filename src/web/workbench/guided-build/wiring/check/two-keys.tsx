import { Button } from '../../../../ui/button/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { arrowLeft } from '../../../../ui/icon/icon-shapes.ts';
import { useSpaceKey } from '../../use-space-key.ts';
import styles from './two-keys.module.css';

interface TwoKeysProps {
  /** What it should say; null: say nothing, so that nobody answers without having measured. */
  expected: boolean | null;
  isLeftHand: boolean;
  onBack: (() => void) | undefined;
  onAnswer: (beeps: boolean) => void;
}

/** What the meter says, one thumb each. */
export function TwoKeys({ expected, isLeftHand, onBack, onAnswer }: TwoKeysProps) {
  useSpaceKey(() => {
    if (expected !== null) onAnswer(expected);
  });
  const look = (of: boolean) => (expected === of ? ({ variant: 'primary' } as const) : {});
  return (
    <div className={classNames(styles.keys, isLeftHand && styles.left)}>
      <Button className={styles.back} aria-label="Back one step" disabled={!onBack} onClick={onBack}>
        <Icon shape={arrowLeft} />
      </Button>
      <Button {...look(true)} onClick={() => onAnswer(true)}>
        It beeps
      </Button>
      <Button {...look(false)} onClick={() => onAnswer(false)}>
        Silent
      </Button>
    </div>
  );
}
