import { describe, expect, it } from 'vitest';
import { bookAddress, invoiceFacts } from '#tests/support/builders/book-documents.ts';
import { rupees, toPaise } from '../money/money.ts';
import { defaultSettings } from '../settings/defaults.ts';
import { sellerOf } from '../shop/shop-details.ts';
import { bookMonth, bookMonthOf, monthBefore } from './book-month.ts';
import { creditNoteDocuments, invoiceDocument, type BookDocument } from './book-document.ts';
import { documentProblems } from './document-problems.ts';
import { gstr1Json } from './gstr1-json.ts';
import { gstr1Problems } from './gstr1-schema.ts';
import { gstr1Table, gstr1Tables } from './gstr1-table.ts';
import { needsEwayBill } from './eway-bill.ts';
import { collectGstr1, sectionOf } from './gstr1.ts';

const seller = sellerOf(defaultSettings);
const mumbai = bookAddress({ city: 'Mumbai', state: 'Maharashtra', zipCode: '400001' });
const leh = bookAddress({ city: 'Leh', state: 'Ladakh', zipCode: '194101' });
const berlin = bookAddress({ city: 'Berlin', state: '', zipCode: '10115', country: 'Germany' });

const kit = { ...invoiceFacts().sale.items[0]!, unitCode: 'SET' };
const kits = (quantity: number) => ({ items: [{ ...kit, quantity }], shipping: toPaise(0) });

const noteOf = (facts: ReturnType<typeof invoiceFacts>, amount = rupees(118)): BookDocument =>
  creditNoteDocuments(facts, [
    {
      note: { number: 'CN/2627/000001', serial: 1, day: '2026-11-02', seller, stored: amount },
      refund: { lines: [], delivery: toPaise(0), amount },
    },
  ])[0]!;

function returnOf(documents: readonly BookDocument[]) {
  const collected = collectGstr1();
  documents.forEach((document) => collected.add(document));
  return collected.finish();
}

const jsonOf = (documents: readonly BookDocument[]) =>
  gstr1Json(returnOf(documents), { gstin: seller.gstin, period: '102026' });

describe('the table of a document', () => {
  it.each([
    ['b2cs', invoiceFacts()],
    ['b2cs', invoiceFacts({ shipTo: mumbai })],
    ['b2cs', invoiceFacts({ saleChanges: kits(99) })],
    [
      'b2cs',
      invoiceFacts({ shipTo: mumbai, saleChanges: { ...kits(1), items: [{ ...kit, price: rupees(100_000) }] } }),
    ],
    ['b2cl', invoiceFacts({ shipTo: mumbai, saleChanges: kits(85) })],
    ['b2b', invoiceFacts({ gstin: '27AAPFU0939F1ZV', shipTo: mumbai })],
    ['b2b', invoiceFacts({ gstin: '0717UNO00157UNO', shipTo: mumbai })],
    ['exp', invoiceFacts({ shipTo: berlin })],
    ['exp', invoiceFacts({ shipTo: berlin, gstin: '27AAPFU0939F1ZV' })],
  ] as const)('is %s', (section, facts) => {
    expect(sectionOf(invoiceDocument(facts))).toBe(section);
    const notes = { b2cs: 'b2cs', b2cl: 'cdnur', b2b: 'cdnr', exp: 'cdnur' } as const;
    expect(sectionOf(noteOf(facts))).toBe(notes[section]);
  });
});

