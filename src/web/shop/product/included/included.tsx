import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import { classNames } from '../../../ui/class-names.ts';
import { contentsQuery } from '../../../components/product/product.queries.ts';
import { FlatLayView } from './flat-lay-view.tsx';
import { includedRows, quantityOf, type IncludedRow } from './included-rows.ts';
import { useHighlightedNames, type HighlightedNames } from './use-highlighted-names.ts';
import text from '../../../ui/text/text.module.css';
import styles from './included.module.css';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { notIncluded } from '../product-texts.ts';
import { Stage } from '../../../ui/stage/stage.tsx';

function Words({ row }: { row: IncludedRow }) {
  return (
    <>
      <span className={styles.quantity}>{quantityOf(row)}</span>{' '}
      <Stage fit className={styles.includedListPicture}>
        {row.imageUrl && <img src={row.imageUrl} alt="" width={44} height={34} loading="lazy" />}
      </Stage>
      <span className={styles.name}>{row.name}</span>{' '}
      <span className={classNames(text.meta, styles.includedListNote)}>{row.note}</span>
    </>
  );
}

/** The same things in words. With a picture beside it, a row lights what it names there. */
function IncludedList({ rows, lights }: { rows: readonly IncludedRow[]; lights: HighlightedNames | null }) {
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

/** Said as clearly as what is included, with the way to it. */
function NotIncluded({ category }: { category: string }) {
  const words = notIncluded(category);
  if (words === null) return <p className={styles.note}>Includes only what’s listed.</p>;
  return (
    <p className={styles.note}>
      <b>Not included:</b> {words} <AppLink href={paths.firstPedal}>Add what you don’t have</AppLink>
    </p>
  );
}

/** What is in the box: drawn and listed for a kit, listed for everything else. */
export function Included({ product }: { product: Product }) {
  const titleId = useId();
  const { data: contents } = useQuery({ ...contentsQuery(product.slug), enabled: product.category !== 'parts' });
  const lights = useHighlightedNames();
  const rows = includedRows(product, contents);
  const lay = contents?.flatLay;
  return (
    <section className={classNames(styles.included, !lay && styles.listed)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>What's Included</h2>
        {lay && <p className={text.meta}>Every part at true scale. Point at one, or tap it, to see its name.</p>}
      </div>
      <div className={lay ? styles.laid : undefined}>
        {lay && (
          <div className={styles.picture}>
            <FlatLayView
              lay={lay}
              rows={new Map(rows.map((row) => [row.name, row]))}
              lights={lights}
              alt={`Everything in the ${product.name} kit, laid out`}
            />
          </div>
        )}
        <div>
          {rows.length > 0 && <IncludedList rows={rows} lights={lay ? lights : null} />}
          <NotIncluded category={product.category} />
        </div>
      </div>
    </section>
  );
}
