import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { FetchFunction } from '../gateway/razorpay-client.ts';
import type { Simulator } from './simulator.ts';
import { SimulatorRefusal } from './simulator-words.ts';

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
  /** Of a refund. */
  readonly idempotencyKey?: string | undefined;
}

export interface ApiAnswer {
  readonly status: number;
  readonly body: object;
}

const newOrderRequest = z.object({
  amount: z.int('The amount must be an integer.').min(100, 'The amount must be at least INR 1.00'),
  currency: z.string().regex(/^[A-Z]{3}$/, 'The currency is not supported.'),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').nullish(),
  notes: z.record(z.string(), z.string().max(256)).optional(),
});

const newRefundRequest = z.object({
  amount: z.int('The amount must be an integer.').min(100, 'The amount must be at least INR 1.00').optional(),
  receipt: z.string().max(40, 'The receipt may not be greater than 40 characters.').nullish(),
});

const keyPattern = /^[A-Za-z0-9_-]{10,}$/;

const refused = (status: number, description: string): ApiAnswer => ({
  status,
  body: {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
    },
  },
});

function isKnown(authorization: string | undefined, { keyId, keySecret }: Simulator['keys']): boolean {
  const given = Buffer.from(authorization ?? '');
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parseBody<T>(schema: z.ZodType<T>, body: string): T {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new SimulatorRefusal('The request body is not valid JSON.');
  }
  const { data, error } = schema.safeParse(json);
  if (!data) throw new SimulatorRefusal(error!.issues[0]!.message);
  return data;
}

async function createOrder(simulator: Simulator, body: string): Promise<object> {
  const data = parseBody(newOrderRequest, body);
  return simulator.createOrder({ ...data, receipt: data.receipt ?? null, notes: data.notes ?? {} });
}

async function listPayments(simulator: Simulator, orderId: string): Promise<object> {
  const items = await simulator.listPayments(orderId);
  return { entity: 'collection', count: items.length, items };
}

async function refundPayment(
  simulator: Simulator,
  id: string,
  { body, idempotencyKey: key }: ApiRequest,
): Promise<object> {
  if (key !== undefined && !keyPattern.test(key))
    throw new SimulatorRefusal('The Refund Idempotency Header is invalid');
  const { amount, receipt } = parseBody(newRefundRequest, body || '{}');
  return (await simulator.refundPayment(id, { amount, receipt: receipt ?? null }, key ?? null)).refund;
}

type Handler = (simulator: Simulator, id: string, request: ApiRequest) => Promise<object>;

const routes: readonly (readonly [method: string, path: RegExp, handler: Handler])[] = [
  ['POST', /^\/v1\/orders$/, (simulator, _id, { body }) => createOrder(simulator, body)],
  ['GET', /^\/v1\/orders\/(\w+)$/, (simulator, id) => simulator.order(id)],
  ['GET', /^\/v1\/orders\/(\w+)\/payments$/, listPayments],
  ['GET', /^\/v1\/payments\/(\w+)$/, (simulator, id) => simulator.payment(id)],
  ['POST', /^\/v1\/payments\/(\w+)\/refund$/, refundPayment],
  ['GET', /^\/v1\/refunds\/(\w+)$/, (simulator, id) => simulator.refund(id)],
];

/** Razorpay's API, as far as the shop calls it. */
export async function handleApiRequest(simulator: Simulator, request: ApiRequest): Promise<ApiAnswer> {
  if (!isKnown(request.authorization, simulator.keys)) return refused(401, 'Authentication failed');
  for (const [method, path, handler] of routes) {
    const match = method === request.method ? path.exec(request.path) : null;
    if (!match) continue;
    try {
      return { status: 200, body: await handler(simulator, match[1] ?? '', request) };
    } catch (error) {
      if (error instanceof SimulatorRefusal) return refused(error.status, error.message);
      throw error;
    }
  }
  return refused(404, 'The requested URL was not found on the server.');
}

/** Asks a simulator in the same process the way Razorpay is asked over the network. */
export function createInProcessFetch(simulator: Simulator): FetchFunction {
  return async (url, { method = 'GET', headers, body }) => {
    const given = new Headers(headers);
    const sent = typeof body === 'string' ? body : '';
    const answer = await handleApiRequest(simulator, {
      method,
      path: new URL(url).pathname,
      authorization: given.get('authorization') ?? undefined,
      idempotencyKey: given.get('x-refund-idempotency') ?? undefined,
      body: sent,
    });
    return Response.json(answer.body, { status: answer.status });
  };
}
