import { Refusal } from '#domain/errors.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { isUuid } from '../../db/uuid.ts';
import type { JobQueue } from '../../jobs/job-queue.service.ts';
import type { GatewayRefunds } from '../../orders/order-payments.ts';
import type { PaymentSettings } from '../payment-settings.ts';
import { GatewayRefused, type Gateway, type GatewayRefund } from './gateway.ts';
import * as rows from './gateway-refund.repository.ts';
import type { AskedRefund } from './gateway-refund.repository.ts';

/**
 * What we call a refund at the gateway, and the key under which it is asked for: the same as long as it is tried, a new one
 * when somebody tries again what had failed.
 */
const receiptOf = ({ refundId, attempt }: Pick<AskedRefund, 'refundId' | 'attempt'>): string =>
  `${refundId}-${attempt}`;

/** What was asked for under an attempt is refused for good. */
interface RefusedRefund extends Pick<AskedRefund, 'refundId' | 'attempt'> {
  readonly refusal: string;
}

export type SettleRefund = (tx: Queryable, news: GatewayRefund | RefusedRefund) => Promise<void>;

/**
 * The only way the gateway's word on a refund counts, whoever brings it first: a webhook, the answer, or a later look. The buyer
 * is told once the gateway has taken it on, and the office when it failed.
 */
export function createSettleRefund(jobs: JobQueue): SettleRefund {
  const tellOffice = (tx: Queryable, refundId: string) => jobs.enqueue(tx, 'mail/shop-refund-failed', { refundId });

  return async (tx, news) => {
    if ('refusal' in news) {
      if (await rows.refuse(tx, news, news.refusal)) await tellOffice(tx, news.refundId);
      return;
    }
    const settled = await rows.settle(tx, news);
    if (!settled) return;
    const { refundId, isNew } = settled;
    if (news.status === 'failed') await tellOffice(tx, refundId);
    else if (isNew) await jobs.enqueue(tx, 'mail/refund', { refundId });
  };
}

interface RunDeps {
  readonly db: Database;
  readonly gateway: Gateway;
  readonly settleRefund: SettleRefund;
}

/** Asks for a refund, or about one that has been asked for. */
export async function followRefund(asked: AskedRefund, { db, gateway, settleRefund }: RunDeps): Promise<void> {
  const { gatewayRefundId, gatewayPaymentId, amountPaise } = asked;
  try {
    const news =
      gatewayRefundId === null
        ? await gateway.refundPayment({ gatewayPaymentId, amountPaise, receipt: receiptOf(asked) })
        : await gateway.findRefund(gatewayRefundId);
    // Its own word counts for what was asked, whatever it calls it.
    await db.transaction((tx) => settleRefund(tx, { ...news, receipt: receiptOf(asked) }));
  } catch (error) {
    if (!(error instanceof GatewayRefused)) throw error;
    await db.transaction((tx) => settleRefund(tx, { ...asked, refusal: error.message }));
  }
}

export const claimRefunds = rows.claim;

/** What orders ask of the gateway's refunds. Without a gateway all money goes back by hand. */
export function createGatewayRefunds(settings: PaymentSettings['gateway'], jobs: JobQueue): GatewayRefunds {
  const test = settings === 'test';
  const notFailed = () => new Refusal('payment-not-due', 'This refund has not failed at the payment service.');
  return {
    isOn: (order) => settings !== null && order.paymentMethod === 'razorpay' && order.testPayment === test,
    ask: async (tx, refundId) => settings !== null && rows.ask(tx, refundId, test),
    async retry(tx, refund) {
      if (settings === null) throw new Refusal('payment-not-due', 'There is no payment service: refund it by hand.');
      if (!isUuid(refund.refundId) || !(await rows.retry(tx, refund, test))) throw notFailed();
    },
    async markByHand(tx, refund) {
      if (!isUuid(refund.refundId) || !(await rows.markByHand(tx, refund))) throw notFailed();
      await jobs.enqueue(tx, 'mail/refund', { refundId: refund.refundId });
    },
  };
}
