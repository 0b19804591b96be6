import { Button } from '../../ui/button/button.tsx';
import { plus } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import text from '../../ui/text/text.module.css';
import type { PedalboardKit } from './pedalboard.queries.ts';
import styles from './empty-pedalboard.module.css';

/** What most people put on a pedalboard first: something that breaks up, and something that repeats it. */
const firstPair = ['vintage-overdrive', 'analog-delay'] as const;

interface EmptyPedalboardProps {
  kits: ReadonlyMap<string, PedalboardKit>;
  onAdd: () => void;
  onPair: (slugs: readonly string[]) => void;
}

export function EmptyPedalboard({ kits, onAdd, onPair }: EmptyPedalboardProps) {
  const pair = firstPair.flatMap((slug) => kits.get(slug) ?? []).filter(({ playable }) => playable);
  return (
    <div className={styles.empty}>
      <h3>Nothing on the board yet</h3>
      <p className={text.lead}>
        Add a kit, then another behind it. The guitar comes in on the left and leaves for the amp on the right.
      </p>
      <div className={styles.ways}>
        {pair.length === firstPair.length && (
          <Button variant="primary" onClick={() => onPair(firstPair)}>
            Start with {pair.map(({ name }) => name).join(' into ')}
          </Button>
        )}
        <Button onClick={onAdd}>
          <Icon shape={plus} />
          Add a pedal
        </Button>
      </div>
    </div>
  );
}
