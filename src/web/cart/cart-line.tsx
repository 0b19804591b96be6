import type { MouseEvent, ReactNode } from 'react';
import type { CartItem } from '#contracts/cart.ts';
import { lineTotal } from '#domain/pricing/cart-totals.ts';
import { lowStockThreshold, quantityLimit } from '#domain/cart/cart.ts';
import { formatMoney } from '#domain/money/money.ts';
import { typeLabel } from '../catalogue/product-card/product-card.tsx';
import { AppLink } from '../shell/app-link.tsx';
import { paths } from '#domain/paths.ts';
import { Button } from '../ui/button/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Lamp, type LampColour } from '../ui/lamp/lamp.tsx';
import { Stage } from '../ui/stage/stage.tsx';
import { Tag } from '../ui/tag/tag.tsx';
import { useRemoveLine, useSaveForLater, useSetQuantity } from './cart-changes.queries.ts';
import { trash } from './cart-icon-shapes.ts';
import { isNewLine } from './cart-state.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import text from '../ui/text/text.module.css';

function Note({ lamp, children }: { lamp: LampColour; children: ReactNode }) {
  return (
    <p className="cart-note">
      <Lamp colour={lamp} />
      <span>{children}</span>
    </p>
  );
}

/** What a buyer should know about a line: gone, scarce, or dearer or cheaper than it was. */
export function LineNotes({ line }: { line: Pick<CartItem, 'quantity' | 'addedPrice' | 'product'> }) {
  const { addedPrice, product } = line;
  const limit = quantityLimit(product);
  const isScarce =
    product.inStock && product.stock !== null && product.stock <= Math.max(lowStockThreshold, line.quantity - 1);
  return (
    <>
      {!product.inStock && (
        <Tag className="cart-out">
          <Lamp colour="off" />
          Out of Stock
        </Tag>
      )}
      {product.discontinued && <Note lamp="off">No longer sold.</Note>}
      {isScarce && <Note lamp="amber">Only {limit} left</Note>}
      {addedPrice !== product.price && (
        <Note lamp="amber">
          The price changed: it was {formatMoney(addedPrice)} when you added it, and is {formatMoney(product.price)}{' '}
          now.
        </Note>
      )}
    </>
  );
}

export function LinePicture({ product }: { product: CartItem['product'] }) {
  return (
    <Stage className={classNames('cart-picture', product.category === 'kit' && 'cart-picture-pedal')} fit>
      <img src={product.imageUrl} width={660} height={770} alt={product.name} />
    </Stage>
  );
}

export function LineName({ product }: { product: CartItem['product'] }) {
  return (
    <h2 className="cart-name">
      {product.discontinued ? product.name : <AppLink href={paths.product(product.slug)}>{product.name}</AppLink>}
    </h2>
  );
}

/** The line that had the focus goes; the next one takes it, or else the heading. */
function passFocusOn({ currentTarget }: MouseEvent<HTMLElement>): void {
  const line = currentTarget.closest('li');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('a') ?? document.querySelector<HTMLElement>('main h1');
  if (!next) return;
  if (next.tagName === 'H1') next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

export function CartLine({ line }: { line: CartItem }) {
  const setQuantity = useSetQuantity();
  const removeLine = useRemoveLine();
  const saveForLater = useSaveForLater();
  const pending = isNewLine(line) || setQuantity.isPending || removeLine.isPending || saveForLater.isPending;
  const { product } = line;
  return (
    <li className="cart-line">
      <LinePicture product={product} />
      <div className="cart-words">
        <LineName product={product} />
        <p className={text.meta}>
          {typeLabel(product.category)}, {formatMoney(product.price)} each
        </p>
        <LineNotes line={line} />
        <div className="cart-controls">
          <QuantityStepper
            name={product.name}
            quantity={line.quantity}
            limit={quantityLimit(product)}
            pending={pending}
            onChange={(quantity) => setQuantity.mutate({ line, quantity })}
          />
          <IconButton
            label={`Remove ${product.name}`}
            disabled={pending}
            onClick={(event) => {
              passFocusOn(event);
              removeLine.mutate(line);
            }}
          >
            <Icon shape={trash} />
          </IconButton>
          <Button
            variant="quiet"
            small
            disabled={pending}
            aria-label={`Save for later: ${product.name}`}
            onClick={(event) => {
              passFocusOn(event);
              saveForLater.mutate(line);
            }}
          >
            Save for later
          </Button>
        </div>
      </div>
      <span className="price cart-line-total">{formatMoney(lineTotal(line))}</span>
    </li>
  );
}
