import { classNames } from '../../ui/class-names.ts';
import type { Place } from './board-places.ts';
import styles from './marks.module.css';

/** A word on the board that keeps its size, with a line to its place: a ref, a pad (REF.PIN) or a wire. */
export interface Flag {
  readonly at: string;
  readonly text: string;
  /** Marigold unless said: white is 'also', red is 'wrong'. */
  readonly tone?: 'also' | 'wrong';
  /** Words, and not a reference or a value. */
  readonly isWords?: true;
  /** Under its place, where another stands above. */
  readonly below?: true;
}

/** The tip of a probe. */
export interface Probe {
  readonly at: string;
  readonly colour: 'red' | 'black';
}

interface MarksProps {
  flags: readonly (Flag & { readonly place: Place })[];
  probes: readonly (Probe & { readonly place: Place })[];
}

const put = ([x, y]: Place): object => ({ '--x': x, '--y': y });

/** From its tip at the origin: the red one comes from the upper right, the black one from the lower right. */
const ProbeShape = () => (
  <svg viewBox="0 0 120 160" aria-hidden="true">
    <circle className={styles.tip} cx="14" cy="146" r="11" />
    <path className={styles.steel} d="M14 146 44 98l8 5z" />
    <path className={styles.grip} d="M40 96 98 0h28L58 106c-4 6-24-4-18-10z" />
  </svg>
);

export const Marks = ({ flags, probes }: MarksProps) => (
  <>
    {probes.map(({ at, colour, place }) => (
      <span
        key={at + colour}
        className={classNames(styles.probe, colour === 'red' ? styles.red : styles.black)}
        style={put(place)}
      >
        <ProbeShape />
      </span>
    ))}
    {flags.map(({ at, text, tone, isWords, below, place }) => (
      <span
        key={at}
        className={classNames(
          styles.flag,
          isWords && styles.words,
          tone === 'also' && styles.also,
          tone === 'wrong' && styles.wrong,
        )}
        data-flag={below ? 'below' : 'above'}
        style={put(place)}
      >
        <b>{text}</b>
      </span>
    ))}
  </>
);
