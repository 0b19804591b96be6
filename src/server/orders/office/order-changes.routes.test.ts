import { expect, it } from 'vitest';
import type { MoveOutcome } from '#contracts/order-actions.ts';
import type { AdminOrder } from '#contracts/office-orders.ts';
import type { Order } from '#contracts/orders.ts';
import { Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { openOfficeWithClerk } from '#tests/support/builders/office.ts';
import { addOrder, buy, puneAddress } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';

describeOnPostgres('the office', (database) => {
  const setUp = () => openOfficeWithClerk(database());

  it('ships with a carrier and a number, which the buyer can follow', async () => {
    const { app, tell } = await setUp();
    const buyer = new Browser(app);
    const { id, number, token } = await buy(buyer, { 'test-fuzz': 1 });
    await tell(id, 'status', { status: 'confirmed' });
    const parcel = { carrier: 'delhivery', trackingNumber: ' 1490 8123 5567 ' };
    const early = await tell(id, 'parcel', { parcel });
    expect([early.statusCode, early.body]).toEqual([409, 'This order has not been shipped yet.']);
    await deliverMail(database());
    const shipped = await tell(id, 'status', { status: 'shipped', parcel });
    expect(shipped.statusCode, shipped.body).toBe(200);
    const url = 'https://www.delhivery.com/track-v2/package/149081235567';
    const [mail] = await deliverMail(database());
    expect(mail!.text).toContain('It travels with Delhivery. Its tracking number is 149081235567.');
    expect(mail!.text).toContain(`Track your parcel:\n${url}`);
    const seen = (await buyer.call(`GET /api/orders/${id}?token=${token}`)).json<Order>();
    expect(seen.parcel).toEqual({ carrier: 'Delhivery', trackingNumber: '149081235567', url });
    const right = await tell(id, 'parcel', { parcel: { carrier: 'Ravi’s bicycle', trackingNumber: null } });
    expect(right.json<AdminOrder>().parcel).toEqual({ carrier: 'Ravi’s bicycle', trackingNumber: null, url: null });
    const again = await tell(id, 'parcel', { parcel: { carrier: 'Ravi’s bicycle', trackingNumber: null } });
    expect([again.statusCode, again.body]).toEqual([409, 'That is what stands there already.']);
    const told = await deliverMail(database());
    expect(told.map(({ subject }) => subject)).toEqual([`New tracking details for order ${number}`]);
    expect(told[0]!.text).toContain('It travels with Ravi’s bicycle.');
    for (const wrong of [
      { carrier: '' },
      { carrier: 'x'.repeat(61) },
      { trackingNumber: '<b>' },
      { trackingNumber: 'x'.repeat(61) },
    ]) {
      expect((await tell(number, 'parcel', { parcel: { ...parcel, ...wrong } })).statusCode).toBe(400);
    }
  });

  it('reads what was mailed without the token of a link, once for each mail, for two years', async () => {
    const { app, clerk } = await setUp();
    const { id } = await buy(new Browser(app), { 'test-fuzz': 1 });
    const first = (await deliverMail(database())).find(({ to }) => to.address === 'asha@example.com');
    expect(first!.text).toMatch(/#token=[\w-]{43}/);
    const { mails } = (await clerk.call(`GET /api/admin/orders/${id}`)).json<AdminOrder>();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['asha@example.com', first!.subject]]);
    expect(mails[0]!.text).toContain(`http://shop.test/orders/${id}\n`);
    expect(mails[0]!.text).not.toContain('token');
    await database().query(`update jobs set done_at = null, attempts = 0 where kind = 'mail/order'`);
    await deliverMail(database());
    expect(await database().query('select from sent_mails')).toHaveLength(1);
    const { orderRetention } = await import('../order.service.ts');
    await orderRetention.deleteExpired!(database());
    expect(await database().query('select from sent_mails')).toHaveLength(1);
    await database().query(`update sent_mails set sent_at = now() - interval '731 days'`);
    await orderRetention.deleteExpired!(database());
    expect(await database().query('select from sent_mails')).toHaveLength(0);
  });

  it('keeps notes of its own from the buyer, and mails those for the buyer', async () => {
    const { app, tell } = await setUp();
    const buyer = new Browser(app);
    const { id, token } = await buy(buyer, { 'test-fuzz': 1 });
    await deliverMail(database());
    await tell(id, 'notes', { text: 'Secret of ours', forBuyer: false });
    const noted = (await tell(id, 'notes', { text: 'A day late, sorry', forBuyer: true })).json<AdminOrder>();
    expect(noted.ownNotes).toMatchObject([{ text: 'Secret of ours', staffName: 'ravi' }]);
    const seen = await buyer.call(`GET /api/orders/${id}?token=${token}`);
    expect(seen.body).not.toContain('Secret of ours');
    expect(seen.json<Order>().history.at(-1)).toMatchObject({ status: 'pending', note: 'A day late, sorry' });
    const mails = await deliverMail(database());
    expect(mails.map(({ text }) => text.includes('> A day late, sorry'))).toEqual([true]);
    expect((await tell(id, 'notes', { text: ' ', forBuyer: false })).statusCode).toBe(400);
  });

  it('changes an address before it is shipped, on the version it read, and not the tax of an invoice', async () => {
    const { tell, clerk } = await setUp();
    const id = await addOrder(database());
    const { version } = (await clerk.call(`GET /api/admin/orders/${id}`)).json<AdminOrder>();
    const to = (changes: object, on = version) =>
      tell(id, 'address', { version: on, shippingAddress: { ...puneAddress, ...changes }, phone: '98450 12345' });
    const first = (await to({ streetAddress: '4th Main', state: 'Goa', zipCode: '403001' })).json<AdminOrder>();
    expect(first).toMatchObject({ shippingAddress: { streetAddress: '4th Main', state: 'Goa' }, phone: '98450 12345' });
    const late = await to({});
    expect([late.statusCode, late.body]).toEqual([409, expect.stringMatching(/^Somebody else changed this/)]);
    const confirmed = (await tell(id, 'status', { status: 'confirmed' })).json<AdminOrder>();
    const again = async (changes: object) => {
      const { statusCode, body } = await to(changes, confirmed.version);
      return [statusCode, body];
    };
    expect(await again({})).toEqual([409, expect.stringMatching(/was issued for Goa, and its tax depends on that/)]);
    expect(await again({ country: 'Nepal' })).toEqual([409, expect.stringMatching(/price of delivery would change/)]);
    expect(await again({ state: 'Atlantis' })).toEqual([400, 'Please choose the state from the list.']);
    expect((await again({ state: 'Goa', zipCode: '403002' }))[0]).toBe(200);
    const shipped = (await tell(id, 'status', { status: 'shipped' })).json<AdminOrder>();
    expect(shipped.can).toMatchObject({ editAddress: false, move: ['delivered', 'cancelled'] });
    expect((await to({ state: 'Goa' }, shipped.version)).body).toBe(
      'This order is shipped, so its address can no longer be changed.',
    );
  });

  it('keeps a parcel in the country that its price was made for, and in one of the same price until it is invoiced', async () => {
    const { tell, clerk } = await setUp();
    const berlin = { ...puneAddress, city: 'Berlin', state: '', zipCode: '10119', country: 'Germany' };
    const row = { shipping_method: 'international-express', shipping_address: JSON.stringify(berlin) };
    const id = await addOrder(database(), row);
    const to = async (changes: object) => {
      const { version } = (await clerk.call(`GET /api/admin/orders/${id}`)).json<AdminOrder>();
      const answer = await tell(id, 'address', { version, shippingAddress: { ...berlin, ...changes } });
      return [answer.statusCode, answer.statusCode === 200 ? '' : answer.body];
    };
    const dearer = [
      409,
      'The price of delivery would change with the country. Please cancel this order and make a new one.',
    ];
    const boise = { city: 'Boise', state: 'Idaho', zipCode: '83702', country: 'United States' };
    expect(await to(boise)).toEqual(dearer);
    expect(await to(puneAddress)).toEqual(dearer);
    expect(await to({ city: 'Tokyo', state: 'Tokyo', zipCode: '100-0001', country: 'Japan' })).toEqual(dearer);
    const paris = { city: 'Paris', zipCode: '75011', country: 'France' };
    const step = { zone: 'France', countries: ['FR'], upToGrams: 5000, standardFee: 100_000, expressFee: null };
    await database().query('insert into settings (changed) values ($1::jsonb)', [JSON.stringify({ freight: [step] })]);
    // The office has a price of its own for France now.
    expect(await to(paris)).toEqual(dearer);
    await database().query('delete from settings');
    expect(await to(paris)).toEqual([200, '']);
    expect(await to({})).toEqual([200, '']);
    await tell(id, 'status', { status: 'confirmed' });
    expect(await to(paris)).toEqual([409, expect.stringMatching(/was issued for Germany/)]);
    expect(await to({ zipCode: '10117' })).toEqual([200, '']);
    const kept = (await clerk.call(`GET /api/admin/orders/${id}`)).json<AdminOrder>();
    expect(kept.shippingAddress).toMatchObject({ country: 'Germany', zipCode: '10117' });
  });

  it('keeps a parcel of the same day inside the city that it was sold to', async () => {
    const { tell, clerk } = await setUp();
    const bengaluru = { ...puneAddress, city: 'Bengaluru', state: 'Karnataka', zipCode: '560001' };
    const row = { shipping_method: 'domestic-same-day', shipping_address: JSON.stringify(bengaluru) };
    const id = await addOrder(database(), row);
    const { version } = (await clerk.call(`GET /api/admin/orders/${id}`)).json<AdminOrder>();
    const to = (changes: object) => tell(id, 'address', { version, shippingAddress: { ...bengaluru, ...changes } });
    const away = await to({ zipCode: '577001' });
    expect([away.statusCode, away.body]).toEqual([
      409,
      'Same day delivery is for Bengaluru only. Please cancel this order and make a new one.',
    ]);
    expect((await to({ zipCode: '560038' })).statusCode).toBe(200);
  });

  it('moves many at once, says first what would happen, and leaves out what cannot be moved', async () => {
    const { app, clerk } = await setUp();
    const ids = [
      (await buy(new Browser(app), { 'test-fuzz': 1 })).id,
      await addOrder(database(), { payment_method: 'upi' }),
    ];
    const many = async (body: object) => (await clerk.call('POST /api/admin/orders/moves', body)).json<MoveOutcome[]>();
    const asked = { to: 'confirmed', orders: [...ids, ids[0], 'PK-9'] };
    const plan = await many({ ...asked, dryRun: true });
    expect(plan.map(({ number, done, sentence }) => [number, done, sentence])).toEqual([
      ['PK-1001', true, 'Gets its invoice, and the buyer an email that it is being packed.'],
      ['PK-1002', false, 'This order is not paid yet.'],
      [null, false, expect.stringMatching(/^There’s no such order/)],
    ]);
    expect(await database().query(`select from orders where status <> 'pending'`)).toHaveLength(0);
    expect(await many(asked)).toEqual(plan);
    const parcels = { [ids[0]!]: { carrier: 'dtdc', trackingNumber: 'd1' } };
    const [sent] = await many({ to: 'shipped', orders: ids, parcels });
    expect(sent!.sentence).toBe('Leaves with DTDC, as D1, and the buyer gets an email.');
    expect(
      await database().query(`select carrier, tracking_number as number from orders where status = 'shipped'`),
    ).toEqual([{ carrier: 'dtdc', number: 'D1' }]);
    expect((await many({ to: 'shipped', orders: ids })).map(({ done }) => done)).toEqual([false, false]);
    for (const body of [
      { to: 'cancelled', orders: ids },
      { to: 'shipped', orders: [] },
    ]) {
      expect((await clerk.call('POST /api/admin/orders/moves', body)).statusCode).toBe(400);
    }
  });
});
