import { expect, it } from 'vitest';
import { shop } from '#domain/shop/shop.ts';
import { addUser, Browser, deliverMail } from '#tests/support/builders/accounts.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { buy, puneAddress } from '#tests/support/builders/orders.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import type { MailMessage } from '../../mail/mailer.ts';

describeOnPostgres('the mails about an order', (database) => {
  const setUp = async () => {
    await addProduct(database(), { stock: 20 });
    const app = buildTestApp(database(), { payments: { gateway: 'test', upiVpa: null } });
    const admin = await addUser(app, database(), 'keeper', 'admin');
    const move = (id: string, status: string, note?: string) =>
      admin.call(`POST /api/admin/orders/${id}/status`, { status, note });
    return { app, move };
  };
  const subjects = (mails: readonly MailMessage[]) =>
    mails.map(({ to, subject }) => `${to.address}: ${subject}`).toSorted();
  const linkIn = ({ text }: MailMessage) => /http:\/\/shop\.test(\/orders\/\S+)/.exec(text)?.[1] ?? '';

  it('go to the buyer and to the shop when it is placed', async () => {
    const { app } = await setUp();
    const { number } = await buy(
      new Browser(app),
      { 'test-fuzz': 2 },
      { notes: 'Ring twice', phone: '+91 98450 12345' },
    );
    const mails = await deliverMail(database());
    expect(subjects(mails)).toEqual([
      `asha@example.com: Your order ${number}`,
      `${shop.email.support}: New order ${number}: ₹6,797`,
    ]);
    const [toBuyer, toShop] = mails.toSorted((one, other) => one.to.address.localeCompare(other.to.address));
    expect(toBuyer!.text).toContain('2 × Test Fuzz: ₹5,998');
    expect(toBuyer!.text).toContain('Delivery: Standard: ₹799');
    expect(toBuyer!.text).toContain('Please keep ₹6,797 in cash ready for the courier.');
    expect(toShop!.text).toContain('Note of the buyer: Ring twice');
    expect(toShop!.text).toContain('+91 98450 12345');
    expect(await deliverMail(database())).toEqual([]);
  });

  it('hold no words of the buyer until it is confirmed, and are sent then whatever the mailbox got before', async () => {
    const { app, move } = await setUp();
    const { id } = await buy(new Browser(app), { 'test-fuzz': 1 });
    const toBuyer = async () => (await deliverMail(database())).filter(({ to }) => to.address === 'asha@example.com');
    const [placed] = await toBuyer();
    expect(placed!.text).toContain('Delivering to Maharashtra 411001.');
    expect(placed!.text).not.toMatch(/Asha|MG Road|Pune/);
    await database().query(`update throttles set hits = array_fill(now(), array[20]) where key like 'mail:%'`);
    await buy(new Browser(app), { 'test-fuzz': 1 });
    expect(await toBuyer()).toEqual([]);
    await move(id, 'confirmed');
    const [confirmed] = await toBuyer();
    expect(confirmed!.text).toContain('Delivering to Asha Rao, 1 MG Road, Pune, Maharashtra 411001, India.');
  });

  it('open the order of a guest by a token of their own, of which only the hash is kept', async () => {
    const { app } = await setUp();
    const { id, number } = await buy(new Browser(app), { 'test-fuzz': 1 });
    const mail = (await deliverMail(database())).find(({ to }) => to.address === 'asha@example.com');
    const [, orderId, token] = /^\/orders\/([\w-]+)#token=([\w-]{43})$/.exec(linkIn(mail!))!;
    expect(orderId).toBe(id);
    const seen = await new Browser(app).call(`GET /api/orders/${orderId}?token=${token}`);
    expect(seen.json()).toMatchObject({ number, email: 'asha@example.com' });
    const jobs = JSON.stringify(await database().query('select payload from jobs'));
    expect(jobs).not.toContain(token);
  });

  it('lead a user to the order without a token', async () => {
    const { app } = await setUp();
    const { id } = await buy(await addUser(app, database(), 'bela'), { 'test-fuzz': 1 });
    const mail = (await deliverMail(database())).find(({ to }) => to.address === 'bela@example.com');
    expect(linkIn(mail!)).toBe(`/orders/${id}`);
  });

  it('are sent for each move, with the note of the admin', async () => {
    const { app, move } = await setUp();
    const { id, number } = await buy(new Browser(app), { 'test-fuzz': 1 });
    await deliverMail(database());
    const told: string[] = [];
    for (const [status, note] of [['confirmed'], ['shipped', 'Consignment EE1234'], ['delivered']] as const) {
      expect((await move(id, status, note)).statusCode).toBe(200);
      const mails = await deliverMail(database());
      expect(mails).toHaveLength(1);
      told.push(mails[0]!.subject);
      expect(mails[0]!.text).toContain(note ?? number);
    }
    expect(told).toEqual([
      `Order ${number} is confirmed`,
      `Order ${number} is on its way`,
      `Order ${number} has arrived`,
    ]);
  });

  it('lead to the guided build of each kit and board once the parcel is under way, in text and HTML', async () => {
    const { app, move } = await setUp();
    for (const [slug, image_url] of [
      ['pocket-fuzz', 'art:pedal/fuzz-box'],
      ['pocket-fuzz-pcb', 'art:board/fuzz-box'],
      ['a-resistor', 'art:part/resistor-4k7'],
    ] as const)
      await addProduct(database(), { slug, name: slug, image_url, stock: 5 });
    const parcel = async (goods: Record<string, number>) => {
      const { id } = await buy(new Browser(app), goods);
      const told: Record<string, MailMessage> = {};
      for (const status of ['confirmed', 'shipped', 'delivered'] as const) {
        await deliverMail(database());
        await move(id, status);
        told[status] = (await deliverMail(database()))[0]!;
      }
      return told;
    };
    const { confirmed, shipped, delivered } = await parcel({ 'pocket-fuzz': 2, 'pocket-fuzz-pcb': 1, 'a-resistor': 1 });
    const [, order, item, token] = /build\?order=([\w-]{36})&item=([\w-]{36})#token=([\w-]{43})\n/.exec(shipped!.text)!;
    const opened = await new Browser(app).call(`POST /api/orders/${order}/items/${item}/unboxing?token=${token}`, {});
    expect(opened.json()).toMatchObject({ kit: 'pocket-fuzz', quantity: 2, stage: 'here' });
    for (const mail of [shipped!, delivered!]) {
      expect(mail.text).toContain(
        `Start building the pocket-fuzz:\nhttp://shop.test/bench/pocket-fuzz/build?order=${order}&item=${item}#token=`,
      );
      expect(mail.html).toContain('href="http://shop.test/bench/pocket-fuzz-pcb/build"');
      expect(mail.text.match(/Start building/g)).toHaveLength(2);
    }
    expect(confirmed!.text).not.toContain('/bench');
    expect((await parcel({ 'a-resistor': 1 }))['shipped']!.text).not.toContain('/bench');
  });

  it('say that nothing was paid when an unpaid order is cancelled', async () => {
    const { app } = await setUp();
    const guest = new Browser(app);
    const { id, token } = await buy(guest, { 'test-fuzz': 1 });
    await deliverMail(database());
    await guest.call(`POST /api/orders/${id}/cancel?token=${token}`);
    const [mail] = await deliverMail(database());
    expect(mail!.text).toContain('Nothing was charged');
  });

  it('name the credit note of a parcel that came back unpaid in a later month', async () => {
    const { app, move } = await setUp();
    const { id } = await buy(new Browser(app), { 'test-fuzz': 1 });
    for (const status of ['confirmed', 'shipped']) await move(id, status);
    await database().query(`update invoices set issued_at = now() - interval '40 days'`);
    await deliverMail(database());
    await move(id, 'cancelled');
    const [mail] = await deliverMail(database());
    expect(mail!.text).toMatch(/Nothing was charged.+\s+Your credit note CN\/\d{4}\/000001 is on your order page\./);
  });

  it('say that an export has no GST, and where a pickup is', async () => {
    const { app } = await setUp();
    const toronto = { ...puneAddress, city: 'Toronto', state: 'Ontario', zipCode: 'M5V 2T6', country: 'Canada' };
    const portland = { ...puneAddress, city: 'Portland', state: 'Oregon', zipCode: '97201', country: 'US' };
    const order = async (shippingAddress: object, shippingMethod: string) => {
      await buy(new Browser(app), { 'test-fuzz': 1 }, { shippingAddress, shippingMethod, paymentMethod: 'razorpay' });
      return await deliverMail(database());
    };
    const abroad = await order(toronto, 'international-standard');
    for (const { text } of abroad) expect(text).toContain('Total, without GST (zero-rated export): ₹5,840.53');
    const collected = await order(portland, 'pickup');
    for (const { text } of collected) expect(text).toContain('Ready for pickup in Portland');
    const toShop = collected.find(({ to }) => to.address === shop.email.support)!;
    expect(toShop.text).toContain('Payment: Test payment: no money moves.');
    expect(toShop.text).toContain('The shop sent this email to its keeper');
    for (const { text } of [...abroad, ...collected]) expect(text).not.toContain('your account');
  });

  it('keep markup that a buyer typed from becoming markup', async () => {
    const { app } = await setUp();
    const name = '<img src=x onerror=alert(1)>';
    await buy(new Browser(app), { 'test-fuzz': 1 }, { shippingAddress: { ...puneAddress, name }, notes: name });
    for (const { html } of await deliverMail(database())) expect(html).not.toContain('<img');
  });

  it('tell the shop once that the stock is low, and again after it was refilled', async () => {
    const { app } = await setUp();
    const low = async () => (await deliverMail(database())).filter(({ subject }) => subject.startsWith('Running low'));
    await buy(new Browser(app), { 'test-fuzz': 14 }, { paymentMethod: 'razorpay' });
    expect(await low()).toHaveLength(0);
    await buy(new Browser(app), { 'test-fuzz': 1 });
    const [mail] = await low();
    expect(mail!.text).toContain('Only 5 of Test Fuzz are left.');
    await buy(new Browser(app), { 'test-fuzz': 1 });
    expect(await low()).toHaveLength(0);
    const admin = await addUser(app, database(), 'second-keeper', 'admin');
    await admin.call('PATCH /api/admin/products/test-fuzz', { stock: 6, expectedStock: 4 });
    await buy(new Browser(app), { 'test-fuzz': 2 });
    expect(await low()).toHaveLength(1);
  });
});
