import { useId } from 'react';
import { useLocation } from 'wouter';
import type { CartItem } from '#contracts/cart.ts';
import { cartTotals, type CartTotals } from '#domain/pricing/cart-totals.ts';
import { checkoutObstacle } from '#domain/cart/cart.ts';
import { formatMoney } from '#domain/money/money.ts';
import { freeShippingThreshold } from '#domain/pricing/shipping.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '../ui/button/button.tsx';
import { arrowRight } from '../ui/icon/icon-shapes.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { Lamp } from '../ui/lamp/lamp.tsx';
import text from '../ui/text/text.module.css';

/** How far the cart is on its way to free shipping, in words and as a bar. */
function FreeShipping({ totals }: { totals: CartTotals }) {
  const { subtotal, missingForFreeShipping: missing } = totals;
  const percent = Math.min(100, Math.floor((subtotal / freeShippingThreshold) * 100));
  return (
    <div className="free-shipping">
      <p>
        {missing === 0 ? (
          <>
            <Lamp />
            This order ships free.
          </>
        ) : (
          <>Add {formatMoney(missing)} more and it ships free.</>
        )}
      </p>
      <div
        className="free-shipping-bar"
        role="progressbar"
        aria-label="Progress to free shipping"
        aria-valuenow={percent}
        aria-valuetext={`${formatMoney(subtotal)} of ${formatMoney(freeShippingThreshold)}`}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

export function CartSummary({ lines }: { lines: readonly CartItem[] }) {
  const [, navigate] = useLocation();
  const titleId = useId();
  const obstaclesId = useId();
  const totals = cartTotals(lines);
  const obstacles = lines.map(checkoutObstacle).filter((sentence) => sentence !== null);
  return (
    <aside className="cart-summary" aria-labelledby={titleId}>
      <h2 id={titleId}>Order summary</h2>
      <FreeShipping totals={totals} />
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{formatMoney(totals.subtotal)}</dd>
        </div>
        <div>
          <dt>Shipping</dt>
          <dd>{totals.shipping === 0 ? 'Free' : formatMoney(totals.shipping)}</dd>
        </div>
        <div className="cart-total">
          <dt>Total</dt>
          <dd>{formatMoney(totals.total)}</dd>
        </div>
      </dl>
      {totals.shipping > 0 && (
        <p className={text.meta}>Free shipping on orders over {formatMoney(freeShippingThreshold)}</p>
      )}
      {obstacles.length > 0 && (
        <ul className="cart-obstacles" id={obstaclesId}>
          {obstacles.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Button
        variant="primary"
        wide
        disabled={obstacles.length > 0}
        {...(obstacles.length > 0 && { 'aria-describedby': obstaclesId })}
        onClick={() => navigate(paths.checkout)}
      >
        Proceed to Checkout
        <Icon shape={arrowRight} />
      </Button>
      <p className={text.meta}>Prices include GST. Shipping is shown for standard delivery in India.</p>
    </aside>
  );
}
