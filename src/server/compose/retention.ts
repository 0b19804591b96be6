import { accountRetention } from '../accounts/account.service.ts';
import { apiTokenRetention } from '../api-tokens/api-token.service.ts';
import { buildRetention } from '../builds/build.service.ts';
import { classRetention } from '../classroom/class.service.ts';
import { stockWatcherRetention } from '../catalogue/stock-watcher.service.ts';
import { contactRetention } from '../contact/contact.service.ts';
import { helpRetention } from '../help/help.service.ts';
import { discountRetention } from '../discounts/discount-redemption.service.ts';
import { jobRetention } from '../jobs/job-queue.service.ts';
import { syncedStoreRetention } from '../synced-store/synced-store.service.ts';
import { newsletterRetention } from '../newsletter/newsletter.service.ts';
import { buyerKeyRetention } from '../orders/placing/reservation-limits.service.ts';
import { orderRetention } from '../orders/order.service.ts';
import { paymentRetention } from '../payments/payment.service.ts';
import { pictureRetention } from '../pictures/picture.service.ts';
import { importRetention } from '../products/imports/import.service.ts';
import { quoteRetention } from '../quotes/quote.service.ts';
import type { Retention } from '../db/retention.ts';
import { returnRetention } from '../returns/return.service.ts';
import { factorChallengeRetention } from '../second-factors/factor-challenge.service.ts';
import { sessionRetention } from '../sessions/session.service.ts';
import { staffRetention } from '../staff/staff.service.ts';
import { webhookRetention } from '../webhooks/webhook.service.ts';
import { throttleRetention } from '../throttle/throttle.ts';
import { agentCartRetention } from '../ucp/agent-cart.service.ts';

/** What every room keeps for how long, put together. */
export const retentions: readonly Retention[] = [
  jobRetention,
  webhookRetention,
  apiTokenRetention,
  sessionRetention,
  factorChallengeRetention,
  accountRetention,
  staffRetention,
  throttleRetention,
  agentCartRetention,
  // Before that of orders, which takes the buyer off them.
  returnRetention,
  orderRetention,
  buyerKeyRetention,
  paymentRetention,
  newsletterRetention,
  stockWatcherRetention,
  helpRetention,
  contactRetention,
  discountRetention,
  quoteRetention,
  importRetention,
  pictureRetention,
  buildRetention,
  classRetention,
  syncedStoreRetention,
];
