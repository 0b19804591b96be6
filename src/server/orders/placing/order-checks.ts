import type { NewOrder } from '#contracts/new-order.ts';
import { checkoutObstacle } from '#domain/cart/cart.ts';
import type { ChosenDiscounts, DiscountedLine } from '#domain/discounts/choose-discounts.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, type Paise } from '#domain/money/money.ts';
import { linesObstacle, type OrderLimits } from '#domain/orders/order-limits.ts';
import { nothingOrdered } from '../../discounts/discount-redemption.service.ts';
import type { CheckoutLineRow } from './place-order.repository.ts';
import {
  cashObstacle,
  maxOrderTotal,
  orderReceiverProblem,
  paymentOptions,
  phoneProblem,
  sameDayObstacle,
  shippingOptions,
  stateProblem,
  upiObstacle,
  type EnabledPaymentMethods,
  type ShippedLine,
  type ShippingOption,
} from '#domain/orders/checkout.ts';
import { isExport } from '#domain/pricing/place-of-supply.ts';
import { type Goods, type OrderPrice } from '#domain/pricing/pricing.ts';
import type { Settings } from '#domain/settings/settings.ts';

const mailMissing = 'Enter an email address so we can send you your receipt.';
const kitAtHome = 'Only a parcel to another country is declared to customs. Please choose how it goes once more.';
const tooMuch = 'An order as large as this is best made in writing. Please write to us.';

/** What can be told wrong before anything is looked up. */
export function validateInput(order: NewOrder, userId: number | null): void {
  if (userId === null && !order.email) throw new Refusal('input-invalid', mailMissing);
  for (const address of [order.shippingAddress, order.billingAddress]) {
    const problem = address ? stateProblem(address) : null;
    if (problem !== null) throw new Refusal('input-invalid', problem);
  }
  if (order.asOneKit && !isExport(order.shippingAddress.country, order.shippingMethod)) {
    throw new Refusal('input-invalid', kitAtHome);
  }
  const receiver = orderReceiverProblem(order);
  if (receiver !== null) throw new Refusal('input-invalid', receiver);
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

export interface SoldLine extends ShippedLine, DiscountedLine {}

interface Circumstances {
  readonly methods: EnabledPaymentMethods;
  readonly goods: Goods<SoldLine>;
  readonly chosenFor: (method: string) => ChosenDiscounts;
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

function checkUpi({ paymentMethod }: NewOrder, total: Paise, settings: Settings): void {
  const obstacle = paymentMethod === 'upi' ? upiObstacle(total, settings) : null;
  if (obstacle !== null) throw new Refusal('payment-unavailable', `${obstacle} Please choose another way to pay.`);
}

function shippingRefusal({ shippingAddress, shippingMethod }: NewOrder, settings: Settings): Refusal {
  const obstacle = shippingMethod === 'domestic-same-day' ? sameDayObstacle(shippingAddress, settings) : null;
  return new Refusal(
    'shipping-unavailable',
    obstacle === null ? undefined : `${obstacle} Please choose another delivery option.`,
  );
}

/** Whoever saw what the order costs without their code may have it so; else they are told why it does not count. */
function checkTotal({ expectedTotal }: NewOrder, { total }: OrderPrice, { codeProblem, used }: ChosenDiscounts): void {
  if (expectedTotal === toDecimal(total)) return;
  if (codeProblem !== null && (expectedTotal !== undefined || used.length === 0)) {
    throw new Refusal('discount-refused', `${codeProblem} ${nothingOrdered}`);
  }
  if (expectedTotal !== undefined) throw new Refusal('price-changed');
}

/** The way of shipping that was chosen, at its present price. */
export function checkChoices(order: NewOrder, circumstances: Circumstances): ShippingOption {
  const { goods, now, settings } = circumstances;
  const options = shippingOptions(order.shippingAddress, goods, now, settings);
  if (options.length === 0) throw new Refusal('destination-unserved');
  const option = options.find(({ method }) => method === order.shippingMethod);
  if (!option) throw shippingRefusal(order, settings);
  checkPayment(order, circumstances, option.price.subtotal);
  checkUpi(order, option.price.total, settings);
  checkTotal(order, option.price, circumstances.chosenFor(option.method));
  if (option.price.total > maxOrderTotal) throw new Refusal('quantity-too-large', tooMuch);
  return option;
}
