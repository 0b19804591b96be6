import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import { classNames } from '../../../ui/class-names.ts';
import { contentsQuery } from '../../../components/product/product.queries.ts';
import { FlatLayView } from './flat-lay-view.tsx';
import { IncludedList } from './included-list.tsx';
import { includedRows } from './included-rows.ts';
import { NotIncluded } from './not-included.tsx';
import { useHighlightedNames } from './use-highlighted-names.ts';
import text from '../../../ui/text/text.module.css';
import styles from './included.module.css';

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