describe('the return of a month', () => {
  it('lists a registered buyer’s invoice with its taxes by rate', () => {
    const facts = invoiceFacts({ gstin: '29AAGCB7383J1Z4', buyerName: 'Sound School' });
    expect(jsonOf([invoiceDocument(facts)])).toEqual({
      gstin: seller.gstin,
      fp: '102026',
      b2b: [
        {
          ctin: '29AAGCB7383J1Z4',
          inv: [
            {
              inum: 'TR/2627/000001',
              idt: '05-10-2026',
              val: 1239,
              pos: '29',
              rchrg: 'N',
              inv_typ: 'R',
              itms: [{ num: 1, itm_det: { txval: 1050, rt: 18, camt: 94.5, samt: 94.5, csamt: 0 } }],
            },
          ],
        },
      ],
      hsn: {
        hsn_b2b: [
          { num: 1, hsn_sc: '8543', uqc: 'SET', qty: 1, rt: 18, txval: 1000, iamt: 0, camt: 90, samt: 90, csamt: 0 },
          { num: 2, hsn_sc: '9968', uqc: 'NA', qty: 0, rt: 18, txval: 50, iamt: 0, camt: 4.5, samt: 4.5, csamt: 0 },
        ],
      },
      doc_issue: {
        doc_det: [
          {
            doc_num: 1,
            doc_typ: 'Invoices for outward supply',
            docs: [{ num: 1, from: 'TR/2627/000001', to: 'TR/2627/000001', totnum: 1, cancel: 0, net_issue: 1 }],
          },
        ],
      },
    });
  });

  it('sums small sales by state and rate, and takes their credit notes off, also below zero', () => {
    const here = invoiceFacts();
    const ladakh = invoiceFacts({ number: 'TR/2627/000002', serial: 2, shipTo: leh });
    const territory = invoiceFacts({ number: 'TR/2627/000003', serial: 3, saleChanges: { supplyState: '97' } });
    const json = jsonOf([here, ladakh, territory].map(invoiceDocument).concat(noteOf(here)));
    expect(json.b2cs).toEqual([
      { sply_ty: 'INTRA', pos: '29', typ: 'OE', txval: 950, rt: 18, camt: 85.5, samt: 85.5, csamt: 0 },
      { sply_ty: 'INTER', pos: '38', typ: 'OE', txval: 1050, rt: 18, iamt: 189, csamt: 0 },
      { sply_ty: 'INTER', pos: '97', typ: 'OE', txval: 1050, rt: 18, iamt: 189, csamt: 0 },
    ]);
    expect(gstr1Problems(json)).toEqual([]);
    const alone = jsonOf([noteOf(here)]);
    expect(alone.b2cs).toMatchObject([{ txval: -100, camt: -9, samt: -9 }]);
    expect(gstr1Problems(alone)).toEqual([]);
  });

  it('lists large sales, exports and notes of both, and passes the checker', () => {
    const large = invoiceFacts({ shipTo: mumbai, saleChanges: kits(85) });
    const abroad = invoiceFacts({ number: 'TR/2627/000002', serial: 2, shipTo: berlin });
    const json = jsonOf([invoiceDocument(large), invoiceDocument(abroad), noteOf(large)]);
    expect(json.b2cl).toMatchObject([{ pos: '27', inv: [{ val: 100_300, itms: [{ itm_det: { iamt: 15_300 } }] }] }]);
    expect(json.exp).toEqual([
      {
        exp_typ: 'WOPAY',
        inv: [
          { inum: 'TR/2627/000002', idt: '05-10-2026', val: 1239, itms: [{ txval: 1239, rt: 0, iamt: 0, csamt: 0 }] },
        ],
      },
    ]);
    expect(json.cdnur).toEqual([
      {
        typ: 'B2CL',
        ntty: 'C',
        nt_num: 'CN/2627/000001',
        nt_dt: '02-11-2026',
        val: 118,
        pos: '27',
        itms: [{ num: 1, itm_det: { txval: 100, rt: 18, iamt: 18, csamt: 0 } }],
      },
    ]);
    expect(gstr1Problems(json)).toEqual([]);
    const exported = jsonOf([noteOf(abroad)]);
    const taxed = invoiceFacts({ shipTo: berlin, saleChanges: { isExportTaxed: true } });
    const withTax = jsonOf([invoiceDocument(taxed), noteOf(taxed)]);
    expect(withTax.exp).toMatchObject([
      { exp_typ: 'WPAY', inv: [{ val: 1239, itms: [{ txval: 1050, rt: 18, iamt: 189, csamt: 0 }] }] },
    ]);
    expect(withTax.cdnur).toMatchObject([
      { typ: 'EXPWP', val: 118, itms: [{ itm_det: { txval: 100, rt: 18, iamt: 18 } }] },
    ]);
    expect(gstr1Problems(withTax)).toEqual([]);
    expect(exported.cdnur).toMatchObject([{ typ: 'EXPWOP', val: 118, itms: [{ itm_det: { txval: 118, iamt: 0 } }] }]);
    expect(gstr1Problems(exported)).toEqual([]);
  });

  it('counts an invoice that was cancelled unpaid among the documents, and nowhere else', () => {
    const gone = invoiceDocument(invoiceFacts({ isVoid: true }));
    const month = returnOf([gone, invoiceDocument(invoiceFacts({ number: 'TR/2627/000003', serial: 3 }))]);
    expect(month.series).toEqual([
      { kind: 'invoice', from: 'TR/2627/000001', to: 'TR/2627/000003', count: 2, cancelled: 1, missing: [2] },
    ]);
    expect(month.sums.b2cs).toMatchObject({ documents: 1, total: rupees(1239) });
  });

  it('is a sheet for each table, with as many cells as heads', () => {
    const registered = invoiceFacts({ gstin: '27AAPFU0939F1ZV', shipTo: mumbai, buyerName: 'Sound School' });
    const month = returnOf([invoiceDocument(registered), noteOf(registered)]);
    for (const table of gstr1Tables) {
      const { heads, rows } = gstr1Table(table, month);
      expect(rows.every((row) => row.length === heads.length)).toBe(true);
    }
    expect(gstr1Table('b2b', month).rows).toEqual([
      [
        '27AAPFU0939F1ZV',
        'Sound School',
        'TR/2627/000001',
        '2026-10-05',
        '1239.00',
        '27-Maharashtra',
        'N',
        'Regular B2B',
      ].concat(['18', '1050.00', '189.00', '0.00', '0.00', '0.00']),
    ]);
    expect(gstr1Table('cdnr', month).rows[0]).toContain('TR/2627/000001');
  });
});

