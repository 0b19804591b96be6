import type { PaymentMethod, PaymentStatus } from './payment.ts';

export const orderStatuses = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Who moves an order: the person who bought, the admin, a payment that came in, or the shop's own clock. */
export const orderAuthors = ['buyer', 'admin', 'payment', 'clock'] as const;
export type OrderAuthor = (typeof orderAuthors)[number];

/** What a guard looks at. */
export interface MovableOrder {
  readonly status: OrderStatus;
  readonly paymentMethod: PaymentMethod;
  readonly paymentStatus: PaymentStatus;
}

interface Move {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly authors: readonly OrderAuthor[];
  /** Why it is not allowed yet, or null. */
  readonly obstacle?: (order: MovableOrder) => string | null;
}

const unpaidObstacle = ({ paymentMethod, paymentStatus }: MovableOrder): string | null =>
  paymentMethod === 'cod' || paymentStatus === 'paid' ? null : 'This order is not paid yet.';

const paidObstacle = ({ paymentStatus }: MovableOrder): string | null =>
  paymentStatus === 'paid' ? 'This order is paid.' : null;

/** Refused at the door, or not found there: the parcel is back with us, and nothing was paid. */
const keptObstacle = ({ paymentMethod, paymentStatus }: MovableOrder): string | null =>
  paymentMethod === 'cod' && paymentStatus === 'due'
    ? null
    : 'This order was sent and paid. Refund what came back instead.';

/** Every way an order may go. Whatever is not in this table is refused. */
export const orderMoves: readonly Move[] = [
  { from: 'pending', to: 'confirmed', authors: ['admin', 'payment'], obstacle: unpaidObstacle },
  { from: 'confirmed', to: 'shipped', authors: ['admin'] },
  { from: 'shipped', to: 'delivered', authors: ['admin'] },
  { from: 'shipped', to: 'cancelled', authors: ['admin'], obstacle: keptObstacle },
  { from: 'pending', to: 'cancelled', authors: ['buyer', 'admin'] },
  { from: 'pending', to: 'cancelled', authors: ['clock'], obstacle: paidObstacle },
  { from: 'confirmed', to: 'cancelled', authors: ['buyer', 'admin'] },
];

/** Why an order may not be moved so by this author, or null when it may. */
export function moveObstacle(order: MovableOrder, to: OrderStatus, author: OrderAuthor): string | null {
  const move = orderMoves.find((one) => one.from === order.status && one.to === to && one.authors.includes(author));
  if (move) return move.obstacle?.(order) ?? null;
  if (order.status === to) return `This order is already ${to}.`;
  if (to === 'cancelled' && author === 'buyer') return `This order is ${order.status} and can no longer be cancelled.`;
  return `An order that is ${order.status} cannot become ${to}.`;
}

export const mayMove = (order: MovableOrder, to: OrderStatus, author: OrderAuthor): boolean =>
  moveObstacle(order, to, author) === null;

/** Where an author may take an order next, in the order of the statuses. */
export const nextStatuses = (order: MovableOrder, author: OrderAuthor): readonly OrderStatus[] =>
  orderStatuses.filter((to) => mayMove(order, to, author));
