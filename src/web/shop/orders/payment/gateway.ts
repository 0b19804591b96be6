import type { PaymentStart } from '#contracts/payments.ts';
import { isPayingPath } from '#domain/paths/paths.ts';

/** What the gateway's script hands over after a payment; the server checks its signature. */
interface GatewayResponse {
  readonly razorpay_order_id: string;
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

interface GatewayOptions {
  readonly key: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: PaymentStart['prefill'];
  readonly callback_url: string;
  readonly handler: (answer: GatewayResponse) => void;
  readonly modal: { readonly ondismiss: () => void };
}

interface FailureEvent {
  readonly error?: { readonly description?: string };
}

interface Gateway {
  open: () => void;
  on: (event: 'payment.failed', listener: (failure: FailureEvent) => void) => void;
}

declare global {
  interface Window {
    Razorpay?: new (options: GatewayOptions) => Gateway;
  }
}

export type GatewayOutcome =
  | { readonly kind: 'answered'; readonly answer: GatewayResponse }
  /** Closed without a payment; with the reason of the last try that failed, if there was one. */
  | { readonly kind: 'closed'; readonly reason: string | null };

/**
 * The gateway's script may run only in a document that was loaded at a page where people pay. Someone who came here from
 * another screen still has that screen's document, and has to load the page once.
 */
export function needsNewDocument(script: string): boolean {
  if (new URL(script, location.href).origin === location.origin) return false;
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && !isPayingPath(new URL(document.name).pathname);
}

const loading = new Map<string, Promise<void>>();

function load(script: string): Promise<void> {
  const known = loading.get(script);
  if (known) return known;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const element = document.createElement('script');
  element.src = script;
  element.addEventListener('load', () => resolve());
  element.addEventListener('error', () => {
    // The next try asks for it anew.
    loading.delete(script);
    element.remove();
    reject(new Error('The payment page couldn’t be loaded.'));
  });
  document.head.append(element);
  loading.set(script, promise);
  return promise;
}

/** Opens the gateway's own checkout over the page; the test gateway speaks the same language. */
export async function openGateway(start: PaymentStart): Promise<GatewayOutcome> {
  await load(start.script);
  if (!window.Razorpay) throw new Error('The payment page couldn’t be loaded.');
  const { promise, resolve } = Promise.withResolvers<GatewayOutcome>();
  let reason: string | null = null;
  const gateway = new window.Razorpay({
    key: start.keyId,
    order_id: start.gatewayOrderId,
    amount: start.amount,
    currency: start.currency,
    name: start.shopName,
    description: start.description,
    prefill: start.prefill,
    callback_url: start.callbackUrl,
    handler: (answer) => resolve({ kind: 'answered', answer }),
    modal: { ondismiss: () => resolve({ kind: 'closed', reason }) },
  });
  gateway.on('payment.failed', ({ error }) => {
    reason = error?.description ?? null;
  });
  gateway.open();
  return promise;
}
