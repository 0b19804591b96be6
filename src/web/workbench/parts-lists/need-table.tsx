import type { OrderPlan, PlanLine } from './order-plan.ts';
import type { PartIndex } from '#domain/part-matching/match/part-index.ts';
import { NeedRow } from './need-row.tsx';
import styles from './need-table.module.css';

interface NeedTableProps {
  plan: OrderPlan;
  index: PartIndex;
  stash: ReadonlyMap<string, number>;
  real: ReadonlySet<string>;
  onReal: (slug: string, real: boolean) => void;
}

/** What is missing first, then what something owned does, then what is there. */
const parts = [
  [null, ({ lack }: PlanLine) => lack > 0],
  ['Something you own will do', ({ standIn }: PlanLine) => standIn !== null],
  ['You have', ({ lack, standIn }: PlanLine) => lack === 0 && standIn === null],
] as const;

/** Need and have of every board, in the order in which the stash is spent. */
export function NeedTable({ plan, index, stash, real, onReal }: NeedTableProps) {
  return plan.boards.map((board, at) => (
    <section key={board.slug} className={styles.board} aria-label={`Parts of ${board.name}`}>
      {plan.boards.length > 1 && (
        <h2>
          {board.count > 1 && `${board.count} × `}
          {board.name}
        </h2>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.picture} />
            <th scope="col">Part</th>
            <th scope="col" className={styles.number}>
              Need
            </th>
            <th scope="col" className={styles.number}>
              Have
            </th>
            <th scope="col" className={styles.get}>
              To get
            </th>
            <th scope="col" className={styles.number}>
              Price
            </th>
          </tr>
        </thead>
        {parts.map(([title, fits]) => {
          const lines = board.plan.filter(fits);
          if (lines.length === 0) return null;
          return (
            <tbody key={title}>
              {title && (
                <tr className={styles.title}>
                  <th scope="rowgroup" colSpan={6}>
                    {title}
                  </th>
                </tr>
              )}
              {lines.map((line) => {
                const bought = line.lack > 0 ? (plan.purchases.get(line.part.slug) ?? null) : null;
                return (
                  <NeedRow
                    key={line.part.slug}
                    line={line}
                    purchase={bought?.board === at ? bought : null}
                    from={bought && bought.board !== at ? plan.boards[bought.board]!.name : null}
                    standIn={line.standIn ? (index.bySlug.get(line.standIn.part) ?? null) : null}
                    standInCount={line.standIn ? (stash.get(line.standIn.part) ?? 0) : 0}
                    isReal={real.has(line.part.slug)}
                    onReal={(wanted) => onReal(line.part.slug, wanted)}
                  />
                );
              })}
            </tbody>
          );
        })}
      </table>
      {board.notSold.length > 0 && (
        <p className={styles.notSold}>
          Not sold on its own:{' '}
          {board.notSold.map(({ name, quantity }) => `${quantity * board.count} × ${name}`).join(', ')}.
        </p>
      )}
    </section>
  ));
}
