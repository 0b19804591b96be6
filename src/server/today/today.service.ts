import type { AtHand, Sales, Todo, Waiting } from '#contracts/today.ts';
import { hasRight, type Staff } from '#domain/accounts/staff.ts';
import { addMoney, rupees, toDecimal, toPaise, type Paise } from '#domain/money/money.ts';
import { dayInIndia, stepOf, stepsUntil, type Day, type Period } from '#domain/office/periods.ts';
import type { AssetUrls } from '../assets/asset-urls.ts';
import type { Database } from '../db/database.ts';
import * as rows from './today.repository.ts';
import type { DayRow } from './today.repository.ts';

export type TodayService = ReturnType<typeof createTodayService>;

type Sums = Pick<DayRow, 'money' | 'refunds' | 'orders' | 'ordered'>;

const nothing: Sums = { money: toPaise(0), refunds: toPaise(0), orders: 0, ordered: toPaise(0) };

const addSums = (one: Sums, other: Sums): Sums => ({
  money: addMoney(one.money, other.money),
  refunds: addMoney(one.refunds, other.refunds),
  orders: one.orders + other.orders,
  ordered: addMoney(one.ordered, other.ordered),
});

const average = ({ ordered, orders }: Sums): Paise | null =>
  orders === 0 ? null : rupees(Math.round(ordered / orders / 100));

function totalOf(sums: readonly Sums[]) {
  const total = sums.reduce(addSums, nothing);
  const mean = average(total);
  return {
    money: toDecimal(total.money),
    refunds: toDecimal(total.refunds),
    orders: total.orders,
    averageOrder: mean === null ? null : toDecimal(mean),
  };
}

function sumBySteps(period: Period, days: readonly DayRow[]): (step: Day) => Sums {
  const sums = new Map<Day, Sums>();
  for (const row of days) {
    const step = stepOf(period, row.day);
    sums.set(step, addSums(sums.get(step) ?? nothing, row));
  }
  return (step) => sums.get(step) ?? nothing;
}

/** What the one who comes in the morning wants to know first. */
export function createTodayService({ db, pictures }: { db: Database; pictures: AssetUrls }) {
  return {
    async todo(): Promise<Todo> {
      const found = await rows.waiting(db);
      const toWaiting = ({ count, oldestAt }: rows.WaitingRow): Waiting => ({
        count,
        oldestAt: oldestAt?.toISOString() ?? null,
      });
      return Object.fromEntries(found.map((row) => [row.name, toWaiting(row)])) as Todo;
    },

    async sales(period: Period): Promise<Sales> {
      const renewed = await rows.clock(db);
      const today = dayInIndia(renewed);
      const { before, shown } = stepsUntil(period, today);
      const days = await rows.daysSince(db, before[0]!);
      const sumsOf = sumBySteps(period, days);
      const { money, refunds, orders } = days.find(({ day }) => day === today) ?? nothing;
      return {
        period,
        steps: shown.map((day, index) => {
          const dayBefore = before[index]!;
          const [sums, sumsBefore] = [sumsOf(day), sumsOf(dayBefore)];
          return {
            day,
            dayBefore,
            money: toDecimal(sums.money),
            refunds: toDecimal(sums.refunds),
            moneyBefore: toDecimal(sumsBefore.money),
            orders: sums.orders,
            ordersBefore: sumsBefore.orders,
          };
        }),
        total: totalOf(shown.map(sumsOf)),
        totalBefore: totalOf(before.map(sumsOf)),
        today: { money: toDecimal(money), refunds: toDecimal(refunds), orders },
        renewedAt: renewed.toISOString(),
      };
    },

    /** Nobody reads here what they could not open. */
    async atHand(staff: Pick<Staff, 'role' | 'scope'>): Promise<AtHand> {
      const [toPack, runningLow, messages] = await Promise.all([
        hasRight(staff, 'orders') ? rows.toPack(db) : [],
        hasRight(staff, 'stock') ? rows.runningLow(db) : [],
        hasRight(staff, 'messages') ? rows.messages(db) : [],
      ]);
      return {
        toPack: toPack.map(({ pictures: names, total, ...order }) => ({
          ...order,
          total: toDecimal(total),
          imageUrls: (names ?? []).map((name) => pictures.resolve(name)),
        })),
        runningLow: runningLow.map((row) => ({ ...row, imageUrl: pictures.resolve(row.imageUrl) })),
        messages: messages.map((row) => ({ ...row, at: row.at.toISOString() })),
      };
    },
  };
}
