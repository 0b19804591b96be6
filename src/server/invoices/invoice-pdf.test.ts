import { describe, expect, it } from 'vitest';
import { readPdf } from '#tests/support/pdf-reader.ts';
import { rupees, toPaise } from '#domain/money/money.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import { invoicePdf, type InvoiceDocument } from './invoice-pdf.ts';

const home = {
  name: 'Zoë Rao',
  streetAddress: '12, 4th Main',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipCode: '560003',
  country: 'India',
};
const item = {
  name: 'Vintage Overdrive',
  quantity: 2,
  price: rupees(3499),
  hsnCode: '8543',
  gstRatePercent: '18.00',
  unitCode: 'SET',
  adjusted: toPaise(0),
};
const business = { companyName: 'Sample Audio Works LLP', gstin: '27AAPFU0939F1ZV', purchaseOrder: 'SAW/PO/2026/118' };

const paper = (changes: Partial<InvoiceDocument> = {}, to = home, lines = 1): InvoiceDocument => ({
  number: 'TR/2627/000042',
  issuedAt: new Date('2026-11-15T20:00:00Z'),
  seller: sellerOf(defaultSettings),
  orderNumber: 'PK-1042',
  orderedAt: new Date('2026-11-15T08:00:00Z'),
  isCancelled: false,
  payment: 'UPI (paid)',
  business: null,
  billTo: to,
  shipTo: to,
  sale: {
    items: Array.from({ length: lines }, () => item),
    adjustments: [],
    shippingName: 'Standard',
    shipping: rupees(799),
    destination: to,
    supplyState: null,
  },
  ...changes,
});

async function read(invoice: InvoiceDocument) {
  const { pages } = readPdf(await invoicePdf(invoice, { compress: false }));
  return { pages, text: pages.flatMap(({ texts }) => texts).join('\n') };
}

describe('an invoice on paper', () => {
  it('says what the law asks for on one page', async () => {
    const { pages, text } = await read(paper({}, home, 12));
    expect(pages).toHaveLength(1);
    for (const words of [
      'Tax Invoice',
      'taar Effects Private Limited',
      'GSTIN 29AAACT0000A1ZB',
      'TR/2627/000042',
      '16 November 2026',
      'PK-1042 of 15 November 2026',
      'Karnataka (29)',
      'Reverse charge',
      'Zoë Rao',
      '8543',
      '9968',
      'CGST at 9%',
      'SGST at 9%',
      'Authorised signatory',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('IGST');
  });

  it('prints amounts that add up to the total', async () => {
    const { text } = await read(paper());
    // 2 x 3,499.00 + 799.00 = 7,797.00, of which 533.75 + 60.94 are each half of the tax.
    for (const figure of ['6,998.00', '799.00', '6,607.62', '594.69', '₹7,797.00']) expect(text).toContain(figure);
    expect(text).toContain('Rupees seven thousand seven hundred ninety-seven only');
  });

  it('has a column for discounts only where there is one, and taxes what is paid', async () => {
    expect((await read(paper())).text).not.toContain('Discount');
    const { sale } = paper();
    const adjustments = [{ label: 'Diwali (DIWALI10)', amount: toPaise(-69_980), on: 'goods' as const }];
    const items = [{ ...item, adjusted: toPaise(-69_980) }];
    const { pages, text } = await read(paper({ sale: { ...sale, items, adjustments } }));
    expect(pages).toHaveLength(1);
    // 6,998.00 less 699.80 is 6,298.20, of which 5,337.46 is taxable.
    for (const words of ['Discount', '-699.80', '6,298.20', '5,337.46', '₹7,097.20', 'Diwali (DIWALI10)']) {
      expect(text).toContain(words);
    }
  });

  it('puts names in Indian scripts into Latin letters, and says so', async () => {
    const { pages, text } = await read(paper({ billTo: { ...home, name: 'मीरा अय्यर' } }, home, 12));
    expect(text).toContain('Mira Ayyar');
    expect(text.replaceAll('\n', ' ')).toContain('put into Latin letters');
    expect(pages).toHaveLength(1);
    expect((await read(paper())).text).not.toContain('Latin letters');
  });

  it('has one tax between states', async () => {
    const { text } = await read(paper({}, { ...home, state: 'Kerala' }));
    expect(text).toContain('IGST at 18%');
    expect(text).not.toContain('CGST');
  });

  it('names the business with its GSTIN and purchase order, and counts lines in the units of the tax office', async () => {
    const { pages, text } = await read(paper({ business }, home, 12));
    for (const words of [
      'Sample Audio Works LLP',
      'GSTIN 27AAPFU0939F1ZV',
      'Purchase order',
      'SAW/PO/2026/118',
      '2 SET',
    ]) {
      expect(text).toContain(words);
    }
    expect(pages).toHaveLength(1);
    const plain = (await read(paper())).text;
    expect(plain).not.toContain('Purchase order');
    expect(plain).not.toContain('27AAPFU0939F1ZV');
  });

  it('has the tax of the state that the buyer is registered in, where somebody else gets the parcel', async () => {
    const { sale } = paper();
    const { text } = await read(paper({ business, sale: { ...sale, supplyState: '27' } }));
    expect(text).toContain('Maharashtra (27)');
    expect(text).toContain('IGST at 18%');
    expect(text).not.toContain('CGST');
  });

  it('says that an export is zero-rated, and where it goes', async () => {
    const { text } = await read(paper({}, { ...home, state: 'Ontario', country: 'Canada' }));
    expect(text).toContain('Canada (export)');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX');
    expect(text).toContain('Destination');
    expect(text).toContain('IGST at 0%');
  });

  it('has the endorsement and the tax of an export on payment of it, and the number of the letter of undertaking', async () => {
    const canada = { ...home, city: 'Toronto', state: 'Ontario', zipCode: 'M5V 2T6', country: 'Canada' };
    const plain = paper({}, canada);
    const textOf = async (document: InvoiceDocument) => (await read(document)).text.replaceAll(/\s+/g, ' ');
    const taxed = await textOf({ ...plain, sale: { ...plain.sale, isExportTaxed: true } });
    expect(taxed).toContain('SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX.');
    expect(taxed).not.toContain('LETTER OF UNDERTAKING');
    // By hand: of 6998 and 799 the tax is 1067.49 and 121.88.
    expect(taxed).toMatch(/IGST at 18% 1,189\.37/);
    expect(taxed).toContain('7,797.00');
    const seller = sellerOf({ ...defaultSettings, lutNumber: 'AD290326001234X' });
    expect(await textOf({ ...plain, seller })).toContain('LUT: AD290326001234X.');
  });

  it('is a pro forma invoice without a number until the order is confirmed', async () => {
    const { text } = await read(paper({ number: null }));
    expect(text).toContain('Pro Forma Invoice');
    expect(text).toContain('Not a tax invoice');
    expect(text).not.toContain('TR/');
  });

  it('says that it was cancelled', async () => {
    expect((await read(paper({ isCancelled: true }))).text).toContain('Cancelled');
  });

  it('goes on to further pages rather than over the edge, and numbers them', async () => {
    const { pages, text } = await read(paper({}, home, 80));
    expect(pages.length).toBeGreaterThan(2);
    expect(text).toContain(`Page 1 of ${pages.length}`);
    expect(pages.at(-1)!.texts.join('\n')).toContain('Authorised signatory');
  });
});
