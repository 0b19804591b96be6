import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readClock } from '#server/clock/clock.ts';
import { finalisePayment, settleRefund } from '#server/compose/order-changes.ts';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { createReconciler } from '#server/payments/gateway/reconciler.ts';
import type { SimulatedAttempt } from '#server/payments/simulator/simulator.ts';
import type { SimulatedStatus } from '#server/payments/simulator/simulator-store.ts';
import { beginPayment, buildPayingApp, effectsOn, gatewayOf, useSimulator } from '../support/builders/payments.ts';
import { openTestDatabase, type TestDatabase } from '../support/databases/databases.ts';
import { deliverUnreliably, shuffle, type SentWebhook } from '../support/faults/unreliable-webhooks.ts';
import { createRandom } from '../support/random.ts';
import { scaled } from './scale.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? scaled({ short: 7, long: randomInt(2 ** 31) }));
const count = scaled({ short: 40, long: 3000 });
const atOnce = 12;

/** What a buyer does first, what the bank makes of it later, and whether the order is paid in the end. */
interface Fate {
  readonly first: SimulatedAttempt | null;
  readonly later?: SimulatedStatus;
  readonly again?: SimulatedAttempt;
  readonly paid: boolean;
}

const fates: readonly Fate[] = [
  { first: null, paid: false },
  { first: { status: 'created' }, paid: false },
  { first: { status: 'failed' }, paid: false },
  { first: { status: 'authorized' }, paid: false },
  { first: { status: 'captured', amount: 100 }, paid: false },
  { first: { status: 'captured', currency: 'USD' }, paid: false },
  { first: { status: 'authorized' }, later: 'failed', paid: false },
  { first: { status: 'captured' }, paid: true },
  { first: { status: 'authorized' }, later: 'captured', paid: true },
  { first: { status: 'failed' }, later: 'captured', paid: true },
  { first: { status: 'failed' }, again: { status: 'captured' }, paid: true },
  { first: { status: 'captured' }, again: { status: 'captured', evenIfPaid: true }, paid: true },
];

describe('a gateway that loses, doubles, shuffles, delays and is forged (postgres, three apps over HTTP)', () => {
  const server = useSimulator();
  const random = createRandom(seed);
  let shop: TestDatabase;
  let pools: Database[] = [];
  let apps: FastifyInstance[] = [];
  let urls: string[] = [];

  beforeAll(async () => {
    shop = await openTestDatabase('postgres');
    pools = await Promise.all([1, 2, 3].map(() => openPostgres({ databaseUrl: shop.url! })));
    apps = pools.map((pool) => buildPayingApp(pool, server()));
    urls = await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await Promise.all(pools.map((pool) => pool.close()));
    await shop?.close();
  });

  /** As a gateway does: what the shop is too busy for is told again. */
  async function hand({ body, headers, forged }: SentWebhook): Promise<void> {
    const url = `${urls[random(urls.length)]}/api/payments/razorpay/webhook`;
    const { status } = await fetch(url, { method: 'POST', body, headers });
    if (status === 503) return hand({ body, headers, forged });
    expect(status).toBe(forged ? 400 : 200);
  }

  async function handAll(parcels: readonly SentWebhook[]): Promise<void> {
    const left = parcels.values();
    const work = async () => {
      for (const parcel of left) await hand(parcel);
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  /** Asks the gateway about every order that is open, as the shop does within a minute. */
  async function reconcile(): Promise<void> {
    const gateway = gatewayOf(pools[0]!, server());
    const reconciler = createReconciler({ db: pools[0]!, gateway, finalisePayment, settleRefund });
    const started = await readClock(shop.db);
    await shop.db.query('update gateway_watches set ask_at = $1', [started]);
    const due = () => shop.db.query('select from gateway_watches where ask_at <= $1', [started]);
    while ((await due()).length > 0) await reconciler.runOnce();
  }

  it(`pays each of ${count} orders whose money came once, and no other (FUZZ_SEED=${seed})`, async () => {
    const begun = [];
    const early: SentWebhook[] = [];
    for (let index = 0; index < count; index += 1) {
      const { order, attempt } = await beginPayment(apps[index % 3]!, shop.db, server());
      const fate = fates[index % fates.length]!;
      const first = fate.first && (await attempt(fate.first));
      begun.push({ order, attempt, fate, first });
      early.push(...deliverUnreliably(first?.deliveries ?? [], random));
    }
    const delayed = early.filter(() => random(3) === 0);
    const late: SentWebhook[] = [];
    const handing = handAll(early.filter((parcel) => !delayed.includes(parcel)));
    for (const { attempt, fate, first } of begun) {
      const more = fate.later
        ? await server().simulator.advance(first!.payment.id, fate.later)
        : fate.again && (await attempt(fate.again));
      late.push(...deliverUnreliably(more?.deliveries ?? [], random));
    }
    await handing;
    await Promise.all([handAll(shuffle([...late, ...delayed], random)), reconcile()]);
    await reconcile();

    const outcomes = [];
    for (const { order, fate } of begun) {
      const { status, paymentStatus, moves, jobs, payments, invoices } = await effectsOn(shop.db, order.id);
      const isPaid = paymentStatus === 'paid';
      const mails = jobs.filter((kind) => kind === 'mail/order').length;
      const captured = payments.filter((one) => one === 'captured').length;
      outcomes.push({ fate, status, isPaid, moves, mails, captured, invoices });
    }
    expect(outcomes).toEqual(
      begun.map(({ fate }) =>
        fate.paid
          ? {
              fate,
              status: 'confirmed',
              isPaid: true,
              moves: ['confirmed by payment'],
              mails: 1,
              captured: 1,
              invoices: 1,
            }
          : { fate, status: 'pending', isPaid: false, moves: [], mails: 0, captured: 0, invoices: 0 },
      ),
    );
  });
});
