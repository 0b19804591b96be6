import type { CartItem } from '#contracts/cart.ts';
import { formatMoney } from '#domain/money/money.ts';
import { cartSubtotal } from '#domain/pricing/cart-totals.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useRemoveLines } from '../../../components/cart/cart-changes.queries.ts';
import { isNewLine } from '../../../components/cart/cart-state.ts';
import { groupByBoard, type LineGroup } from './board-groups.ts';
import { CartLine } from './cart-line.tsx';
import { passFocusOn } from './pass-focus-on.ts';
import styles from './cart-lines.module.css';

const titleOf = (name: string | null): string => (name === null ? 'Everything else' : `For the ${name}`);

function Head({ name, lines }: Pick<LineGroup, 'name' | 'lines'>) {
  const removeLines = useRemoveLines();
  return (
    <div className={styles.head}>
      <b>{titleOf(name)}</b>
      <span>{formatMoney(cartSubtotal(lines))}</span>
      <Button
        variant="quiet"
        small
        className={styles.remove}
        pending={removeLines.isPending}
        disabled={lines.some(isNewLine)}
        aria-label={`Remove all: ${name ?? 'everything else'}`}
        onClick={({ currentTarget }) => {
          passFocusOn(currentTarget, 'section');
          removeLines.mutate({ lines, group: titleOf(name) });
        }}
      >
        Remove all
      </Button>
    </div>
  );
}

/** From so many parts on, their rows are low: thirty of them are looked through on two screens. */
const manyParts = 8;

const isPart = ({ product }: CartItem): boolean => product.category === 'parts';

/**
 * All lines; those that were added for a board stand together, with what they come to. A group is the same element with
 * and without others beside it, so that the focus stays when the last line of a board goes.
 */
export function CartLines({ lines }: { lines: readonly CartItem[] }) {
  const groups = groupByBoard(lines);
  const isOfParts = lines.filter(isPart).length >= manyParts;
  const isPlain = groups.every(({ board }) => board === null);
  return (
    <div>
      {groups.map(({ board, name, lines: own }) => (
        <section key={board} {...(!isPlain && { className: styles.group, 'aria-label': titleOf(name) })}>
          {!isPlain && <Head name={name} lines={own} />}
          <ul>
            {own.map((line) => (
              <CartLine key={line.product.id} line={line} compact={isOfParts && isPart(line)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
