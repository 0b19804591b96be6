import { useQuery } from '@tanstack/react-query';
import type { BoardParts } from '#contracts/cart.ts';
import { cartLineTotal, cartSubtotal } from '#domain/pricing/cart-totals.ts';
import { formatMoney } from '#domain/money/money.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { Button } from '../../ui/button/button.tsx';
import { chevronDown } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { boardPartsQuery, useAddBoardParts } from '../../components/cart/cart-changes.queries.ts';
import { focusHeading } from './lines/pass-focus-on.ts';
import styles from './board-parts-hint.module.css';

const partsText = (count: number): string => `${count} ${count === 1 ? 'part' : 'parts'}`;

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** 'Your Fuzz Box PCB still needs', 'Your two Fuzz Box PCBs still need' */
const needText = ({ name, quantity }: BoardParts['board']): string =>
  quantity === 1 ? `Your ${name} still needs` : `Your ${numberWords[quantity] ?? quantity} ${name}s still need`;

function Hint({ hint }: { hint: BoardParts }) {
  const addParts = useAddBoardParts();
  const { board, parts } = hint;
  const toHave = parts.filter(({ product }) => product.inStock);
  return (
    <section className={styles.hint} aria-label={`Parts for the ${board.name}`}>
      <div className={styles.head}>
        <p>
          <b>
            {needText(board)} {partsText(parts.length)}
          </b>
        </p>
        {toHave.length > 0 && (
          <Button
            small
            pending={addParts.isPending}
            // The hint goes with its button once nothing is missing.
            onClick={() => addParts.mutate(hint, { onSuccess: focusHeading })}
          >
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
                {quantity} × <AppLink href={paths.product(product.slug)}>{product.name}</AppLink>
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
