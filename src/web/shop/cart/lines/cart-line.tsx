import type { CartItem } from '#contracts/cart.ts';
import { cartLineTotal } from '#domain/pricing/cart-totals.ts';
import { quantityLimit } from '#domain/cart/cart.ts';
import { formatMoney } from '#domain/money/money.ts';
import { typeLabel } from '../../../components/product-card/product-card.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx';
import { useRemoveLine, useSaveForLater, useSetQuantity } from '../../../components/cart/cart-changes.queries.ts';
import { trash } from '../cart-icon-shapes.ts';
import { isNewLine } from '../../../components/cart/cart-state.ts';
import { LineRow } from './line-row.tsx';
import { passFocusOn } from './pass-focus-on.ts';
import text from '../../../ui/text/text.module.css';
import styles from './cart-line.module.css';

interface CartLineProps {
  line: CartItem;
  /** In a cart of many parts, a row is as high as its stepper. */
  compact: boolean;
}

export function CartLine({ line, compact }: CartLineProps) {
  const setQuantity = useSetQuantity();
  const removeLine = useRemoveLine();
  const saveForLater = useSaveForLater();
  const pending = isNewLine(line) || setQuantity.isPending || removeLine.isPending || saveForLater.isPending;
  const { product } = line;
  return (
    <LineRow
      line={line}
      compact={compact}
      facts={
        <p className={text.meta}>
          {!compact && `${typeLabel(product.category)}, `}
          {formatMoney(product.price)} each
        </p>
      }
      controls={
        <>
          <QuantityStepper
            dense={compact}
            name={product.name}
            quantity={line.quantity}
            limit={quantityLimit(product)}
            pending={pending}
            onChange={(quantity) => setQuantity.mutate({ line, quantity })}
          />
          <IconButton
            label={`Remove ${product.name}`}
            disabled={pending}
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget, 'li');
              removeLine.mutate(line);
            }}
          >
            <Icon shape={trash} />
          </IconButton>
          <Button
            variant="quiet"
            small
            className={styles.save}
            pending={pending}
            aria-label={`Save for later: ${product.name}`}
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget, 'li');
              saveForLater.mutate(line);
            }}
          >
            <span>Save{compact ? <span className={styles.rest}> for later</span> : ' for later'}</span>
          </Button>
        </>
      }
    >
      <span className={styles.total}>{formatMoney(cartLineTotal(line))}</span>
    </LineRow>
  );
}
