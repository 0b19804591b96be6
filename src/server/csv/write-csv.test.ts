import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { guarded, unguarded } from '#domain/csv-formula.ts';
import { byteOrderMark, csvLine, csvPieces } from './write-csv.ts';

describe('CSV', () => {
  it('never opens a formula, and leaves numbers alone', () => {
    const starts = [
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      ' =',
      '\u00a0=',
      '＝',
      '＋',
      '－',
      '＠',
      '﹦',
      '﹢',
      '﹣',
      '﹫',
      '−',
    ];
    for (const start of [...starts, '\u200b=', '\u3000＝']) {
      const [[cell]] = parse(csvLine([`${start}HYPERLINK("x")`])) as [[string]];
      expect([start, cell]).toEqual([start, `'${start}HYPERLINK("x")`]);
    }
    expect(csvLine(['+91 98450 12345', '-12.50', -3, 7])).toBe("'+91 98450 12345,-12.50,-3,7\r\n");
    expect(csvLine(['-2+3'])).toBe("'-2+3\r\n");
  });

  it('is read back as it was, guarded or not', () => {
    for (const text of ['=1', '＝1', "'=1", "''＠x", "'tis", '-5', '+1 kΩ', '\u200b＋', 'plain', ''])
      expect([text, unguarded(guarded(text))]).toEqual([text, text]);
  });

  it('keeps quotes, commas, lines and every script as they are', () => {
    const cells = ['a "b", c', 'one\ntwo', ' spaced ', 'मीरा अय्यर', 'தமிழ்', ''];
    expect(parse(csvLine(cells))).toEqual([cells]);
    expect(csvLine([null, ''])).toBe(',\r\n');
  });

  it('comes in pieces, with the mark that says it is UTF-8 once, before the heads', async () => {
    async function* rows() {
      yield [['1'], ['2']];
      yield [['3']];
    }
    const pieces: string[] = [];
    for await (const piece of csvPieces(['Number'], rows())) pieces.push(piece);
    expect(pieces).toEqual([`${byteOrderMark}Number\r\n`, '1\r\n2\r\n', '3\r\n']);
  });
});
