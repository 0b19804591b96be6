import { expect, it } from 'vitest';
import type { AccountExport } from '#contracts/account-export.ts';
import type { AccountBusiness } from '#contracts/business.ts';
import { addUser } from '#tests/support/builders/accounts.ts';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { buildTestApp } from '#tests/support/processes/shop-app.ts';

interface Answer {
  readonly business: AccountBusiness | null;
}

describeOnBothEngines('the business of an account', (database) => {
  it('is kept, changed, found by the next checkout and in what can be downloaded, and removed', async () => {
    const app = buildTestApp(database());
    const asha = await addUser(app, database(), 'asha');
    const bela = await addUser(app, database(), 'bela');
    const businessOf = async (browser: typeof asha) =>
      (await browser.call('GET /api/user/business')).json<Answer>().business;
    expect(await businessOf(asha)).toBeNull();
    await asha.call('POST /api/user/business', { companyName: ' Sample School ' });
    const saved = await asha.call('POST /api/user/business', {
      companyName: 'Sample Works',
      gstin: '27aapfu 0939f-1zv',
    });
    const details = { companyName: 'Sample Works', gstin: '27AAPFU0939F1ZV', checkedAt: expect.stringMatching(/Z$/) };
    expect([saved.statusCode, saved.json()]).toEqual([200, { business: details }]);
    expect(await businessOf(asha)).toEqual(details);
    expect(await businessOf(bela)).toBeNull();
    expect((await asha.call('GET /api/orders/last')).json()).toEqual({ lastOrder: null, business: details });
    expect((await bela.call('GET /api/orders/last')).json()).toEqual({ lastOrder: null, business: null });
    expect((await asha.call('GET /api/user/export')).json<AccountExport>().business).toEqual(details);
    expect((await asha.call('DELETE /api/user/business')).statusCode).toBe(204);
    expect(await businessOf(asha)).toBeNull();
  });

  it('is refused with the sentence of its field, and left as it was', async () => {
    const asha = await addUser(buildTestApp(database()), database(), 'asha');
    await asha.call('POST /api/user/business', { companyName: 'Sample Works' });
    const refused = await asha.call('POST /api/user/business', { companyName: 'Other', gstin: '39AAACS0000B1Z1' });
    expect([refused.statusCode, refused.body]).toEqual([
      400,
      'No state has the code 39. Compare the first two digits with your certificate.',
    ]);
    expect((await asha.call('GET /api/user/business')).json<Answer>().business?.companyName).toBe('Sample Works');
  });

  it('goes with the account', async () => {
    const asha = await addUser(buildTestApp(database()), database(), 'asha');
    await asha.call('POST /api/user/business', { companyName: 'Sample Works' });
    await database().query(`delete from users where username = 'asha'`);
    expect(await database().query('select from business_details')).toEqual([]);
  });
});
