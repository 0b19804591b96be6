import { newId, SimulatorRefusal } from './simulator-words.ts';
import type {
  KeyedRequest,
  SimulatedPayment,
  SimulatedRefund,
  SimulatorStore,
  StoredRefund,
} from './simulator-store.ts';
import { createRefundDelivery, type WebhookDelivery } from './webhook-deliveries.ts';

interface Deps {
  readonly keys: { readonly webhookSecret: string };
  readonly store: SimulatorStore;
  readonly nowMs: () => number;
}

/** What a shop asks for; without an amount, all that is left. */
interface RefundRequest {
  readonly amount?: number | undefined;
  readonly receipt: string | null;
}

export interface RefundResult {
  readonly refund: SimulatedRefund;
  readonly deliveries: readonly WebhookDelivery[];
}

/** A bank confirms after a while: the shop has to hear of it, or to ask. */
export const bankMs = 5000;

/** Refunds as Razorpay makes them: of captured payments, whole or in part, once for each key. */
export function createSimulatedRefunds({ keys, store, nowMs }: Deps) {
  async function requirePayment(id: string): Promise<SimulatedPayment> {
    const kept = await store.payment(id);
    if (!kept) throw new SimulatorRefusal('The id provided does not exist');
    return kept.payment;
  }

  async function requireRefund(id: string): Promise<StoredRefund> {
    const kept = await store.refund(id);
    if (!kept) throw new SimulatorRefusal('The id provided does not exist');
    return kept;
  }

  async function tell(refund: SimulatedRefund, event: 'created' | 'processed' | 'failed'): Promise<RefundResult> {
    const payment = await requirePayment(refund.payment_id);
    return { refund, deliveries: [createRefundDelivery(`refund.${event}`, { refund, payment }, keys.webhookSecret)] };
  }

  async function make(paymentId: string, { amount, receipt }: RefundRequest): Promise<SimulatedRefund> {
    const payment = await requirePayment(paymentId);
    if (payment.status === 'refunded') throw new SimulatorRefusal('The payment has been fully refunded already');
    if (payment.status !== 'captured')
      throw new SimulatorRefusal('The payment status should be captured for action to be taken');
    const back = amount ?? payment.amount - (payment.amount_refunded ?? 0);
    if (!(await store.addRefunded(paymentId, back)))
      throw new SimulatorRefusal('The total refund amount is greater than the refund payment amount');
    const refund: SimulatedRefund = {
      id: newId('rfnd'),
      entity: 'refund',
      amount: back,
      currency: payment.currency,
      payment_id: paymentId,
      receipt,
      status: 'pending',
      created_at: Math.floor(nowMs() / 1000),
    };
    await store.saveRefund({ refund, processesAtMs: nowMs() + bankMs });
    return refund;
  }

  /** What came of the first asking under this key. */
  async function repeat({ request: before, outcome }: KeyedRequest, request: string): Promise<SimulatedRefund> {
    if (before !== request)
      throw new SimulatorRefusal('Different request body sent for the same Refund Idempotency Header');
    if (outcome === null) throw new SimulatorRefusal('A request with the same key is still in progress', 409);
    if ('refusal' in outcome) throw new SimulatorRefusal(outcome.refusal);
    return (await requireRefund(outcome.refundId)).refund;
  }

  async function makeOnce(paymentId: string, wanted: RefundRequest, key: string): Promise<SimulatedRefund> {
    const request = JSON.stringify([paymentId, wanted]);
    const before = await store.beginKeyed(key, request);
    if (before) return repeat(before, request);
    try {
      const refund = await make(paymentId, wanted);
      await store.endKeyed(key, { request, outcome: { refundId: refund.id } });
      return refund;
    } catch (error) {
      if (error instanceof SimulatorRefusal)
        await store.endKeyed(key, { request, outcome: { refusal: error.message } });
      throw error;
    }
  }

  /** What becomes of a refund later. One that failed leaves the money with the shop. */
  async function settleRefund(id: string, status: 'processed' | 'failed'): Promise<RefundResult> {
    const { refund: before } = await requireRefund(id);
    if (before.status !== 'pending') return tell(before, before.status);
    const refund: SimulatedRefund = { ...before, status };
    await store.saveRefund({ refund, processesAtMs: null });
    if (status === 'failed') await store.addRefunded(refund.payment_id, 0 - refund.amount);
    return tell(refund, status);
  }

  return {
    async refundPayment(paymentId: string, wanted: RefundRequest, key: string | null): Promise<RefundResult> {
      const refund = key === null ? await make(paymentId, wanted) : await makeOnce(paymentId, wanted, key);
      return tell(refund, 'created');
    },

    settleRefund,

    async refund(id: string): Promise<SimulatedRefund> {
      const { refund, processesAtMs } = await requireRefund(id);
      const isDue = refund.status === 'pending' && processesAtMs !== null && processesAtMs <= nowMs();
      return isDue ? (await settleRefund(id, 'processed')).refund : refund;
    },
  };
}
