import { bankMs, type RefundResult } from './simulated-refunds.ts';
import type { Simulator } from './simulator.ts';
import type { WebhookDelivery } from './webhook-deliveries.ts';

interface Deps {
  readonly simulator: Simulator;
  readonly send: (delivery: WebhookDelivery) => Promise<void>;
  /** Does some work after so many milliseconds. */
  readonly later: (ms: number, work: () => Promise<void>) => void;
}

/**
 * A test gateway that tells of refunds by itself, as Razorpay does: that it has taken one on, and that the bank has confirmed it.
 * What is lost on the way, the shop finds out by asking.
 */
export function tellRefunds({ simulator, send, later }: Deps): Simulator {
  const sendAll = async ({ deliveries }: RefundResult): Promise<void> => {
    for (const delivery of deliveries) await send(delivery);
  };
  return {
    ...simulator,
    async refundPayment(...asked) {
      const taken = await simulator.refundPayment(...asked);
      later(0, () => sendAll(taken));
      later(bankMs, async () => sendAll(await simulator.settleRefund(taken.refund.id, 'processed')));
      return taken;
    },
  };
}

/** Timers that end with the process that began them. */
export function createTimers(log: (message: string) => void) {
  const waiting = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  return {
    later(ms: number, work: () => Promise<void>): void {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        const run = work()
          .catch((error: unknown) => log(`The test gateway could not tell of a refund: ${String(error)}`))
          .finally(() => running.delete(run));
        running.add(run);
      }, ms);
      waiting.add(timer);
    },
    async stop(): Promise<void> {
      waiting.forEach((timer) => clearTimeout(timer));
      await Promise.all(running);
    },
  };
}

const answersWithinMs = 5000;

/** Over HTTP, to the address at which the shop is reached: the test gateway is only there where that is its own machine. */
export const postWebhook =
  (publicUrl: () => string) =>
  async ({ body, headers }: WebhookDelivery): Promise<void> => {
    const url = new URL('/api/payments/razorpay/webhook', publicUrl());
    const { status } = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(answersWithinMs),
    });
    if (status >= 300) throw new Error(`The shop answered ${status}.`);
  };
