import type { NewOrder } from '#contracts/orders.ts';
import { checkoutObstacle } from '#domain/cart/cart.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, type Paise } from '#domain/money/money.ts';
import {
  cashObstacle,
  maxOrderTotal,
  paymentOptions,
  phoneProblem,
  sameDayObstacle,
  shippingOptions,
  stateProblem,
  type EnabledPaymentMethods,
  type ShippingOption,
} from '#domain/orders/checkout.ts';
import { linesObstacle, type OrderLimits } from '#domain/orders/order-limits.ts';
import type { Goods } from '#domain/pricing/pricing.ts';
import type { Settings } from '#domain/settings/settings.ts';
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
  const phone = phoneProblem({ paymentMethod: order.paymentMethod, phone: order.phone ?? '' });
  if (phone !== null) throw new Refusal('input-invalid', phone);
}

export function checkLines(lines: readonly CheckoutLineRow[], limits: OrderLimits): void {
  if (lines.length === 0) throw new Refusal('cart-empty');
  const tooMany = linesObstacle(lines.length, limits);
  if (tooMany !== null) throw new Refusal('quantity-too-large', tooMany);
  for (const line of lines) {
    const obstacle = checkoutObstacle({ quantity: line.quantity, product: line });
    if (obstacle !== null) throw new Refusal(line.inStock ? 'stock-short' : 'out-of-stock', obstacle);
  }
  if (lines.some((line) => line.pricePaise !== line.expectedPricePaise)) throw new Refusal('price-changed');
}

interface Circumstances {
  readonly methods: EnabledPaymentMethods;
  readonly goods: Goods;
  readonly now: Date;
  readonly settings: Settings;
}

function checkPayment(
  { shippingAddress, paymentMethod }: NewOrder,
  { methods, settings }: Circumstances,
  goods: Paise,
): void {
  if (paymentOptions(shippingAddress, methods, goods, settings).includes(paymentMethod)) return;
  const obstacle = paymentMethod === 'cod' ? cashObstacle(shippingAddress, goods, settings) : null;
  throw new Refusal(
    'payment-unavailable',
    obstacle === null ? undefined : `${obstacle} Please choose another way to pay.`,
  );
}

function shippingRefusal({ shippingAddress, shippingMethod }: NewOrder, settings: Settings): Refusal {
  const obstacle = shippingMethod === 'domestic-same-day' ? sameDayObstacle(shippingAddress, settings) : null;
  return new Refusal(
    'shipping-unavailable',
    obstacle === null ? undefined : `${obstacle} Please choose another delivery option.`,
  );
}

/** The way of shipping that was chosen, at its present price. */
export function checkChoices(order: NewOrder, circumstances: Circumstances): ShippingOption {
  const { goods, now, settings } = circumstances;
  const options = shippingOptions(order.shippingAddress, goods, now, settings);
  if (options.length === 0) throw new Refusal('destination-unserved');
  const option = options.find(({ method }) => method === order.shippingMethod);
  if (!option) throw shippingRefusal(order, settings);
  checkPayment(order, circumstances, option.price.subtotal);
  if (order.expectedTotal !== undefined && order.expectedTotal !== toDecimal(option.price.total)) {
    throw new Refusal('price-changed');
  }
  if (option.price.total > maxOrderTotal) throw new Refusal('quantity-too-large', tooMuch);
  return option;
}
