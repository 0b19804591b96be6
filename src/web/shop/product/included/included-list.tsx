import { Stage } from '../../../ui/stage/stage.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { quantityOf, type IncludedRow } from './included-rows.ts';
import type { HighlightedNames } from './use-highlighted-names.ts';
import text from '../../../ui/text/text.module.css';
import styles from './included-list.module.css';

function Words({ row }: { row: IncludedRow }) {
  return (
    <>
      <span className={styles.quantity}>{quantityOf(row)}</span>{' '}
      <Stage fit className={styles.picture}>
        {row.imageUrl && <img src={row.imageUrl} alt="" width={44} height={34} loading="lazy" />}
      </Stage>
      <span className={styles.name}>{row.name}</span>{' '}
      <span className={classNames(text.meta, styles.note)}>{row.note}</span>
    </>
  );
}

/** The same things in words. With a picture beside it, a row lights what it names there. */
export function IncludedList({ rows, lights }: { rows: readonly IncludedRow[]; lights: HighlightedNames | null }) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.name} className={classNames(lights?.lit.includes(row.name) && styles.lit)}>
          {lights ? (
            <button
              type="button"
              className={styles.row}
              aria-pressed={lights.pinned === row.name}
              {...lights.handlersOf([row.name])}
              onClick={() => lights.press(row.name)}
            >
              <Words row={row} />
            </button>
          ) : (
            <div className={styles.row}>
              <Words row={row} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
