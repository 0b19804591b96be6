import type { Database } from '../../db/database.ts';
import { finalisePayment } from '../finalise-payment.ts';
import { GatewayTrouble, type Gateway } from './gateway.ts';
import * as watches from './gateway-watch.repository.ts';
import type { Watch } from './gateway-watch.repository.ts';
import { setDueAgain } from '../payment.repository.ts';

interface ReconcilerOptions {
  readonly db: Database;
  readonly gateway: Gateway;
  readonly log?: (message: string) => void;
}

export interface Reconciler {
  /** Asks about everything it is time to ask about. */
  runOnce(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const lookEveryMs = 10_000;
const atOnce = 4;
/** What is left has its turn at the next look. */
const mostPerRun = 200;

/**
 * Asks the gateway about every order that may have been paid without the shop hearing of it, so that a lost webhook and
 * a closed browser heal by themselves within a minute. Any process may do it: each order is claimed by one.
 */
export function createReconciler({ db, gateway, log }: ReconcilerOptions): Reconciler {
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;

  async function settle({ gatewayOrderId, orderId }: Watch): Promise<void> {
    const payments = await gateway.paymentsOf(gatewayOrderId);
    for (const payment of payments) await db.transaction((tx) => finalisePayment(tx, payment));
    await db.transaction((tx) => setDueAgain(tx, orderId));
  }

  async function runAll(): Promise<void> {
    for (let count = 0; count < mostPerRun; count += atOnce) {
      if (stopping) return;
      const claimed = await watches.claim(db, gateway.test, atOnce);
      const results = await Promise.allSettled(claimed.map(settle));
      const failures = results.filter((result) => result.status === 'rejected');
      if (failures[0]) complain(failures[0].reason);
      // While the gateway is down, one look is enough: the rest keep their place in the queue.
      if (claimed.length < atOnce || failures.length === atOnce) return;
    }
  }

  function complain(reason: unknown): void {
    const message = reason instanceof Error ? reason.message : String(reason);
    log?.(reason instanceof GatewayTrouble ? message : `A payment could not be settled: ${message}`);
  }

  function runOnce(): Promise<void> {
    running ??= runAll().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    runOnce,
    start() {
      timer = setInterval(() => void runOnce().catch(complain), lookEveryMs);
    },
    async stop() {
      stopping = true;
      clearInterval(timer);
      await running?.catch(() => {});
    },
  };
}
