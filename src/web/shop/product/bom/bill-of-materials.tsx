import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { BillLine, Product } from '#contracts/catalogue.ts';
import { formatMoney, type Paise } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { Stage } from '../../../ui/stage/stage.tsx';
import { contentsQuery } from '../../../components/product/product.queries.ts';
import { HaveAndNeed } from './have-and-need.tsx';
import styles from './bill-of-materials.module.css';
import { useAddPartsOfBoard } from '../../../components/cart/cart-changes.queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text/text.module.css';
import visibility from '../../../ui/visibility/visibility.module.css';
import { missingPacks } from '#domain/cart/board-parts.ts';
import { cartSubtotal } from '#domain/pricing/cart-totals.ts';

type SoldPart = NonNullable<BillLine['part']>;

interface BomParts {
  /** Packs of each part in stock, for so many boards. */
  readonly toAdd: readonly { readonly product: SoldPart; readonly quantity: number }[];
  readonly total: Paise;
  readonly outOfStock: number;
  readonly notSold: number;
}

/** Packs of one part for so many boards, its pieces on all lines counted together. */
export function packsOf(lines: readonly BillLine[], boards: number): ReadonlyMap<string, number> {
  const pieces = new Map<string, { part: SoldPart; pieces: number }>();
  for (const { part, quantity } of lines)
    if (part) pieces.set(part.id, { part, pieces: (pieces.get(part.id)?.pieces ?? 0) + quantity });
  const parts = [...pieces.values()].map(({ part, pieces: count }) => ({
    partId: part.id,
    pieces: count,
    packSize: part.packSize,
    packsInCart: 0,
  }));
  return missingPacks([{ boards, parts }])[0]!;
}

/** What 'add all parts' adds and what it costs; the cart may hold some of it already. */
export function bomParts(lines: readonly BillLine[], boards: number): BomParts {
  const packs = packsOf(lines, boards);
  const parts = [...new Map(lines.flatMap(({ part }) => (part ? [[part.id, part] as const] : []))).values()];
  const toAdd = parts
    .filter(({ inStock }) => inStock)
    .map((product) => ({ product, quantity: packs.get(product.id) ?? 0 }));
  return {
    toAdd,
    total: cartSubtotal(toAdd),
    outOfStock: parts.length - toAdd.length,
    notSold: lines.filter(({ part }) => part === null).length,
  };
}

/** 'one part isn’t sold here', 'two ... aren’t'. */
function missingText({ outOfStock, notSold }: BomParts): string | null {
  const counted = (count: number, one: string, many: string): string | null =>
    count === 0 ? null : count === 1 ? `1 part ${one}` : `${count} parts ${many}`;
  const words = [
    counted(outOfStock, 'is out of stock', 'are out of stock'),
    counted(notSold, 'isn’t sold here', 'aren’t sold here'),
  ].filter((word) => word !== null);
  return words.length > 0 ? `${words.join(', ')}.` : null;
}

const allText = (count: number): string => (count === 1 ? 'Add the one part' : `Add all ${count} parts`);

interface AddAllPartsProps {
  product: Product;
  boards: number;
  parts: BomParts;
}

/** Puts what the board takes into the cart, in packs, less what is there already. */
function AddAllParts({ product, boards, parts }: AddAllPartsProps) {
  const addParts = useAddPartsOfBoard();
  const missing = missingText(parts);
  return (
    <div className={classNames(styles.add, visibility.needsScript)}>
      <p className={text.meta}>
        {boards === 1 ? 'For one board.' : `For ${boards} boards.`} {missing}
      </p>
      {parts.toAdd.length > 0 && (
        <Button pending={addParts.isPending} onClick={() => addParts.mutate({ board: product, quantity: boards })}>
          {addParts.isPending ? 'Adding...' : `${allText(parts.toAdd.length)}, ${formatMoney(parts.total)}`}
        </Button>
      )}
    </div>
  );
}

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
