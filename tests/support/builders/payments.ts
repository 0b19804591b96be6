import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { PaymentStart } from '#contracts/payments.ts';
import type { Database } from '#server/db/database.ts';
import type { Gateway } from '#server/payments/gateway/gateway.ts';
import { openGateway } from '#server/payments/gateway/open-gateway.ts';
import type { GatewayKeys } from '#server/payments/payment-settings.ts';
import type { WebhookDelivery } from '#server/payments/simulator/webhook-deliveries.ts';
import type { SimulatedAttempt, AttemptResult, SimulatedCallback } from '#server/payments/simulator/simulator.ts';
import { startSimulatorServer, type SimulatorServer } from '#server/payments/simulator/simulator-server.ts';
import { hashToken, newToken } from '#server/sessions/token.ts';
import { addOrder } from './orders.ts';
import { buildTestApp } from '../processes/shop-app.ts';

export const simulatorKeys = { keyId: 'rzp_test_1', keySecret: 'the key secret', webhookSecret: 'the hook secret' };

/** A gateway of its own for a suite, behind real HTTP. Each test finds it well. */
export function useSimulator(): () => SimulatorServer {
  let server: SimulatorServer;
  beforeAll(async () => {
    server = await startSimulatorServer(simulatorKeys);
  });
  beforeEach(() => {
    server.fault = null;
  });
  afterAll(() => server?.close());
  return () => server;
}

export const buildPayingApp = (
  db: Database,
  { keys }: SimulatorServer,
  changes: Partial<GatewayKeys> = {},
): FastifyInstance => buildTestApp(db, { payments: { gateway: { ...keys, ...changes }, upiVpa: null } });

export const gatewayOf = (db: Database, { keys }: SimulatorServer): Gateway => openGateway(keys, db)!;

export interface GuestOrder {
  readonly id: string;
  readonly token: string;
}

export const totalPaise = 349_900;

/** An order of a guest that waits for its payment. */
export async function addUnpaidOrder(
  db: Database,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<GuestOrder> {
  const payUntil = new Date(Date.now() + 30 * 60_000);
  const id = await addOrder(db, {
    payment_method: 'razorpay',
    total_paise: totalPaise,
    pay_until: payUntil,
    phone: '+91 98765 43210',
    ...changes,
  });
  const token = newToken();
  await db.query('insert into order_links (token_hash, order_id) values ($1, $2)', [hashToken(token), id]);
  return { id, token };
}

export const startPayment = (app: FastifyInstance, { id, token }: GuestOrder) =>
  app.inject({ method: 'POST', url: `/api/orders/${id}/payment?token=${token}` });

export const verifyPayment = (app: FastifyInstance, returned: SimulatedCallback) =>
  app.inject({ method: 'POST', url: '/api/payments/razorpay/verify', payload: returned });

export const sendWebhook = (app: FastifyInstance, { body, headers }: Pick<WebhookDelivery, 'body' | 'headers'>) =>
  app.inject({ method: 'POST', url: '/api/payments/razorpay/webhook', payload: body, headers: { ...headers } });

/** An order whose payment has begun, and what a buyer then does at the gateway. */
export async function beginPayment(app: FastifyInstance, db: Database, server: SimulatorServer) {
  const order = await addUnpaidOrder(db);
  const { gatewayOrderId } = (await startPayment(app, order)).json<PaymentStart>();
  const attempt = (attemptOptions: SimulatedAttempt): Promise<AttemptResult> =>
    server.simulator.attempt(gatewayOrderId, attemptOptions);
  return { order, gatewayOrderId, attempt };
}

interface OrderState {
  readonly status: string;
  readonly paymentStatus: string;
  readonly lastFailure: string | null;
}

export async function orderState(db: Database, orderId: string): Promise<OrderState> {
  const [row] = await db.query<OrderState>(
    `select status, payment_status as "paymentStatus", last_failure as "lastFailure" from orders where id = $1`,
    [orderId],
  );
  return row!;
}

/** Everything that payments may have changed about an order, for comparing before with after. */
export async function effectsOn(db: Database, orderId: string) {
  const payments = await db.query<{ status: string }>(
    'select status from gateway_payments where order_id = $1 order by created_at, gateway_payment_id',
    [orderId],
  );
  const events = await db.query<{ status: string; author: string }>(
    'select status, author from order_events where order_id = $1 order by id',
    [orderId],
  );
  const jobs = await db.query<{ kind: string }>(
    `select kind from jobs where payload ->> 'orderId' = $1 order by kind`,
    [orderId],
  );
  const invoices = await db.query('select from invoices where order_id = $1', [orderId]);
  return {
    ...(await orderState(db, orderId)),
    payments: payments.map(({ status }) => status),
    moves: events.map(({ status, author }) => `${status} by ${author}`),
    jobs: jobs.map(({ kind }) => kind),
    invoices: invoices.length,
  };
}

/** The rows that one payment in time leaves, however often and by whatever way it is reported. */
export const paidOnce = {
  status: 'confirmed',
  paymentStatus: 'paid',
  lastFailure: null,
  payments: ['captured'],
  moves: ['confirmed by payment'],
  jobs: ['mail/order'],
  invoices: 1,
};
