import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Product } from '#contracts/catalogue.ts';
import { usesQuery } from '../../../components/product/product.queries.ts';
import { Companions } from './companions.tsx';
import { NeighbouringParts } from './neighbouring-parts.tsx';
import { UsedIn } from './used-in.tsx';
import styles from './part-uses.module.css';

/** Around a part: its neighbours in value, what it goes into, and what goes with it. */
export function PartUses({ part }: { part: Product }) {
  const { data } = useQuery(usesQuery(part.slug));
  const neighboursId = useId();
  if (!data) return null;
  return (
    <>
      {data.neighbours.length > 1 && (
        <section className={styles.section} aria-labelledby={neighboursId}>
          <NeighbouringParts part={part} neighbours={data.neighbours} titleId={neighboursId} />
        </section>
      )}
      <UsedIn usedIn={data.usedIn} />
      <Companions companions={data.companions} />
    </>
  );
}
