import type { z } from 'zod';
import { GatewayRefused, GatewayUnavailable, type GatewayClient, type GatewayPayment } from './gateway.ts';
import type { GatewayKeys } from '../payment-settings.ts';
import {
  orderAnswer,
  paymentAnswer,
  paymentsAnswer,
  refundAnswer,
  refusalSentence,
  toGatewayPayment,
  toGatewayRefund,
} from './razorpay-schemas.ts';

/** A buyer who waits longer than this thinks that the shop is broken. */
const defaultTimeoutMs = 4000;

/** The part of fetch that is needed; the built-in gateway is asked in process instead. */
export type FetchFunction = (url: string, init: RequestInit) => Promise<Response>;

export interface RazorpayClientOptions {
  readonly keys: Omit<GatewayKeys, 'webhookSecrets'>;
  readonly fetchFunction?: FetchFunction;
}

const isPayment = (payment: GatewayPayment | null): payment is GatewayPayment => payment !== null;

/** Razorpay's API, as far as the shop needs it. */
export function razorpayClient({ keys, fetchFunction = fetch }: RazorpayClientOptions): GatewayClient {
  const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;

  function ask(method: string, path: string, body?: object, headers: object = {}): Promise<Response> {
    return fetchFunction(new URL(path, keys.apiUrl).href, {
      method,
      headers: {
        authorization,
        accept: 'application/json',
        ...headers,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // The keys travel with the request, so it goes nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(keys.timeoutMs ?? defaultTimeoutMs),
    });
  }

  async function jsonOf(answer: Response): Promise<unknown> {
    if (!answer.ok) throw new Error(`it answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    return answer.json();
  }

  /** Whatever goes wrong on the way says nothing about the payment. */
  async function orUnavailable<T>(what: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new GatewayUnavailable(`The gateway cannot be used (${what}): ${reason}`, { cause: error });
    }
  }

  const call = <T>(schema: z.ZodType<T>, method: string, path: string, body?: object): Promise<T> =>
    orUnavailable(`${method} ${path}`, async () => schema.parse(await jsonOf(await ask(method, path, body))));

  async function postRefund(path: string, body: object, key: string): Promise<z.infer<typeof refundAnswer>> {
    const answered = await orUnavailable(`POST ${path}`, async () => {
      const answer = await ask('POST', path, body, { 'x-refund-idempotency': key });
      // While the first asking runs it is 409, and after another body 400: only the latter is a refusal.
      const refusal = answer.status === 400 ? refusalSentence(await answer.clone().json()) : null;
      return refusal === null ? refundAnswer.parse(await jsonOf(answer)) : { refusal };
    });
    if ('refusal' in answered) throw new GatewayRefused(answered.refusal);
    return answered;
  }

  return {
    async createOrder({ amountPaise, currency, receipt, notes }) {
      const order = { amount: amountPaise, currency, receipt, notes, payment_capture: true };
      return (await call(orderAnswer, 'POST', '/v1/orders', order)).id;
    },
    async listPayments(gatewayOrderId) {
      const path = `/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`;
      const { items } = await call(paymentsAnswer, 'GET', path);
      return items.map(toGatewayPayment).filter(isPayment);
    },
    async findPayment(gatewayPaymentId) {
      const path = `/v1/payments/${encodeURIComponent(gatewayPaymentId)}`;
      return toGatewayPayment(await call(paymentAnswer, 'GET', path));
    },
    async refundPayment({ gatewayPaymentId, amountPaise, receipt }) {
      const path = `/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refund`;
      return toGatewayRefund(await postRefund(path, { amount: amountPaise, receipt }, receipt));
    },
    async findRefund(gatewayRefundId) {
      return toGatewayRefund(await call(refundAnswer, 'GET', `/v1/refunds/${encodeURIComponent(gatewayRefundId)}`));
    },
  };
}
