import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../../../ui/visibility/visually-hidden.tsx';
import styles from './tick-list.module.css';

const check = 'M5 12.500 10 17.500 19.500 7';

export interface TickItem {
  readonly id: string;
  readonly name: string;
  readonly words?: string | undefined;
  readonly isDone: boolean;
}

interface TickListProps {
  items: readonly TickItem[];
  now: string | undefined;
  onPick: (id: string) => void;
}

/** Within the list alone: the page stays where it is. */
function bringIntoSight(button: HTMLButtonElement | null): void {
  const box = button?.closest('ol')?.parentElement;
  if (!button || !box) return;
  const { top, height } = button.getBoundingClientRect();
  box.scrollTop += top - box.getBoundingClientRect().top - (box.clientHeight - height) / 2;
}

/** Several things in their order; the one to do now stands out and is in sight. */
export function TickList({ items, now, onPick }: TickListProps) {
  return (
    <ol className={styles.ticks}>
      {items.map(({ id, name, words, isDone }, at) => (
        <li key={id}>
          <button
            ref={id === now ? bringIntoSight : undefined}
            type="button"
            className={classNames(styles.tick, id === now && styles.now, isDone && styles.done)}
            aria-current={id === now ? 'step' : undefined}
            onClick={() => onPick(id)}
          >
            <span className={styles.box} aria-hidden="true">
              {isDone && <Icon shape={check} />}
            </span>
            <span>
              <b>
                {at + 1}. {name}
              </b>
              {isDone && <VisuallyHidden>, done</VisuallyHidden>}
              {words && <span>{words}</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
