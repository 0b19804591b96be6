import { useQuery } from '@tanstack/react-query';
import type { CartItem } from '#contracts/cart.ts';
import { formatMoney } from '#domain/money/money.ts';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useRemoveSaved, useRestoreSaved } from '../../../components/cart/cart-changes.queries.ts';
import { trash } from '../../../ui/icon/icon-shapes.ts';
import { LineRow } from './line-row.tsx';
import { passFocusOn } from './pass-focus-on.ts';
import { isNewLine } from '../../../components/cart/cart-state.ts';
import { savedQuery } from '../../../components/cart/cart.queries.ts';
import text from '../../../ui/text/text.module.css';
import styles from './saved-list.module.css';

function SavedLine({ item }: { item: CartItem }) {
  const restore = useRestoreSaved();
  const forget = useRemoveSaved();
  const pending = isNewLine(item) || restore.isPending || forget.isPending;
  const { product, quantity, board } = item;
  return (
    <LineRow
      line={item}
      facts={
        <p className={text.meta}>
          {quantity} × {formatMoney(product.price)}
          {board && `, for the ${board.name}`}
        </p>
      }
      controls={
        <>
          <Button
            small
            pending={pending}
            disabled={!product.inStock}
            aria-label={`Move to cart: ${product.name}`}
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget, 'li');
              restore.mutate(item);
            }}
          >
            Move to cart
          </Button>
          <IconButton
            label={`Remove ${product.name} from saved items`}
            disabled={pending}
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget, 'li');
              forget.mutate(item);
            }}
          >
            <Icon shape={trash} />
          </IconButton>
        </>
      }
    />
  );
}

/** What was put aside. There is no heading for nothing. */
export function SavedList() {
  const { data: saved = [] } = useQuery(savedQuery);
  if (saved.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby="saved-title">
      <h2 id="saved-title">Saved for later</h2>
      <ul>
        {saved.map((item) => (
          <SavedLine key={item.product.id} item={item} />
        ))}
      </ul>
    </section>
  );
}
