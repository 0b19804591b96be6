import { giveBackDiscounts } from '../discounts/discount-redemption.service.ts';
import { creditUnpaid } from '../invoices/credit-notes/credit-note-series.service.ts';
import { issueInvoice } from '../invoices/invoice-series.service.ts';
import { jobQueue, type JobQueue } from '../jobs/job-queue.service.ts';
import { createMoveOrder } from '../orders/order-moves.service.ts';
import { createSettleRefund } from '../payments/gateway/gateway-refund.service.ts';
import { createCountAsPaid, createFinalisePayment } from '../payments/finalise-payment.service.ts';

// The only functions that change the status of an order. They have no state, since each call brings its transaction,
// so the app, the background and the tests share them.

const followUps = { issueInvoice, giveBackDiscounts, creditUnpaid };

export const moveOrder = createMoveOrder({ jobs: jobQueue, ...followUps });

/** Whoever takes the goods home from the counter gets no mail about a parcel. */
const withoutBuyerMails: JobQueue = {
  enqueue: async (tx, kind, payload) => {
    if (kind !== 'mail/order') await jobQueue.enqueue(tx, kind, payload);
  },
};

export const moveAtCounter = createMoveOrder({ jobs: withoutBuyerMails, ...followUps });

export const countAsPaid = createCountAsPaid(moveOrder);

export const finalisePayment = createFinalisePayment({ jobs: jobQueue, countAsPaid });

/** The only function by which the gateway's word on a refund counts. */
export const settleRefund = createSettleRefund(jobQueue);
