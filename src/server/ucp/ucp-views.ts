import type { Product } from '#contracts/catalogue.ts';
import type { Order, OrderItem } from '#contracts/orders.ts';
import { fromDecimal, type Paise } from '#domain/money/money.ts';
import { buyPath } from '#domain/cart/buy-link.ts';
import { maxQuantity } from '#domain/cart/cart.ts';
import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import { shop } from '#domain/shop/shop.ts';
import type { WantedGoods } from '../cart/wanted-lines.service.ts';
import type { AgentCart } from './agent-cart.service.ts';
import { envelope, type Capability } from './ucp-profile.ts';

const currency = 'INR';

export interface Message {
  readonly type: 'error' | 'warning' | 'info';
  readonly code: string;
  readonly content: string;
  readonly severity?: 'recoverable' | 'requires_buyer_input' | 'unrecoverable';
  readonly path?: string;
}

const price = (amount: Paise) => ({ amount, currency });

/** Each of our products is bought in one form: its variant is called by its slug, the product by its id. */
export function toUcpProduct(product: Product, publicUrl: string) {
  const { id, slug, name, summary, description, category, subcategory, imageUrl, imageAlt, inStock, tags } = product;
  const url = absoluteUrl(publicUrl, paths.product(slug));
  const own = price(fromDecimal(product.price));
  const media = [{ type: 'image', url: absoluteUrl(publicUrl, imageUrl), alt_text: imageAlt ?? name }];
  return {
    id,
    handle: slug,
    title: name,
    description: { plain: description },
    url,
    categories: [category, subcategory].map((value) => ({ value, taxonomy: 'merchant' })),
    price_range: { min: own, max: own },
    media,
    variants: [
      {
        id: slug,
        sku: slug,
        title: name,
        description: { plain: summary },
        url,
        price: own,
        availability: { available: inStock },
        media,
        tags,
      },
    ],
    // Of written reviews alone: what the first catalogue said is no rating.
    ...(product.writtenReviews > 0 && {
      rating: { value: Number(product.rating), scale_max: 5, count: product.writtenReviews },
    }),
    tags,
  };
}

const bothTotals = (amount: Paise, text?: string) => [
  { type: 'subtotal', amount },
  { type: 'total', amount, ...(text !== undefined && { display_text: text }) },
];

const links = (publicUrl: string) =>
  (
    [
      ['terms_of_service', paths.terms],
      ['privacy_policy', paths.privacy],
      ['shipping_policy', paths.shipping],
      ['refund_policy', `${paths.shipping}#returns-and-refunds`],
    ] as const
  ).map(([type, path]) => ({ type, url: absoluteUrl(publicUrl, path) }));

const continueUrl = ({ lines }: WantedGoods, publicUrl: string): string => {
  // A link reads no more than a cart takes; that it is too much stands in the messages.
  const bought = lines.map(({ product, quantity }) => ({
    product: product.slug,
    quantity: Math.min(maxQuantity, quantity),
  }));
  const path = bought.length > 0 ? buyPath(bought, paths.cart) : null;
  return absoluteUrl(publicUrl, path ?? paths.products());
};

/** What stands against buying them so, each with its line. */
const goodsMessages = ({ lines, unknown }: WantedGoods): Message[] => [
  ...lines.flatMap(({ obstacle, product }, at): Message[] =>
    obstacle === null
      ? []
      : [
          {
            type: 'error',
            code: product.inStock ? 'item_unavailable' : 'out_of_stock',
            severity: 'recoverable',
            content: obstacle,
            path: `$.line_items[${at}].quantity`,
          },
        ],
  ),
  ...unknown.map((id): Message => ({
    type: 'error',
    code: 'item_unavailable',
    severity: 'recoverable',
    content: `We don’t sell “${id.slice(0, 60)}”, so it’s left out.`,
  })),
];

const lineItems = ({ lines }: WantedGoods, publicUrl: string) =>
  lines.map(({ product, quantity, total }, at) => ({
    id: `li_${at + 1}`,
    item: {
      id: product.slug,
      title: product.name,
      price: fromDecimal(product.price),
      image_url: absoluteUrl(publicUrl, product.imageUrl),
    },
    quantity,
    totals: bothTotals(total),
  }));

function cartBase({ id, goods, expiresAt }: AgentCart, publicUrl: string) {
  return {
    id,
    line_items: lineItems(goods, publicUrl),
    currency,
    totals: bothTotals(goods.subtotal, 'Goods with GST. Delivery is added at the checkout.'),
    links: links(publicUrl),
    continue_url: continueUrl(goods, publicUrl),
    expires_at: expiresAt.toISOString(),
  };
}

