import { formatMoney, toPaise } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { useAddUnits } from '../../components/cart/add-units.queries.ts';
import { shareLines } from '../../components/cart/share-lines.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { Button } from '../../ui/button/button.tsx';
import { cart } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import text from '../../ui/text/text.module.css';
import type { OrderPlan } from './order-plan.ts';
import type { MyStash, PieceChanges } from '../stash/my-stash.ts';
import { changeWithUndo, piecesText } from '../stash/stash-toasts.ts';
import { linesText } from './line-text.ts';
import styles from './order-sum.module.css';

interface OrderSumProps {
  plan: OrderPlan;
  /** What everything would cost without the stash. */
  fullPrice: number;
  stash: MyStash;
}

/** What these boards take out of the stash once they are built. */
function takenBy({ boards }: OrderPlan): PieceChanges {
  const taken = new Map<string, number>();
  const take = (slug: string, count: number) => count > 0 && taken.set(slug, (taken.get(slug) ?? 0) - count);
  for (const { part, need, have, inCart, standIn } of boards.flatMap(({ plan }) => plan)) {
    take(part.slug, have);
    if (standIn) take(standIn.part, need - have - inCart);
  }
  return taken;
}

function TakeOut({ plan, stash }: Pick<OrderSumProps, 'plan' | 'stash'>) {
  const taken = takenBy(plan);
  const pieces = [...taken.values()].reduce((sum, count) => sum - count, 0);
  if (pieces === 0) return null;
  const names = plan.boards.map(({ name }) => name).join(', ');
  return (
    <div className={styles.take}>
      <Button small wide onClick={() => changeWithUndo(stash, `${piecesText(pieces)} taken out for ${names}`, taken)}>
        Take {piecesText(pieces)} out of my stash
      </Button>
      <p className={text.meta}>When you start building, so that the next bill counts right.</p>
    </div>
  );
}

/** What is missing comes to this much, in one press. */
export function OrderSum({ plan, fullPrice, stash }: OrderSumProps) {
  const addUnits = useAddUnits();
  const bought = [...plan.purchases.values()];
  const packs = bought.flatMap((each) =>
    each.packs.map((pack) => ({ ...pack, board: plan.boards[each.board]!.boardSlug })),
  );
  const toAdd = bought.filter((each) => each.packs.length > 0);
  const short = bought.filter((each) => each.short > 0);
  const count = packs.reduce((sum, { quantity }) => sum + quantity, 0);
  const saved = fullPrice - plan.total;
  const isInCart = plan.boards.some((board) => board.plan.some(({ inCart }) => inCart > 0));
  return (
    <aside className={styles.sum} aria-labelledby="bill-sum-title">
      <h2 id="bill-sum-title">{bought.length === 0 ? 'You have everything' : 'Add what’s missing'}</h2>
      {bought.length === 0 ? (
        <p>
          {isInCart ? (
            <>
              What you don’t own is <AppLink href={paths.cart}>in your cart</AppLink>.
            </>
          ) : (
            'Nothing to buy. Clear the bench and start building.'
          )}
        </p>
      ) : (
        <>
          <dl>
            <div>
              <dt>
                {linesText(toAdd.length)}, {count} {count === 1 ? 'pack' : 'packs'}
              </dt>
              <dd>{formatMoney(plan.total)}</dd>
            </div>
            {saved > 0 && (
              <div>
                <dt>Saved by what you have</dt>
                <dd>{formatMoney(toPaise(saved))}</dd>
              </div>
            )}
            <div className={styles.total}>
              <dt>Total</dt>
              <dd>{formatMoney(plan.total)}</dd>
            </div>
          </dl>
          <Button
            variant="primary"
            wide
            disabled={toAdd.length === 0}
            pending={addUnits.isPending}
            onClick={() =>
              addUnits.mutate({ purpose: `For ${plan.boards.map(({ name }) => name).join(', ')}`, units: packs })
            }
          >
            <Icon shape={cart} />
            {addUnits.isPending ? 'Adding...' : `Add ${linesText(toAdd.length)} to cart`}
          </Button>
          {packs.length > 0 && (
            <Button small wide onClick={() => void shareLines(packs)}>
              Copy a link to these packs
            </Button>
          )}
          <p className={text.meta}>
            The cheapest packs that cover it.
            {short.length > 0 && ` ${linesText(short.length)} out of stock.`}
          </p>
        </>
      )}
      <TakeOut plan={plan} stash={stash} />
      <p className={text.meta}>
        Counted wrong? <AppLink href={paths.bench('stash')}>Open my stash</AppLink>
      </p>
    </aside>
  );
}
