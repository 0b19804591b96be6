import type { NewOrder } from '#contracts/orders.ts';
import { checkoutObstacle } from '#domain/cart/cart.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, type Paise } from '#domain/money/money.ts';
import {
  cashObstacle,
  maxOrderTotal,
  paymentOptions,
  shippingOptions,
  stateProblem,
  type ShippingOption,
} from '#domain/orders/checkout.ts';
import { maxOrderLines, orderLimitSentences } from '#domain/orders/order-limits.ts';
import type { Goods } from '#domain/pricing/pricing.ts';
import type { PaymentViews } from '../../payments/payment-views.ts';
import type { CheckoutLineRow } from './place-order.repository.ts';

const mailMissing = 'Enter an email address so we can send you your receipt.';
const tooMuch = 'An order as large as this is best made in writing. Please write to us.';

/** What can be told wrong before anything is looked up. */
export function validateInput(order: NewOrder, userId: number | null): void {
  if (userId === null && !order.email) throw new Refusal('input-invalid', mailMissing);
  for (const address of [order.shippingAddress, order.billingAddress]) {
    const problem = address ? stateProblem(address) : null;
    if (problem !== null) throw new Refusal('input-invalid', problem);
  }
}

export function checkLines(lines: readonly CheckoutLineRow[]): void {
  if (lines.length === 0) throw new Refusal('cart-empty');
  if (lines.length > maxOrderLines) throw new Refusal('quantity-too-large', orderLimitSentences.lines);
  for (const line of lines) {
    const obstacle = checkoutObstacle({ quantity: line.quantity, product: line });
    if (obstacle !== null) throw new Refusal(line.inStock ? 'stock-short' : 'out-of-stock', obstacle);
  }
  if (lines.some((line) => line.pricePaise !== line.expectedPricePaise)) throw new Refusal('price-changed');
}

function checkPayment({ shippingAddress, paymentMethod }: NewOrder, { options }: PaymentViews, goods: Paise): void {
  if (paymentOptions(shippingAddress, options, goods).includes(paymentMethod)) return;
  const obstacle = paymentMethod === 'cod' ? cashObstacle(shippingAddress, goods) : null;
  throw new Refusal(
    'payment-unavailable',
    obstacle === null ? undefined : `${obstacle} Please choose another way to pay.`,
  );
}

interface Circumstances {
  readonly payments: PaymentViews;
  readonly goods: Goods;
  readonly now: Date;
}

/** The way of shipping that was chosen, at its present price. */
export function checkChoices(order: NewOrder, { payments, goods, now }: Circumstances): ShippingOption {
  const options = shippingOptions(order.shippingAddress, goods, now);
  if (options.length === 0) throw new Refusal('destination-unserved');
  const option = options.find(({ method }) => method === order.shippingMethod);
  if (!option) throw new Refusal('shipping-unavailable');
  checkPayment(order, payments, option.price.subtotal);
  if (order.expectedTotal !== undefined && order.expectedTotal !== toDecimal(option.price.total)) {
    throw new Refusal('price-changed');
  }
  if (option.price.total > maxOrderTotal) throw new Refusal('quantity-too-large', tooMuch);
  return option;
}
