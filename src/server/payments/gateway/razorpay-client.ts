import type { z } from 'zod';
import { GatewayUnavailable, type GatewayClient, type GatewayPayment } from './gateway.ts';
import type { GatewayKeys } from '../payment-settings.ts';
import { orderAnswer, paymentAnswer, paymentsAnswer, toGatewayPayment } from './razorpay-schemas.ts';

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

  async function fetchJson(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetchFunction(new URL(path, keys.apiUrl).href, {
      method,
      headers: { authorization, accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      // The keys travel with the request, so it goes nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(keys.timeoutMs ?? defaultTimeoutMs),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
    return answer.json();
  }

  async function call<T>(schema: z.ZodType<T>, method: string, path: string, body?: object): Promise<T> {
    try {
      return schema.parse(await fetchJson(method, path, body));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new GatewayUnavailable(`The gateway cannot be used (${method} ${path}): ${reason}`, { cause: error });
    }
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
  };
}
