import { expect, it } from 'vitest';
import { addUser, Browser } from '#tests/support/builders/accounts.ts';
import { buy, everyPayment, puneAddress } from '#tests/support/builders/orders.ts';
import { describeOnPostgres } from '#tests/support/databases/databases.ts';
import { readPdf } from '#tests/support/pdf-reader.ts';
import { addProduct, buildTestApp } from '#tests/support/processes/shop-app.ts';
import { qrCode } from '../../../qr/qr-code.ts';
import { readOrderRow } from '../../order-view.ts';
import { customsNote } from './customs-sheet.ts';
import { customs } from './order-papers.repository.ts';
import { labelsPdf, pickListPdf, toPickGroups, packingSlipsPdf } from './order-paper-pdfs.ts';

import { defaultSettings } from '#domain/settings/defaults.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';

describeOnPostgres('the papers of orders', (database) => {
  it('say what to take, what goes into each parcel and where it goes', async () => {
    await addProduct(database());
    const app = buildTestApp(database());
    const first = await buy(new Browser(app), { 'test-fuzz': 1 }, { phone: '98450 12345', notes: 'Gate 2' });
    const second = await buy(
      new Browser(app),
      { 'test-fuzz': 2 },
      { shippingAddress: { ...puneAddress, name: 'मीरा' } },
    );
    const rows = [await readOrderRow(database(), first.id), await readOrderRow(database(), second.id)];
    const date = new Date('2026-11-16T00:00:00Z');
    const printing = { seller: sellerOf(defaultSettings), date, publicUrl: 'http://shop.test', compress: false };
    const textOf = async (pdf: Promise<Buffer>) => readPdf(await pdf).pages.map(({ texts }) => texts.join(' '));

    const slips = await textOf(packingSlipsPdf(rows, printing));
    expect(slips).toHaveLength(2);
    expect(slips[0]).toContain('Packing slip PK-1001');
    expect(slips[0]).toContain('Gate 2');
    expect(slips[0]).not.toContain('₹');

    const labels = await textOf(labelsPdf(rows, printing));
    expect(labels[0]).toContain('1 MG Road');
    expect(labels[0]).toMatch(/Cash on delivery: ₹3,798/);
    const [abroad] = await textOf(labelsPdf([{ ...rows[0]!, currency: 'USD' }], printing));
    expect(abroad).toContain('Cash on delivery: $3,798.00');
    expect(labels[0]).not.toContain('cannot be printed');
    // Written in Latin letters, which a carrier reads; what not even those can say is asked to be written by hand.
    expect(labels[1]).toContain('Mira');
    expect(labels[1]).not.toContain('cannot be printed');
    expect(slips[1]).toContain('Mira');
    expect(slips[1]).toContain('put into Latin letters');
    expect(slips[0]).not.toContain('Latin letters');
    const urdu = { ...rows[1]!, shippingAddress: { ...puneAddress, name: 'میرا' } };
    expect((await textOf(labelsPdf([urdu], printing)))[0]).toContain('cannot be printed');
    expect((await textOf(packingSlipsPdf([urdu], printing)))[0]).toContain('cannot be printed');

    const kind = { id: rows[0]!.items[0]!.productId, category: 'kit', subcategory: 'fuzz', slug: 'test-fuzz' };
    const groups = toPickGroups(rows, new Map([[kind.id, kind]]));
    expect(groups).toEqual([
      {
        title: 'Fuzz',
        picks: [{ name: 'Test Fuzz', slug: 'test-fuzz', quantity: 3, orders: ['PK-1001', 'PK-1002 ×2'] }],
      },
    ]);
    expect((await textOf(pickListPdf(groups, printing)))[0]).toContain('3 ×');

    const clerk = await addUser(app, database(), 'ravi', 'clerk');
    for (const paper of [
      `labels?orders=${first.number},${second.id}`,
      `pick-list?orders=${first.id}`,
      `packing-slips?orders=${first.id}`,
      `${first.id}/invoice`,
    ]) {
      const answer = await clerk.call(`GET /api/admin/orders/${paper}`);
      expect([paper, answer.statusCode, answer.headers['content-type']]).toEqual([paper, 200, 'application/pdf']);
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expect((await clerk.call('GET /api/admin/orders/labels?orders=')).statusCode).toBe(400);
  });

  it('say on a slip what the giver wrote, and lead by a code to the guided build of each kit', async () => {
    await addProduct(database());
    await addProduct(database(), {
      slug: 'wire',
      name: 'Wire',
      category: 'parts',
      subcategory: 'other',
      image_url: 'art:wire',
    });
    const app = buildTestApp(database());
    const gift = { giftNote: 'Happy birthday, Meera!' };
    const { id } = await buy(new Browser(app), { 'test-fuzz': 1, wire: 1 }, gift);
    const row = await readOrderRow(database(), id);
    const printing = {
      seller: sellerOf(defaultSettings),
      date: new Date('2026-11-16T00:00:00Z'),
      publicUrl: 'http://shop.test',
      compress: false,
    };
    const slipOf = async (changes: object) =>
      readPdf(await packingSlipsPdf([{ ...row, ...changes }], printing)).pages[0]!;
    const squares = ({ content }: { content: string }) => [...content.matchAll(/ m\n/g)].length;
    const slip = await slipOf({});
    expect(slip.texts.join(' ')).toContain('Happy birthday, Meera!');
    expect(slip.texts.join(' ')).toContain('This is a present');
    expect(slip.texts.join(' ')).toContain('Scan to unpack and build Test Fuzz.');
    expect(slip.texts.join(' ')).not.toContain('and build Wire');
    const plain = await slipOf({ giftNote: null, items: row.items.map((item) => ({ ...item, imageUrl: '/x.png' })) });
    expect(plain.texts.join(' ')).not.toMatch(/present|Scan/);
    const kit = row.items.find(({ slug }) => slug === 'test-fuzz')!;
    const { path } = qrCode(`http://shop.test/bench/test-fuzz/build?order=${row.number}&item=${kit.id}&here=1`);
    expect(squares(slip) - squares(plain)).toBe(path.split('M').length - 1);
    const kits = ['a', 'b', 'c', 'd'].map((slug) => ({ ...row.items[0]!, id: slug, slug, imageUrl: 'art:pedal/fuzz' }));
    const many = await slipOf({ items: kits, giftNote: null });
    expect(many.texts.join(' ')).toContain('Scan to unpack and build your kits.');
    const all = qrCode(`http://shop.test/orders/${row.number}?here=1`).path;
    const uncoded = await slipOf({ items: kits.map((each) => ({ ...each, imageUrl: '/x.png' })), giftNote: null });
    expect(squares(many) - squares(uncoded)).toBe(all.split('M').length - 1);
  });

  it('give customs the data of a CN23 form for what leaves the country, as a file and on the label', async () => {
    await addProduct(database(), { hsn_code: '8543' });
    const app = buildTestApp(database(), { payments: everyPayment });
    const germany = { ...puneAddress, name: '=Jana', city: 'Berlin', state: '', zipCode: '10119', country: 'Germany' };
    const sent = { shippingAddress: germany, shippingMethod: 'international-express', paymentMethod: 'razorpay' };
    const abroad = await buy(new Browser(app), { 'test-fuzz': 2 }, sent);
    const home = await buy(new Browser(app), { 'test-fuzz': 1 });
    await database().query(`update products set net_weight_grams = 420, hs_code = '854390'`);
    const owner = await addUser(app, database(), 'keeper', 'owner');
    const sheet = await owner.call(`GET /api/admin/orders/customs-sheet?orders=${abroad.number},${home.number}`);
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    const [heads, line, end] = sheet.body.split('\r\n');
    expect(heads).toContain('hs code,origin,quantity,net weight g,value,currency');
    // Two kits at what was paid for them without GST; what a buyer typed is never a formula.
    expect(line).toContain(`PK-1001,,'=Jana,`);
    expect(line).toMatch(/,Germany,[^,]*,Test Fuzz,854390,[^,]+,2,840,5083\.06,INR$/);
    expect(end).toBe('');
    const labels = await owner.call(`GET /api/admin/orders/labels?orders=${abroad.number},${home.number}`);
    expect(labels.statusCode).toBe(200);
    const rows = [await readOrderRow(database(), abroad.id), await readOrderRow(database(), home.id)];
    const products = await customs(
      database(),
      rows.flatMap(({ items }) => items.map(({ productId }) => productId)),
    );
    expect(customsNote(rows[0]!, products)).toMatch(
      /^Customs \(CN23\): sale of goods, ₹5,083\.06, 840 g net\nHS 854390\nOrigin /,
    );
    expect(customsNote(rows[1]!, products)).toBeNull();
  });
});
