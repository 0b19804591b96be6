import { describe, expect, it } from 'vitest';
import { maxStatementRows } from '#domain/orders/bank-transfer.ts';
import { Refusal } from '#domain/errors.ts';
import { readAmount, readDay, readStatement } from './bank-statement.ts';

const read = (text: string | Buffer) => readStatement(typeof text === 'string' ? Buffer.from(text) : text);
const credit = {
  bookedOn: '2026-11-17',
  amount: 1_273_180,
  description: 'NEFT PK-1057 SAMPLE AUDIO',
  reference: 'SAMPN52026111700012',
};

describe('a bank’s statement', () => {
  it.each([
    [
      'commas and credit and debit columns',
      'Date,Narration,Chq./Ref.No.,Withdrawal Amt.,Deposit Amt.,Closing Balance\n' +
        '17/11/26,NEFT PK-1057 SAMPLE AUDIO,SAMPN52026111700012,,"12,731.80","1,18,000.00"\n',
    ],
    [
      'semicolons below what the bank says of the account, with commas in it',
      'Sample Bank, Indiranagar, Bengaluru\nAccount;000000123456\n\n' +
        'Txn Date;Value Date;Description;Ref No./Cheque No.;Debit;Credit;Balance\n' +
        '17 Nov 2026;18 Nov 2026;NEFT PK-1057  SAMPLE AUDIO;SAMPN52026111700012; ;12,731.80;1,18,000.00\n' +
        ';;Total;;;12,731.80;\n',
    ],
    [
      'tabs, one amount and its direction',
      'Transaction Date\tTransaction Remarks\tUTR\tAmount (INR)\tDr/Cr\r\n' +
        '2026-11-17 10:12:33\tNEFT PK-1057 SAMPLE AUDIO\tSAMPN52026111700012\t12731.80\tCR\r\n' +
        '2026-11-17\tCHARGES\t\t5.90\tDR\r\n',
    ],
    [
      'a byte order mark, quotes around lines, and amounts with a sign',
      '\ufeff"Date","Particulars","Reference","Amount"\n' +
        '"17-Nov-2026","NEFT PK-1057\nSAMPLE AUDIO","SAMPN52026111700012","+12,731.80"\n"17-11-2026","RENT","","-20,000.00"\n',
    ],
  ])('is read with %s', (_, text) => {
    const { credits, unreadable } = read(text);
    expect(credits.map(({ row: _row, ...rest }) => rest)).toEqual([credit]);
    expect(unreadable).toEqual([]);
  });

  it('is read in UTF-16, as table programs save it', () => {
    const text =
      'Date\tDescription\tReference\tCredit\r\n17/11/2026\tNEFT PK-1057 SAMPLE AUDIO\tSAMPN52026111700012\t12731.80\r\n';
    const { credits } = read(Buffer.from(`\ufeff${text}`, 'utf16le'));
    expect(credits).toEqual([{ row: 2, ...credit }]);
  });

  it('counts what went out, and says which rows it cannot read', () => {
    const { credits, paidOut, unreadable } = read(
      [
        'Date,Description,Debit,Credit',
        'Opening balance,,,',
        '17/11/2026,ATM,500.00,',
        '31/02/2026,NO SUCH DAY,,100.00',
        '17/11/2026,DECIMAL COMMA,,"118000,00"',
        '17/11/2026,NOTHING,,0.00',
        '17/11/2026,FINE,,1.00',
        ',Total,500.00,101.00',
      ].join('\n'),
    );
    expect([credits.map(({ row, description }) => [row, description]), paidOut]).toEqual([[[7, 'FINE']], 1]);
    expect(unreadable).toEqual([
      { row: 4, sentence: 'We can’t read its date.' },
      { row: 5, sentence: 'We can’t read its amount.' },
    ]);
  });

  it.each([
    ['', /no row of headings/],
    ['hello', /no row of headings/],
    ['Date,Amount\n17/11/2026,5.00\n', /no row of headings/],
    ['Date,Description,Credit\n17/11/2026,"open,5.00\n', /quote is opened and never closed/],
    [Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 1, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]), /no CSV file/],
    [`Date,Description,Credit\n${'17/11/2026,x,1.00\n'.repeat(maxStatementRows + 1)}`, /at most 5000/],
    [`Date,Description,Credit${',x'.repeat(60)}\n`, /more than 60 columns/],
  ])('that is none is refused with a sentence', (text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
    expect(() => read(text)).toThrow(Refusal);
  });

  it('may have 5,000 rows', () => {
    const rows = Array.from({ length: maxStatementRows }, (_, index) => `17/11/2026,ROW ${index},${index + 1}.00\n`);
    const { credits } = read(`Date,Description,Credit\n${rows.join('')}`);
    expect([credits.length, credits.at(-1)]).toEqual([
      5000,
      { row: 5001, bookedOn: '2026-11-17', amount: 500_000, description: 'ROW 4999', reference: '' },
    ]);
  });
});

it.each([
  ['1,18,000.00', 11_800_000],
  ['118,000.00', 11_800_000],
  ['₹ 1,18,000', 11_800_000],
  ['Rs.5.9', 590],
  ['INR 0.05', 5],
  ['12,731.80 CR', 1_273_180],
  ['12,731.80Dr', -1_273_180],
  ['(500.00)', -50_000],
  ['-500', -50_000],
  ['', 0],
  ['-', 0],
  ['118000,00', null],
  ['118,00', null],
  ['1.18.000', null],
  ['12.345', null],
  ['99999999.99', 9_999_999_999],
  ['100000000.00', null],
  ['1e5', null],
  ['NaN', null],
])('the amount %j is %j paise', (cell, paise) => expect(readAmount(cell)).toBe(paise));

it.each([
  ['2026-11-17', '2026-11-17'],
  ['17/11/2026', '2026-11-17'],
  ['7-1-26', '2026-01-07'],
  ['17.11.2026 23:59', '2026-11-17'],
  ['17-Nov-2026', '2026-11-17'],
  ['17 November, 2026', '2026-11-17'],
  ['11/17/2026', null],
  ['29/02/2027', null],
  ['17/11', null],
  ['46343', null],
  ['yesterday', null],
])('the day %j is %j', (cell, day) => expect(readDay(cell)).toBe(day));
