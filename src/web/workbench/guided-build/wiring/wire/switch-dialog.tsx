import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../../shell/app-link.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../../../ui/dialog/dialog.tsx';
import styles from './switch-dialog.module.css';

interface TurnedSwitch {
  readonly name: string;
  readonly verdict: string;
  readonly isWrong?: true;
  readonly words: string;
  readonly numbers: readonly number[];
  /** Contacts run across instead of down. */
  readonly isQuarter?: true;
}

/** By column, as the lugs stand. */
const asDrawn = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const ways: readonly TurnedSwitch[] = [
  {
    name: 'As drawn',
    verdict: 'Right',
    words: 'Flat sides of the lugs level. Contacts run down the columns.',
    numbers: asDrawn,
  },
  {
    name: 'Upside down',
    verdict: 'Right, too',
    words: 'Half a turn. Wire it where the drawing says and forget the numbers on the switch: it’s the same pedal.',
    numbers: asDrawn.toReversed(),
  },
  {
    name: 'Counted from the other side',
    verdict: 'Right, too',
    words: 'Left and right swapped. The two signal poles are alike: it’s the same pedal.',
    numbers: [7, 8, 9, 4, 5, 6, 1, 2, 3],
  },
  {
    name: 'A quarter turn off',
    verdict: 'Wrong: silent in both positions',
    isWrong: true,
    words: 'Lugs stand upright, contacts run across. Loosen the nut and turn it.',
    numbers: asDrawn,
    isQuarter: true,
  },
];

const at = (index: number): number => 22 + index * 28;

function Switch({ numbers, isQuarter, name }: TurnedSwitch) {
  const [w, h] = isQuarter ? [7, 15] : [15, 7];
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={`Nine lugs: ${name.toLowerCase()}`}>
      <rect fill="#2a5ea8" x="3" y="3" width="94" height="94" rx="8" />
      {[0, 1, 2].map((i) => (
        <path
          key={i}
          className={styles.contact}
          stroke="#f4a91f"
          d={isQuarter ? `M${at(0)} ${at(i)}H${at(2)}` : `M${at(i)} ${at(0)}V${at(2)}`}
        />
      ))}
      {numbers.map((number, i) => {
        const [x, y] = [at(Math.floor(i / 3)), at(i % 3)];
        return (
          <g key={number}>
            <rect fill="#e3c47c" stroke="#5f4713" x={x - w / 2} y={y - h / 2} width={w} height={h} rx="2" />
            <text x={x + 9} y={y + 15}>
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Switches are made in several ways: which matter, and how a meter tells. */
export const SwitchDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="My switch looks different" className={styles.dialog} onClose={onClose}>
    <p>
      Three poles, nine lugs: that’s all this wiring needs. Only one way of turning it is wrong, and a meter finds it in
      ten seconds.
    </p>
    <div className={styles.four}>
      {ways.map((way) => (
        <figure key={way.name}>
          <Switch {...way} />
          <figcaption>
            <h3>{way.name}</h3>
            <p className={way.isWrong ? styles.wrong : styles.right}>{way.verdict}</p>
            <p>{way.words}</p>
          </figcaption>
        </figure>
      ))}
    </div>
    <h3>Which way do my contacts run?</h3>
    <p>
      Beeper on. One probe on the lug in the very middle, the other on the lug above it. Press the switch a few times.
      It beeps every second press: contacts run down, you’re set. It never beeps: try the lug beside the middle one. If
      that beeps every second press, give the switch a quarter turn.
    </p>
    <h3>Round pins, six lugs, or it doesn’t stay down</h3>
    <p>
      Round pins work: bend a hook of wire around each, and keep to two seconds. A switch with six lugs, or one that
      doesn’t latch, isn’t ours. <AppLink href={paths.contact}>Write to us</AppLink>.
    </p>
    <DialogActions>
      <Button variant="primary" onClick={onClose}>
        Back to the wire
      </Button>
    </DialogActions>
  </Dialog>
);
