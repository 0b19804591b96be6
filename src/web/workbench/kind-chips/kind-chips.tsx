import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import styles from './kind-chips.module.css';

interface KindChoice<Kind> {
  readonly kind: Kind;
  readonly name: string;
  readonly count: number;
  /** The whole name, where a short one is shown. */
  readonly spoken?: string;
}

interface KindChipsProps<Kind> {
  /** What is chosen: 'Kind of part'. */
  label: string;
  /** How many there are of all kinds. */
  all: number;
  choices: readonly KindChoice<Kind>[];
  /** Null: all. */
  chosen: Kind | null;
  onChoose: (kind: Kind | null) => void;
}

/** Shows parts of one kind or of all. */
export function KindChips<Kind extends string>({ label, all, choices, chosen, onChoose }: KindChipsProps<Kind>) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {[{ kind: null, name: 'All', count: all }, ...choices].map(({ kind, name, count, ...rest }) => (
        <button key={name} type="button" aria-pressed={kind === chosen} onClick={() => onChoose(kind)}>
          {name} <b>{count}</b>
          {'spoken' in rest && <VisuallyHidden>, {rest.spoken}</VisuallyHidden>}
        </button>
      ))}
    </div>
  );
}
