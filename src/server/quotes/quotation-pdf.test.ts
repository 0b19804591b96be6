import { expect, it } from 'vitest';
import { bankAccountOf } from '#domain/orders/bank-transfer.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import { bankAccount } from '#tests/support/builders/bank-account.ts';
import { readPdf } from '#tests/support/pdf-reader.ts';
import { quotationPdf, type Quotation } from './quotation-pdf.ts';

const line = {
  productId: '00000000-0000-4000-8000-000000000001',
  slug: 'fuzz-box',
  name: 'Fuzz Box',
  imageUrl: '',
  hsnCode: '8543',
  gstRatePercent: 18,
  unitCode: 'SET',
  quantity: 30,
  pricePaise: 250_000,
  adjustedPaise: 0,
};

const quotation: Quotation = {
  number: 'Q-1004',
  version: 1,
  sentAt: new Date('2026-11-18T06:00:00Z'),
  validUntil: new Date('2026-12-18T06:00:00Z'),
  account: bankAccountOf(bankAccount),
  offer: {
    lines: [line],
    adjustments: [],
    subtotalPaise: 7_500_000,
    adjustedPaise: 0,
    shippingPaise: 0,
    totalPaise: 7_500_000,
    shippingMethod: 'domestic-standard',
    deliveryDays: 7,
    address: {
      name: 'Meera K.',
      streetAddress: '1 FC Road',
      city: 'Pune',
      state: 'Maharashtra',
      zipCode: '411016',
      country: 'India',
    },
    business: null,
    supplyState: null,
    note: null,
    seller: sellerOf(defaultSettings),
  },
};

const read = async (wanted: Quotation) => {
  const { pages } = readPdf(await quotationPdf(wanted, { compress: false }));
  return {
    pages: pages.length,
    text: pages
      .flatMap(({ texts }) => texts)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  };
};

it('a quote on paper names the account, with the quote as the reference, on one page', async () => {
  const { pages, text } = await read(quotation);
  expect(pages).toBe(1);
  expect(text).toContain(
    'Or transfer the total to taar Effects Private Limited, account 000000123456, IFSC SAMP0000001, Sample Bank, ' +
      'Indiranagar. Reference Q-1004.',
  );
});

it('a quote of a shop without an account says nothing of a transfer', async () => {
  expect((await read({ ...quotation, account: null })).text).not.toContain('transfer');
});

it('a quote that staff look at says whether it was sent like this', async () => {
  expect((await read(quotation)).text).toContain('Not a tax invoice');
  expect((await read({ ...quotation, version: null })).text).toContain('Not sent yet');
  const changed = (await read({ ...quotation, version: null, changedSince: 2 })).text;
  expect(changed).toContain('Changed since version 2, not sent yet');
});