describe('the checker of the return', () => {
  const right = () => jsonOf([invoiceDocument(invoiceFacts({ gstin: '29AAGCB7383J1Z4' })), noteOf(invoiceFacts())]);

  /** What it says once a value somewhere was replaced. */
  function problemsWith(path: readonly (string | number)[], value: unknown) {
    const json: unknown = structuredClone(right());
    const holder = path.slice(0, -1).reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], json);
    (holder as Record<string, unknown>)[path.at(-1)!] = value;
    return gstr1Problems(json).map((problem) => `${problem.path}: ${problem.sentence}`);
  }

  it('finds nothing wrong with ours', () => expect(gstr1Problems(right())).toEqual([]));

  const invoice = ['b2b', 0, 'inv', 0] as const;
  it.each([
    [['gstin'], '29AAACT0000A1DB', 'gstin: The GSTIN of the shop can’t be "29AAACT0000A1DB".'],
    [['fp'], '132026', 'fp: The month can’t be "132026".'],
    [['b2b', 0, 'ctin'], '29AAG', 'b2b[0].ctin: The GSTIN of a buyer can’t be "29AAG".'],
    [
      [...invoice, 'inum'],
      'TR/2627/000001/01',
      'b2b[0].inv[0].inum: The number of a document can’t be "TR/2627/000001/01".',
    ],
    [[...invoice, 'idt'], '2026-10-05', 'b2b[0].inv[0].idt: A day can’t be "2026-10-05".'],
    [[...invoice, 'pos'], '96', 'b2b[0].inv[0].pos: The state of a place of supply can’t be "96".'],
    [[...invoice, 'val'], 1239.01, 'b2b TR/2627/000001: Its items don’t make its value.'],
    [[...invoice, 'val'], 1239.001, 'b2b[0].inv[0].val: An amount can’t be 1239.001.'],
    [[...invoice, 'val'], '1239.00', 'b2b[0].inv[0].val: An amount can’t be "1239.00".'],
    [[...invoice, 'itms'], [], 'b2b[0].inv[0].itms: There can’t be 0 entries.'],
    [[...invoice, 'extra'], 1, 'b2b[0].inv[0].extra: There is no such field.'],
    [[...invoice, 'pos'], '27', 'b2b TR/2627/000001: CGST stands on a supply to another state.'],
    [[...invoice, 'itms', 0, 'itm_det', 'rt'], 17, 'b2b[0].inv[0].itms[0].itm_det.rt: A rate of tax can’t be 17.'],
    [['b2cs', 0, 'sply_ty'], 'INTER', 'b2cs[0]: The kind of supply isn’t that of its state.'],
    [['hsn', 'hsn_b2b', 0, 'txval'], 999, 'hsn: The HSN summary isn’t what the tables make.'],
    [['hsn', 'hsn_b2b', 0, 'uqc'], 'BOX', 'hsn.hsn_b2b[0].uqc: A unit can’t be "BOX".'],
    [
      ['doc_issue', 'doc_det', 0, 'docs', 0, 'cancel'],
      1,
      'doc_issue TR/2627/000001: The counts of its series don’t add up.',
    ],
  ] as const)('refuses %j = %j', (path, value, sentence) => {
    expect(problemsWith(path, value)).toContain(sentence);
  });

  it('refuses a document that is listed twice', () => {
    const json = right();
    const twice = { ...json, b2b: [...json.b2b!, ...json.b2b!] };
    expect(gstr1Problems(twice)).toContainEqual({ path: 'b2b TR/2627/000001', sentence: 'It is listed twice.' });
  });

  it('takes anything that is no return for one that is wrong', () => {
    for (const nonsense of [null, 1, 'x', [], {}, { b2b: 1 }]) expect(gstr1Problems(nonsense)).not.toEqual([]);
  });
});

