import { expect, it } from 'vitest';
import type { OrderReturn } from '#contracts/returns.ts';
import { maxPhotos } from '#domain/returns/claims.ts';
import { Browser } from '#tests/support/builders/accounts.ts';
import { claimPhoto, jpeg, openClaims } from '#tests/support/builders/claims.ts';
import { stockOf } from '#tests/support/builders/orders.ts';
import { describeOnProcesses } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

describeOnProcesses('what is asked and answered about an order at once', (database, pools) => {
  /** An order of two kits that has arrived; each call goes to the next process. */
  async function open() {
    const { guest, owner, at, ...rest } = await openClaims(database(), 'confirmed', 'shipped', 'delivered');
    const apps = pools().map((pool) => buildTestApp(pool));
    let calls = 0;
    const next = () => apps[(calls += 1) % apps.length]!;
    const ask = (path: string, body: object, headers?: Record<string, string>) =>
      new Browser(next(), guest.cookie).call(`POST ${at(path)}`, body, headers);
    const answer = (number: string, what: string, body: object) =>
      new Browser(next(), owner.cookie).call(`POST /api/admin/returns/${number}/${what}`, body);
    const claimEach = async (...claims: string[]): Promise<OrderReturn[]> => {
      const made: OrderReturn[] = [];
      for (const words of claims) made.push(await rest.claimed({ words }));
      return made;
    };
    return { ask, answer, claimEach, ...rest };
  }
  const statuses = async (answers: readonly Promise<{ statusCode: number }>[]) =>
    (await Promise.all(answers)).map(({ statusCode }) => statusCode);

  it('goes back once, however many ask to send it back', async () => {
    const { ask, kit, seen } = await open();
    const asked = await statuses(
      [2, 1, 1, 2, 1, 2, 1, 1, 2].map((quantity) =>
        ask('returns', { lines: [{ itemId: kit, quantity, condition: 'unopened' }], reason: 'mistake' }),
      ),
    );
    expect(new Set(asked)).toEqual(new Set([201, 409]));
    const { returns, lines } = await seen();
    const units = returns.flatMap((one) => one.lines.map(({ quantity }) => quantity));
    expect(units.reduce((sum, one) => sum + one, 0)).toBe(2);
    expect(returns).toHaveLength(asked.filter((status) => status === 201).length);
    expect(lines.find(({ itemId }) => itemId === kit)!.left).toBe(0);
  });

  it('takes no spare that is not there, and answers each claim once', async () => {
    const { claimEach, answer, resistorId } = await open();
    const made = await claimEach('one', 'two', 'three', 'four', 'five');
    const units = [{ productId: resistorId, quantity: 1 }];
    const answers = await statuses(made.map(({ number }) => answer(number, 'spare', { version: 1, units })));
    expect(answers.toSorted()).toEqual([200, 200, 409, 409, 409]);
    expect(await stockOf(database(), 'resistor-4k7')).toBe(0);
    const left = await database().query(`select count(*)::integer as count from returns where status = 'asked'`);
    expect(left).toEqual([{ count: 3 }]);
    const unanswered = made.find((_, index) => answers[index] === 409)!;
    const twice = await statuses([1, 2, 3].map(() => answer(unanswered.number, 'spare', { version: 1, units: [] })));
    expect(twice.toSorted()).toEqual([200, 409, 409]);
  });

  it('is refunded once for each claim, with credit notes that have no gap', async () => {
    const { claimEach, answer } = await open();
    const made = await claimEach('one', 'two', 'three');
    const answers = await statuses(
      [1, 2, 3].flatMap(() => made.map(({ number }) => answer(number, 'refund', { version: 1, amount: '20.00' }))),
    );
    expect(answers.toSorted()).toEqual([200, 200, 200, 409, 409, 409, 409, 409, 409]);
    expect(await database().query('select refunded_paise as paise from orders')).toEqual([{ paise: 6000 }]);
    const serials = await database().query<{ serial: number }>('select serial from credit_notes order by serial');
    expect(serials.map(({ serial }) => serial)).toEqual([1, 2, 3]);
  });

  it('keeps so many photos and no more', async () => {
    const { claimed, ask } = await open();
    const { id } = await claimed();
    const photo = await claimPhoto();
    const sent = await statuses(Array.from({ length: maxPhotos + 5 }, () => ask(`returns/${id}/photos`, photo, jpeg)));
    expect(sent.filter((status) => status === 201)).toHaveLength(maxPhotos);
    const kept = await database().query<{ position: number }>('select position from return_photos order by position');
    expect(kept.map(({ position }) => position)).toEqual(Array.from({ length: maxPhotos }, (_, place) => place));
  });
});
