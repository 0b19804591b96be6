import type { CartDiscount } from '#contracts/discounts.ts';
import { redeemProblem, unknownCode, type DiscountedLine } from '#domain/discounts/choose-discounts.ts';
import { discountGoods } from '#domain/discounts/discounted-goods.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import { freeShippingGap } from '#domain/pricing/cart-totals.ts';
import { priceOrder } from '#domain/pricing/pricing.ts';
import { indianDay } from '#domain/time.ts';
import { readClock } from '../clock/clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Session } from '../sessions/session.service.ts';
import { readSettings } from '../settings/settings.service.ts';
import { networkOf, type Throttle } from '../throttle/throttle.ts';
import * as carts from './cart-discount.repository.ts';
import type { CandidateRow } from './discount-columns.ts';
import * as rows from './discount-redemption.repository.ts';
import type { DiscountStore } from './discount-store.ts';

interface Deps {
  readonly db: Database;
  readonly store: DiscountStore;
  readonly throttle: Throttle;
}

/** Enough for somebody who mistypes, and too few for whoever tries them all. */
const codesPerNetwork = { max: 60, minutes: 10 } as const;

/** A guest is not known before the order. */
const personOfSession = ({ userId }: { readonly userId: number | null }): string | null =>
  userId === null ? null : `user:${userId}`;

const toLine = ({ pricePaise, ...line }: carts.CartLineRow): DiscountedLine => ({
  ...line,
  price: toPaise(pricePaise),
});

const isLimited = ({ maxUses, maxPerPerson }: CandidateRow): boolean => maxUses !== null || maxPerPerson !== null;

type CartOwner = Pick<Session, 'id' | 'userId' | 'discountCode'>;

export type CartDiscountService = ReturnType<typeof createCartDiscountService>;

export function createCartDiscountService({ db, store, throttle }: Deps) {
  /** What may count for whoever looks at prices. The database is asked only for a code, or for how often one was used. */
  async function candidatesFor(session: CartOwner | null): Promise<readonly CandidateRow[]> {
    const known = await store.read();
    const code = session?.discountCode ?? null;
    if (code === null && !known.some(isLimited)) return known;
    return rows.candidates(db, code, session && personOfSession(session));
  }

  async function read(session: CartOwner | null): Promise<CartDiscount> {
    const code = session?.discountCode ?? null;
    const lines = session === null ? [] : (await carts.lines(db, session.id)).map(toLine);
    const candidates = await candidatesFor(session);
    const today = indianDay(await readClock(db));
    const rates = await readSettings(db);
    const { goods, chosenFor } = discountGoods({ lines, candidates, today, code });
    const price = priceOrder(goods, { method: 'domestic-standard', region: 'india', rates });
    return {
      code,
      codeProblem: chosenFor('domestic-standard').codeProblem,
      subtotal: toDecimal(price.subtotal),
      adjustments: price.adjustments.map(({ label, amount, on }) => ({ label, amount: toDecimal(amount), on })),
      shipping: toDecimal(price.shipping),
      total: toDecimal(price.total),
      missingForFreeShipping: toDecimal(freeShippingGap(price, rates)),
    };
  }

  return {
    candidatesFor,
    read,

    /** Refuses a code that nobody, or not this person, can use. */
    async check(code: string, session: CartOwner | null, from: string): Promise<void> {
      if (!(await throttle.consume(`codes:${networkOf(from)}`, codesPerNetwork))) {
        throw new Refusal('too-many-requests');
      }
      const found = await rows.findByCode(db, code, session && personOfSession(session));
      if (!found) throw new Refusal('discount-refused', unknownCode(code));
      const problem = redeemProblem(found, indianDay(await readClock(db)));
      if (problem !== null) throw new Refusal('discount-refused', problem);
    },

    setCode: (sessionId: string, code: string | null, tx: Queryable = db): Promise<void> =>
      rows.setCode(tx, sessionId, code),
  };
}
