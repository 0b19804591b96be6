import { describe, expect, it } from 'vitest';
import { bookAddress, invoiceFacts } from '#tests/support/builders/book-documents.ts';
import { rupees, toPaise } from '../money/money.ts';
import { creditNoteDocuments, invoiceDocument } from './book-document.ts';
import { hasInv01, inv01Json } from './inv01.ts';
import { inv01Problems } from './inv01-schema.ts';

const mumbai = bookAddress({ city: 'Mumbai', state: 'Maharashtra', zipCode: '400001' });
const berlin = bookAddress({ city: 'Berlin', state: '', zipCode: '10115', country: 'Germany' });
const school = { gstin: '27AAPFU0939F1ZV', buyerName: 'Sound School', shipTo: mumbai } as const;

describe('an e-invoice', () => {
  it('names the parties, the lines without tax, what was taken off, and the sums', () => {
    const facts = invoiceFacts({
      ...school,
      saleChanges: {
        items: [{ ...invoiceFacts().sale.items[0]!, quantity: 3, adjusted: toPaise(0 - rupees(354)) }],
        shipping: toPaise(0),
      },
    });
    const json = inv01Json(invoiceDocument(facts));
    expect(json).toEqual({
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
      DocDtls: { Typ: 'INV', No: 'TR/2627/000001', Dt: '05/10/2026' },
      SellerDtls: {
        Gstin: '29AAACT0000A1ZB',
        LglNm: 'taar Effects Private Limited',
        Addr1: '14, 3rd Cross, Double Road, Indiranagar',
        Loc: 'Bengaluru',
        Pin: 560_038,
        Stcd: '29',
      },
      BuyerDtls: {
        Gstin: '27AAPFU0939F1ZV',
        LglNm: 'Sound School',
        Pos: '27',
        Addr1: '5 Church Street',
        Loc: 'Mumbai',
        Pin: 400_001,
        Stcd: '27',
      },
      ItemList: [
        {
          SlNo: '1',
          PrdDesc: 'Fuzz Box Kit',
          IsServc: 'N',
          HsnCd: '8543',
          Qty: 3,
          Unit: 'SET',
          UnitPrice: 1000,
          TotAmt: 3000,
          Discount: 300,
          AssAmt: 2700,
          GstRt: 18,
          IgstAmt: 486,
          CgstAmt: 0,
          SgstAmt: 0,
          TotItemVal: 3186,
        },
      ],
      ValDtls: {
        AssVal: 2700,
        CgstVal: 0,
        SgstVal: 0,
        IgstVal: 486,
        Discount: 0,
        OthChrg: 0,
        RndOffAmt: 0,
        TotInvVal: 3186,
      },
    });
    expect(inv01Problems(json)).toEqual([]);
  });

  it('of an export has nobody’s number, the state 96 and no tax', () => {
    const json = inv01Json(invoiceDocument(invoiceFacts({ shipTo: berlin })));
    expect(json.TranDtls.SupTyp).toBe('EXPWOP');
    expect(json.BuyerDtls).toMatchObject({ Gstin: 'URP', Pos: '96', Stcd: '96', Pin: 999_999, Loc: 'Berlin' });
    expect(json.ItemList.map(({ IsServc, GstRt, IgstAmt }) => [IsServc, GstRt, IgstAmt])).toEqual([
      ['N', 0, 0],
      ['Y', 0, 0],
    ]);
    expect(inv01Problems(json)).toEqual([]);
  });

  it('of goods that go to somebody else names them, and takes the tax of the buyer’s state', () => {
    const document = invoiceDocument(
      invoiceFacts({ ...school, billTo: mumbai, shipTo: bookAddress(), saleChanges: { supplyState: '27' } }),
    );
    const json = inv01Json(document);
    expect(json).toMatchObject({ BuyerDtls: { Pos: '27' }, ShipDtls: { LglNm: 'Asha Rao', Stcd: '29', Pin: 560_001 } });
    expect(json.ValDtls.IgstVal).toBeGreaterThan(0);
    expect(inv01Problems(json)).toEqual([]);
  });

  it('of a credit note names its invoice', () => {
    const [note] = creditNoteDocuments(invoiceFacts(school), [
      {
        note: {
          number: 'CN/2627/000001',
          serial: 1,
          day: '2026-11-02',
          seller: invoiceFacts().seller,
          stored: rupees(59),
        },
        refund: { lines: [], delivery: rupees(59), amount: rupees(59) },
      },
    ]);
    const json = inv01Json(note!);
    expect(json).toMatchObject({
      DocDtls: { Typ: 'CRN', No: 'CN/2627/000001', Dt: '02/11/2026' },
      RefDtls: { PrecDocDtls: [{ InvNo: 'TR/2627/000001', InvDt: '05/10/2026' }] },
      ItemList: [{ IsServc: 'Y', HsnCd: '9968', AssAmt: 50, IgstAmt: 9 }],
    });
    expect(inv01Problems(json)).toEqual([]);
  });

  it('is for registered buyers and exports alone', () => {
    const has = (facts: Parameters<typeof invoiceFacts>[0]) => hasInv01(invoiceDocument(invoiceFacts(facts)));
    expect([has({}), has(school), has({ shipTo: berlin }), has({ ...school, isVoid: true })]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('breaks a long street in two', () => {
    const streetAddress = `${'A very long street, '.repeat(7)}\nHouse 9`;
    const { Addr1, Addr2 } = inv01Json(
      invoiceDocument(invoiceFacts({ ...school, shipTo: { ...mumbai, streetAddress } })),
    ).BuyerDtls;
    expect(Addr1.length).toBeLessThanOrEqual(100);
    expect(Addr2).toMatch(/House 9$/);
  });
});

describe('the checker of e-invoices', () => {
  function problemsWith(path: readonly (string | number)[], value: unknown) {
    const json: unknown = inv01Json(invoiceDocument(invoiceFacts(school)));
    const holder = path.slice(0, -1).reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], json);
    (holder as Record<string, unknown>)[path.at(-1)!] = value;
    return inv01Problems(json).map((problem) => `${problem.path}: ${problem.sentence}`);
  }

  it.each([
    [['Version'], '1.0', 'Version: The version can’t be "1.0".'],
    [['BuyerDtls', 'Gstin'], 'URP', 'BuyerDtls.Gstin: It is not that of such a buyer.'],
    [['BuyerDtls', 'Pin'], 0, 'BuyerDtls.Pin: The PIN code can’t be 0.'],
    [['BuyerDtls', 'Loc'], 'Pe', 'BuyerDtls.Loc: The town can’t be "Pe".'],
    [['BuyerDtls', 'Pos'], '29', 'ItemList 1: It has the tax of another place of supply.'],
    [['DocDtls', 'Dt'], '2026-10-05', 'DocDtls.Dt: A day can’t be "2026-10-05".'],
    [['DocDtls', 'Typ'], 'CRN', 'RefDtls: A credit note names its invoice.'],
    [['ItemList'], [], 'ItemList: There can’t be 0 entries.'],
    [['ItemList', 0, 'Unit'], 'BOX', 'ItemList[0].Unit: A unit can’t be "BOX".'],
    [['ItemList', 0, 'Qty'], 3, 'ItemList 1: Fuzz Box Kit: its units don’t make its amount.'],
    [['ItemList', 0, 'Discount'], 1, 'ItemList 1: Fuzz Box Kit: its discount doesn’t make its taxable value.'],
    [['ItemList', 0, 'GstRt'], 12, 'ItemList 1: Fuzz Box Kit: its tax isn’t that of its rate.'],
    [['ItemList', 0, 'TotItemVal'], 1, 'ItemList 1: Fuzz Box Kit: its value isn’t taxable value and tax.'],
    [['ValDtls', 'TotInvVal'], 1239.01, 'ValDtls.TotInvVal: The items don’t make the sum.'],
    [['ValDtls', 'AssVal'], 1, 'ValDtls.AssVal: The items don’t make the sum.'],
  ] as const)('refuses %j = %j', (path, value, sentence) => {
    expect(problemsWith(path, value)).toContain(sentence);
  });

  it('has the tax of an export on payment of it', () => {
    const facts = invoiceFacts({ shipTo: berlin, saleChanges: { isExportTaxed: true } });
    const json = inv01Json(invoiceDocument(facts));
    expect(json).toMatchObject({
      TranDtls: { SupTyp: 'EXPWP' },
      BuyerDtls: { Gstin: 'URP', Pos: '96', Stcd: '96', Pin: 999_999 },
      ValDtls: { AssVal: 1050, IgstVal: 189, TotInvVal: 1239 },
    });
    expect(json.ItemList.map(({ GstRt, IgstAmt }) => [GstRt, IgstAmt])).toEqual([
      [18, 180],
      [18, 9],
    ]);
    expect(inv01Problems(json)).toEqual([]);
  });
});
