import { useQuery } from '@tanstack/react-query';
import type { BoardParts } from '#contracts/cart.ts';
import { cartLineTotal, cartSubtotal } from '#domain/pricing/cart-totals.ts';
import { formatMoney } from '#domain/money/money.ts';
import { AppLink } from '../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { Button } from '../ui/button/button.tsx';
import { chevronDown } from '../ui/icon/icon-shapes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { boardPartsQuery, useAddBoardParts } from './cart-changes.queries.ts';
import styles from './board-parts-hint.module.css';

const partsText = (count: number): string => `${count} ${count === 1 ? 'part' : 'parts'}`;

function Hint({ hint }: { hint: BoardParts }) {
  const addParts = useAddBoardParts();
  const { board, parts } = hint;
  const toHave = parts.filter(({ product }) => product.inStock);
  return (
    <section className={styles.hint} aria-label={`Parts for the ${board.name}`}>
      <div className={styles.head}>
        <p>
          <b>
            {board.quantity === 1 ? 'This' : `${board.quantity} of the`} {board.name}{' '}
            {board.quantity === 1 ? 'needs' : 'need'} {partsText(parts.length)}
          </b>{' '}
          that {parts.length === 1 ? 'is' : 'are'} not in your cart.
        </p>
        {toHave.length > 0 && (
          <Button small disabled={addParts.isPending} onClick={() => addParts.mutate(hint)}>
            {addParts.isPending
              ? 'Adding...'
              : `Add ${partsText(toHave.length)} for ${formatMoney(cartSubtotal(toHave))}`}
          </Button>
        )}
      </div>
      <details>
        <summary>
          See the {partsText(parts.length)}
          <Icon shape={chevronDown} />
        </summary>
        <ul>
          {parts.map(({ product, quantity }) => (
            <li key={product.id}>
              <span>
                {quantity} x <AppLink href={paths.product(product.slug)}>{product.name}</AppLink>
              </span>
              <span>{product.inStock ? formatMoney(cartLineTotal({ product, quantity })) : 'Out of Stock'}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** A bare board is of no use without its parts, so the cart knows which ones are missing. */
export function BoardPartsHints() {
  const { data: hints = [] } = useQuery(boardPartsQuery);
  return hints.map((hint) => <Hint key={hint.lineId} hint={hint} />);
}
