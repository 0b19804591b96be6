import type { ShopFacts } from '#contracts/settings.ts';
import { namedBreaks } from '#domain/discounts/price-breaks.ts';
import { indianDay } from '#domain/time.ts';
import type { Database } from '../db/database.ts';
import { FollowedValue } from '../db/followed-value.ts';
import type { CandidateRow } from './discount-columns.ts';
import { automatic } from './discount-redemption.repository.ts';

const dayMs = 24 * 60 * 60_000;

/** When the next day of India begins. */
const nextDay = (now: number): number => Date.parse(`${indianDay(now + dayMs)}T00:00:00+05:30`);

/** The discounts that count by themselves, as this process knows them. Orders read them from the database. */
export class DiscountStore extends FollowedValue<readonly CandidateRow[]> {
  #midnight: NodeJS.Timeout | null = null;

  constructor(db: Database) {
    super(db, 'discounts', automatic);
  }

  /** As far as this process knows, without asking anyone. */
  hasAny(): boolean {
    return (this.known?.length ?? 0) > 0;
  }

  /** What pages may promise of them today. */
  async priceBreaks(): Promise<NonNullable<ShopFacts['priceBreaks']>> {
    return namedBreaks(await this.read(), indianDay(Date.now())) as NonNullable<ShopFacts['priceBreaks']>;
  }

  /** Begins and ends of discounts are days: pages that name one are made anew with each. */
  followDays(): void {
    this.#midnight = setTimeout(
      () => {
        this.followDays();
        // What cannot be read now is read by whoever asks next.
        this.refresh().catch(() => {});
      },
      nextDay(Date.now()) - Date.now(),
    ).unref();
  }

  override async close(): Promise<void> {
    if (this.#midnight) clearTimeout(this.#midnight);
    await super.close();
  }
}
