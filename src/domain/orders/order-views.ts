import type { MovableOrder, OrderStatus } from './order-state.ts';

/** What the office looks at every day, each a part of the list of orders. */
export const orderViews = ['to-confirm', 'to-pack', 'shipped', 'unpaid', 'to-refund', 'done'] as const;
export type OrderView = (typeof orderViews)[number];

export const orderViewNames: Readonly<Record<OrderView, string>> = {
  'to-confirm': 'To confirm',
  'to-pack': 'To pack',
  shipped: 'Shipped',
  unpaid: 'Unpaid',
  'to-refund': 'To refund',
  done: 'Done',
};

/** What comes next for an order, if anything does: a move, money that has to come, or money that has to go back. */
export type NextStep = 'confirm' | 'await-payment' | 'ship' | 'deliver' | 'refund' | null;

const steps: Readonly<Record<OrderStatus, NextStep>> = {
  pending: 'confirm',
  confirmed: 'ship',
  shipped: 'deliver',
  delivered: null,
  cancelled: null,
};

export function nextStepOf({ status, paymentMethod, paymentStatus }: MovableOrder): NextStep {
  if (paymentStatus === 'refund-due') return 'refund';
  if (status === 'pending' && paymentMethod !== 'cod' && paymentStatus !== 'paid') return 'await-payment';
  return steps[status];
}
