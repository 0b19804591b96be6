import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { BillLine, Product } from '#contracts/catalogue.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { Stage } from '../../../ui/stage/stage.tsx';
import { contentsQuery } from '../../../components/product/product.queries.ts';
import { AddAllParts } from './add-all-parts.tsx';
import { bomParts, packsOf } from './bom-parts.ts';
import { HaveAndNeed } from './have-and-need.tsx';
import styles from './bill-of-materials.module.css';

function SoldParts({ line, packs }: { line: BillLine; packs: number }) {
  const { part } = line;
  if (!part)
    return (
      <td className={styles.shelf} colSpan={2}>
        {line.notSold ?? 'Not sold here'}
      </td>
    );
  const pack = part.packSize > 1 ? `pack of ${part.packSize}` : 'each';
  return (
    <>
      <td className={styles.price}>
        {packs}
        {'\u00a0× '}
        {formatMoney(part.price)} <span className={styles.pack}>{pack}</span>
      </td>
      <td className={styles.shelf}>
        <Lamp colour={part.inStock ? 'green' : 'off'} />
        {part.inStock ? ' In stock' : ' Out of Stock'}
      </td>
    </>
  );
}

function Row({ line, packs }: { line: BillLine; packs: number }) {
  const { part } = line;
  return (
    <tr>
      <td className={styles.quantity}>{line.quantity}</td>
      <th scope="row">
        <span className={styles.part}>
          <Stage fit className={styles.picture}>
            {part && <img src={part.imageUrl} alt="" width={44} height={34} loading="lazy" />}
          </Stage>
          {part ? <AppLink href={paths.product(part.slug)}>{line.name}</AppLink> : line.name}
        </span>
      </th>
      <td className={styles.note}>{line.note}</td>
      <SoldParts line={line} packs={packs} />
    </tr>
  );
}

/** Every part a board takes, with what it costs here, and all of them in one press. */
export function BillOfMaterials({ product, boards }: { product: Product; boards: number }) {
  const titleId = useId();
  const { data } = useQuery(contentsQuery(product.slug));
  const lines = data?.lines ?? [];
  if (lines.length === 0) return null;
  const packs = packsOf(lines, boards);
  return (
    <section className={styles.bill} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>Bill of materials</h2>
        <AddAllParts product={product} boards={boards} parts={bomParts(lines, boards)} />
      </div>
      {data?.bench && <HaveAndNeed slug={product.slug} />}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Pieces</th>
            <th scope="col">Part</th>
            <th scope="col">Where it goes</th>
            <th scope="col">Packs</th>
            <th scope="col">Stock</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.name} line={line} packs={packs.get(line.part?.id ?? '') ?? 0} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
