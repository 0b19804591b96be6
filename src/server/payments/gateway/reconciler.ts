import type { Database } from '../../db/database.ts';
import { repeat, type Repetition } from '../../process/repeat.ts';
import type { FinalisePayment } from '../finalise-payment.service.ts';
import { GatewayUnavailable, type Gateway } from './gateway.ts';
import { claimRefunds, followRefund, type SettleRefund } from './gateway-refund.service.ts';
import * as watches from './gateway-watch.repository.ts';
import type { GatewayWatch } from './gateway-watch.repository.ts';
import { resetToDue } from '../payment.repository.ts';

interface ReconcilerOptions {
  readonly db: Database;
  readonly gateway: Gateway;
  readonly finalisePayment: FinalisePayment;
  readonly settleRefund: SettleRefund;
  readonly log?: (message: string) => void;
}

export interface Reconciler {
  /** Asks about everything it is time to ask about. */
  runOnce(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const pollEveryMs = 10_000;
const concurrency = 4;
/** What is left has its turn at the next look. */
const maxPerRun = 200;

/**
 * Asks the gateway about every order that may have been paid without the shop hearing of it, so that a lost webhook and
 * a closed browser heal by themselves within a minute, and has it make the refunds that were written down. Any process may
 * do it: each order and each refund is claimed by one.
 */
export function createReconciler(options: ReconcilerOptions): Reconciler {
  const { db, gateway, finalisePayment, log } = options;
  let polling: Repetition | undefined;
  let stopping = false;

  async function reconcile({ gatewayOrderId, orderId }: GatewayWatch): Promise<void> {
    const payments = await gateway.listPayments(gatewayOrderId);
    for (const payment of payments) await db.transaction((tx) => finalisePayment(tx, payment));
    await db.transaction((tx) => resetToDue(tx, orderId));
  }

  /** Takes what is due a few at a time, and stops where the gateway is down. */
  async function runDue<T>(claim: () => Promise<T[]>, work: (claimed: T) => Promise<void>): Promise<void> {
    for (let count = 0; count < maxPerRun; count += concurrency) {
      if (stopping) return;
      const claimed = await claim();
      const results = await Promise.allSettled(claimed.map(work));
      const failures = results.filter((result) => result.status === 'rejected');
      if (failures[0]) logFailure(failures[0].reason);
      // While the gateway is down, one look is enough: the rest keep their place in the queue.
      if (claimed.length < concurrency || failures.length === concurrency) return;
    }
  }

  async function runOnce(): Promise<void> {
    await runDue(() => watches.claim(db, gateway.test, concurrency), reconcile);
    await runDue(
      () => claimRefunds(db, gateway.test, concurrency),
      (asked) => followRefund(asked, options),
    );
  }

  function logFailure(reason: unknown): void {
    const message = reason instanceof Error ? reason.message : String(reason);
    log?.(reason instanceof GatewayUnavailable ? message : `A payment could not be settled: ${message}`);
  }

  return {
    runOnce,
    start() {
      polling = repeat({ everyMs: pollEveryMs, run: runOnce, onFailure: logFailure });
    },
    async stop() {
      stopping = true;
      await polling?.stop();
    },
  };
}
