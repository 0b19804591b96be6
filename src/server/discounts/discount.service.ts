import { z } from 'zod';
import type { DiscountFields, DiscountSummary, OfficeDiscount, TypedDiscount } from '#contracts/discounts.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { discountSentence } from '#domain/discounts/discount-sentence.ts';
import { stateOfDiscount, type DiscountGift, type DiscountState } from '#domain/discounts/discount.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import { indianDay } from '#domain/time.ts';
import { recordChange } from '../audit/audit.service.ts';
import { readClock } from '../clock/clock.ts';
import type { Database, Queryable } from '../db/database.ts';
import { violatedConstraint } from '../db/database-errors.ts';
import { isUuid } from '../db/uuid.ts';
import { decodeCursor, pageOf, type Page } from '../paging/cursor.ts';
import * as rows from './discount.repository.ts';
import type { DiscountRow } from './discount.repository.ts';

interface Deps {
  readonly db: Database;
  readonly store: { refresh(): Promise<void> };
}

interface ListInput {
  readonly search?: string | undefined;
  readonly state?: DiscountState | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const defaultLimit = 50;
const cursorShape = z.tuple([
  z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)*$/),
  z.uuid(),
]);

const slugsOf = ({ goods }: Pick<DiscountRow, 'goods'>): readonly string[] =>
  goods.for === 'products' ? goods.slugs : [];

type Names = ReadonlyMap<string, string>;

const sentenceOf = (rule: Parameters<typeof discountSentence>[0], names: Names): string =>
  discountSentence(rule, (slug) => names.get(slug) ?? slug);

function toSummary(row: DiscountRow, today: string, names: Names): DiscountSummary {
  const { id, name, code, startsOn, endsOn, maxUses, orders, givenPaise } = row;
  return {
    id,
    name,
    code,
    sentence: sentenceOf(row, names),
    state: stateOfDiscount(row, today),
    startsOn,
    endsOn,
    uses: orders,
    maxUses,
    given: toDecimal(toPaise(givenPaise)),
  };
}

const typedGift = (gift: DiscountGift): TypedDiscount['gift'] => {
  if (gift.kind === 'amount') return { ...gift, amount: toDecimal(gift.amount) };
  return gift.kind === 'price-breaks' ? { ...gift, breaks: [...gift.breaks] } : gift;
};

/** As they are sent when it is saved. */
const typedFields = (row: DiscountRow): TypedDiscount => ({
  name: row.name,
  code: row.code,
  gift: typedGift(row.gift),
  goods: row.goods as TypedDiscount['goods'],
  minimum: row.minimum === null ? null : toDecimal(row.minimum),
  startsOn: row.startsOn,
  endsOn: row.endsOn,
  maxUses: row.maxUses,
  maxPerPerson: row.maxPerPerson,
  together: row.together,
  isEnded: row.isEnded,
});

/** What is written down of it. */
const written = (rule: Pick<DiscountFields, 'name' | 'code' | 'isEnded'>, sentence: string) => ({
  name: rule.name,
  code: rule.code ?? 'none',
  rule: sentence,
  stopped: rule.isEnded,
});

const usedMore = (uses: number): string => `It was used ${uses} times already, so the limit can’t be lower than that.`;

export type DiscountService = ReturnType<typeof createDiscountService>;

export function createDiscountService({ db, store }: Deps) {
  async function require(id: string, tx: Queryable = db): Promise<rows.WholeDiscountRow> {
    const row = isUuid(id) ? await rows.find(tx, id) : null;
    if (!row) throw new Refusal('discount-unknown');
    return row;
  }

  async function get(id: string): Promise<OfficeDiscount> {
    const row = await require(id);
    const names = await rows.productNames(db, slugsOf(row));
    return {
      ...toSummary(row, indianDay(await readClock(db)), names),
      version: row.version,
      fields: typedFields(row),
      ordered: toDecimal(toPaise(row.orderedPaise)),
      productNames: Object.fromEntries(names),
    };
  }

  async function namesFor(tx: Queryable, fields: DiscountFields): Promise<Names> {
    const slugs = slugsOf(fields);
    const names = await rows.productNames(tx, slugs);
    const unknown = slugs.find((slug) => !names.has(slug));
    if (unknown !== undefined) throw new Refusal('input-invalid', `There’s no product “${unknown}”.`);
    return names;
  }

  /** Writes, and says when another one has the code. What this process remembers is renewed at once. */
  async function save(work: (tx: Queryable) => Promise<string>): Promise<OfficeDiscount> {
    try {
      const id = await db.transaction(work);
      await store.refresh();
      return await get(id);
    } catch (error) {
      throw violatedConstraint(error) === rows.codeKey ? new Refusal('code-taken') : error;
    }
  }

  return {
    get,

    async list({
      search,
      state,
      cursor,
      limit = defaultLimit,
    }: ListInput): Promise<Page<DiscountSummary> & { total: number }> {
      const filter = { search: search || null, state: state ?? null };
      const found = await rows.list(db, filter, { after: decodeCursor(cursor, cursorShape), limit: limit + 1 });
      const names = await rows.productNames(db, found.flatMap(slugsOf));
      const today = indianDay(await readClock(db));
      const page = pageOf(found, limit, {
        item: (row) => toSummary(row, today, names),
        cursor: ({ place, id }) => [place, id],
      });
      return { ...page, total: await rows.count(db, filter) };
    },

    add: (fields: DiscountFields, staff: Staff): Promise<OfficeDiscount> =>
      save(async (tx) => {
        const names = await namesFor(tx, fields);
        const id = await rows.insert(tx, fields);
        const after = written(fields, sentenceOf(fields, names));
        await recordChange(tx, staff, { thing: 'discount', thingId: id, label: fields.name, action: 'created', after });
        return id;
      }),

    change: (id: string, version: number, fields: DiscountFields, staff: Staff): Promise<OfficeDiscount> =>
      save(async (tx) => {
        if (!isUuid(id) || !(await rows.lock(tx, id))) throw new Refusal('discount-unknown');
        const before = await require(id, tx);
        if (before.version !== version) throw new Refusal('changed-meanwhile');
        if (fields.maxUses !== null && before.orders > fields.maxUses) {
          throw new Refusal('input-invalid', usedMore(before.orders));
        }
        const names = await namesFor(tx, fields);
        if (!(await rows.update(tx, id, version, fields))) throw new Refusal('changed-meanwhile');
        await recordChange(tx, staff, {
          thing: 'discount',
          thingId: id,
          label: fields.name,
          action: fields.isEnded && !before.isEnded ? 'stopped' : 'changed',
          before: written(before, sentenceOf(before, await rows.productNames(tx, slugsOf(before)))),
          after: written(fields, sentenceOf(fields, names)),
        });
        return id;
      }),
  };
}