describe('what is wrong with a document', () => {
  const problemsOf = (facts: ReturnType<typeof invoiceFacts>, changes: Partial<BookDocument> = {}) =>
    documentProblems({ ...invoiceDocument(facts), ...changes }, seller.gstin).map(({ sentence }) => sentence);

  it('is nothing, mostly', () => expect(problemsOf(invoiceFacts())).toEqual([]));

  it.each([
    [{ stored: rupees(1240) }, {}, 'It makes ₹1,239, and its order ₹1,240.'],
    [{ seller: { ...seller, gstin: '27AAPFU0939F1ZV' } }, {}, 'It was issued with another GSTIN, 27AAPFU0939F1ZV.'],
    [{ gstin: 'ABC' }, {}, 'ABC isn’t the form of a GSTIN.'],
    [{ shipTo: bookAddress({ state: 'Atlantis' }) }, {}, 'No state can be read from ‘Atlantis’.'],
    [{ saleChanges: { items: [{ ...kit, gstRatePercent: 17 }] } }, {}, 'Fuzz Box Kit: 17 % isn’t a rate of GST.'],
    [{ number: 'TR/2627/0000000001' }, {}, 'Its number isn’t one that the tax office takes.'],
    [{}, { tax: { ...invoiceDocument(invoiceFacts({ shipTo: mumbai })).tax } }, 'It has IGST inside the state.'],
    [{}, { total: rupees(1), stored: rupees(1) }, 'Its lines make ₹1,239, and it says ₹1.'],
  ])('is said in a sentence: %j', (facts, changes, sentence) => {
    expect(problemsOf(invoiceFacts(facts), changes)).toContain(sentence);
  });

  it('is a credit note of another amount than its refund', () => {
    const note = noteOf(invoiceFacts(), rupees(1240));
    expect(documentProblems(note, seller.gstin)).toEqual([
      { number: 'CN/2627/000001', sentence: 'It makes ₹1,239, and its refund ₹1,240.' },
    ]);
  });
});

it('a month is one by India’s clock', () => {
  expect(bookMonth('2026-03')).toMatchObject({
    from: new Date('2026-02-28T18:30:00Z'),
    to: new Date('2026-03-31T18:30:00Z'),
    financialYear: '2526',
    period: '032026',
  });
  expect(bookMonth('2026-12').to).toEqual(new Date('2026-12-31T18:30:00Z'));
  expect(bookMonthOf(new Date('2026-10-31T18:30:00Z'))).toBe('2026-11');
  expect([monthBefore('2026-01'), monthBefore('2026-12')]).toEqual(['2025-12', '2026-11']);
  expect(() => bookMonth('2026-13')).toThrow(RangeError);
});

it('goods above 50,000 rupees travel with an e-way bill', () => {
  expect([needsEwayBill(rupees(50_000)), needsEwayBill(toPaise(5_000_001))]).toEqual([false, true]);
});
