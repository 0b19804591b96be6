import { mailboxOf } from '#domain/accounts/mailbox.ts';
import { usedByYou, usedUp } from '#domain/discounts/choose-discounts.ts';
import type { DiscountCandidate } from '#domain/discounts/discount.ts';
import { Refusal } from '#domain/errors.ts';
import type { CountedAdjustment } from '#domain/pricing/pricing.ts';
import type { Queryable } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import { digest } from '../throttle/throttle.ts';
import * as rows from './discount-redemption.repository.ts';
import type { CandidateRow } from './discount-columns.ts';

const personOfMailbox = (email: string): string => `mailbox:${digest(mailboxOf(email))}`;

const personOfAccount = (userId: number): string => `user:${userId}`;

/** Whom a use counts for: an account, or the mailbox of a guest, as a hash. */
export const personOf = ({ userId, email }: { readonly userId: number | null; readonly email: string }): string =>
  userId === null ? personOfMailbox(email) : personOfAccount(userId);

export const nothingOrdered = 'Nothing was ordered. Please check the new total and place your order again.';

interface Redeemed {
  readonly orderId: string;
  readonly sessionId: string;
  readonly person: string;
  /** Those that count, and what each of them came to, in the same order. */
  readonly used: readonly DiscountCandidate[];
  readonly adjustments: readonly CountedAdjustment[];
  /** As they were read in the transaction of the order. */
  readonly candidates: readonly CandidateRow[];
}

export type RedeemDiscounts = (tx: Queryable, redeemed: Redeemed) => Promise<void>;

/** Counts what an order uses in its transaction, or refuses. One that was changed since it was read makes another price. */
export const redeemDiscounts: RedeemDiscounts = async (tx, { used, adjustments, candidates, ...order }) => {
  const discounts = used.map(({ id }, index) => ({
    id,
    version: candidates.find((candidate) => candidate.id === id)!.version,
    givenPaise: 0 - adjustments[index]!.amount,
  }));
  const answers = await rows.redeem(tx, { ...order, discounts });
  for (const { id, code } of used) {
    const answer = answers.find((one) => one.id === id);
    if (!answer?.isSame) throw new Refusal('price-changed');
    if (answer.isUsedUp) throw new Refusal('discount-refused', `${usedUp(code)} ${nothingOrdered}`);
    if (answer.isUsedByPerson) throw new Refusal('discount-refused', `${usedByYou(code)} ${nothingOrdered}`);
  }
};

/** The uses of an order that is cancelled are there for others again. */
export const giveBackDiscounts = rows.giveBack;

/** That a discount was used in an order stays, for the books; by which account or mailbox goes with it. */
export const discountRetention: Retention = {
  beforeAccountDeletion: (tx, userId) => rows.forget(tx, personOfAccount(userId)),
  deleteByEmail: (tx, email) => rows.forget(tx, personOfMailbox(email)),
};
