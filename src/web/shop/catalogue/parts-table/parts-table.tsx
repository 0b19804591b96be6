import { useQuery } from '@tanstack/react-query';
import { partKinds, type PartKind } from '#domain/catalogue/part-kinds.ts';
import { cartQuery } from '../../../components/cart/cart.queries.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visibility/visually-hidden.tsx';
import { decadeOf } from './values/part-amount.ts';
import { PartRow, type PictureCrop } from './part-row.tsx';
import { partsTableKind } from './parts-columns.ts';
import { amountOf, rowId, type TablePart } from './table-part.ts';
import styles from './parts-table.module.css';

/** As many as a tall screen shows at first. */
const eagerCount = 12;
const skeletonCount = 26;

const crops: Readonly<Partial<Record<PartKind, PictureCrop>>> = {
  resistor: 'axial',
  diode: 'axial',
  'op-amp': 'chip',
  chip: 'chip',
  'film-capacitor': 'box',
  'ceramic-capacitor': 'box',
  'electrolytic-capacitor': 'box',
};

const cropOf = (kind: PartKind | null | undefined): PictureCrop => (kind && crops[kind]) ?? 'whole';

/** 'Resistor' of 'Resistors'. */
const oneOf = (kind: PartKind): string => partKinds[kind].label.replace(/(?<=[a-zA-Z])s$/, '');

const mixedKind = { words: { label: 'Details' }, facts: [] } as const;

interface PartsTableProps {
  /** Null: parts of several kinds. */
  kind: PartKind | null;
  parts: readonly TablePart[];
  /** Whether they stand in the order of their values, so that decades begin somewhere. */
  byValue: boolean;
  showOrigin: boolean;
}

export function PartsTable({ kind, parts, byValue, showOrigin }: PartsTableProps) {
  const { data: lines } = useQuery(cartQuery);
  const { words, facts } = kind ? partsTableKind(kind) : mixedKind;
  const title = kind ? partKinds[kind].label : 'Parts';
  const inPacks = parts.some(({ packSize }) => packSize > 1);
  const decades = parts.map((part) => {
    const amount = byValue && kind ? amountOf(kind, part) : null;
    return amount === null ? null : decadeOf(amount);
  });
  return (
    <table className={styles.table} role="table">
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <VisuallyHidden>Picture</VisuallyHidden>
          </th>
          <th role="columnheader" scope="col" {...(byValue && { 'aria-sort': 'ascending' as const })}>
            {decades.some((decade) => decade !== null) ? 'Value' : 'Part'}
          </th>
          <th role="columnheader" scope="col">
            {showOrigin ? `Origin, ${words.label.toLowerCase()}` : words.label}
          </th>
          {facts.map(({ label, numeric, spare }) => (
            <th
              key={label}
              role="columnheader"
              scope="col"
              className={classNames(numeric && styles.numeric, spare && styles.spare)}
            >
              {label}
            </th>
          ))}
          <th role="columnheader" scope="col" className={classNames(styles.numeric, styles.used)}>
            Used in
          </th>
          <th role="columnheader" scope="col" className={styles.numeric}>
            Price
          </th>
          <th role="columnheader" scope="col">
            Stock
          </th>
          <th role="columnheader" scope="col">
            {inPacks ? 'Packs' : 'Quantity'}
          </th>
          <th role="columnheader" scope="col">
            <VisuallyHidden>Add</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {parts.map((part, index) => (
          <PartRow
            key={part.id}
            part={part}
            id={kind ? rowId(part) : part.slug}
            kindName={kind && oneOf(kind)}
            kind={kind ?? part.kind ?? null}
            facts={facts}
            line={lines?.find(({ product }) => product.id === part.id)}
            startsDecade={index > 0 && decades[index] !== decades[index - 1]}
            showOrigin={showOrigin}
            picture={cropOf(kind ?? part.kind)}
            eager={index < eagerCount}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Rows of the right height; the count above says in words that they are on their way. */
export function PartsTableSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: skeletonCount }, (_, row) => (
        <div className={styles.skeletonRow} data-testid="row-skeleton" key={row}>
          <Skeleton className={styles.skeletonLine} />
        </div>
      ))}
    </div>
  );
}