export const toUcpCart = (cart: AgentCart, publicUrl: string) => ({
  ucp: envelope('dev.ucp.shopping.cart'),
  ...cartBase(cart, publicUrl),
  messages: goodsMessages(cart.goods),
});

const handOver: Message = {
  type: 'error',
  code: 'buyer_input_required',
  severity: 'requires_buyer_input',
  content: `The buyer enters address, delivery and payment at ${shop.name}: UPI and cash need the person.`,
};

/** Every checkout ends with the person: it is either cancelled, or waits for them. */
export const toUcpCheckout = (checkout: AgentCart, publicUrl: string, further: readonly Message[] = []) => ({
  ucp: envelope('dev.ucp.shopping.checkout'),
  ...cartBase(checkout, publicUrl),
  status: checkout.isCanceled ? 'canceled' : 'requires_escalation',
  messages: checkout.isCanceled ? [...further] : [...further, ...goodsMessages(checkout.goods), handOver],
});

/** Nothing is there to answer with. */
export const toUcpError = (
  capability: Capability,
  messages: readonly Message[],
  publicUrl: string,
  path: string = paths.products(),
) => ({ ucp: envelope(capability, 'error'), messages, continue_url: absoluteUrl(publicUrl, path) });

export const toUnsold = (capability: Capability, goods: WantedGoods, publicUrl: string) =>
  toUcpError(
    capability,
    goodsMessages(goods).map((message) => ({ ...message, severity: 'unrecoverable' })),
    publicUrl,
  );

/** By the state of the order: it leaves as one parcel. */
const isOut = ({ status }: Order): boolean => status === 'shipped' || status === 'delivered';

function toOrderLine(
  order: Order,
  { id, slug, productId, name, price: each, total, quantity, imageUrl }: OrderItem,
  publicUrl: string,
) {
  const isRemoved = order.status === 'cancelled';
  const count = isRemoved ? 0 : quantity;
  const fulfilled = isOut(order) ? count : 0;
  const status = isRemoved ? 'removed' : isOut(order) ? 'fulfilled' : 'processing';
  return {
    id,
    item: { id: slug ?? productId, title: name, price: fromDecimal(each), image_url: absoluteUrl(publicUrl, imageUrl) },
    quantity: { original: quantity, total: count, fulfilled },
    totals: bothTotals(fromDecimal(total)),
    status,
  };
}

function toEvents(order: Order) {
  const { history, items, parcel } = order;
  const line_items = items.map(({ id, quantity }) => ({ id, quantity }));
  return history
    .filter(({ status }) => status === 'shipped' || status === 'delivered')
    .map(({ at, status, note }, index) => ({
      id: `evt_${index + 1}`,
      occurred_at: at,
      type: status,
      line_items,
      ...(parcel?.trackingNumber && { tracking_number: parcel.trackingNumber }),
      ...(parcel?.url && { tracking_url: parcel.url }),
      ...(note && { description: note }),
    }));
}

/** An order as its buyer sees it, without who and where: an agent needs neither. */
export function toUcpOrder(order: Order, publicUrl: string) {
  const { id, number, items, subtotal, shippingAmount, taxIncluded, totalAmount, adjustments, arrivesFrom, arrivesTo } =
    order;
  const changed = adjustments.map(({ label, amount }) => ({
    type: fromDecimal(amount) < 0 ? 'discount' : 'fee',
    amount: fromDecimal(amount),
    display_text: label,
  }));
  return {
    ucp: envelope('dev.ucp.shopping.order'),
    id,
    label: number,
    // The person's own checkout made it, which has no other name.
    checkout_id: id,
    permalink_url: absoluteUrl(publicUrl, paths.order(id)),
    currency: order.currency,
    line_items: items.map((item) => toOrderLine(order, item, publicUrl)),
    fulfillment: {
      expectations: [
        {
          id: 'exp_1',
          line_items: items.map((item) => ({ id: item.id, quantity: item.quantity })),
          method_type: 'shipping',
          description: `Arrives ${arrivesFrom} to ${arrivesTo}`,
        },
      ],
      events: toEvents(order),
    },
    totals: [
      { type: 'subtotal', amount: fromDecimal(subtotal) },
      ...changed,
      { type: 'fulfillment', amount: fromDecimal(shippingAmount) },
      { type: 'total', amount: fromDecimal(totalAmount), display_text: `GST included: ${taxIncluded}` },
    ],
  };
}
