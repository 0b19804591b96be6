import { describe, expect, it } from 'vitest';
import { bomCsv, csvColumns, csvLine } from './bom-csv.ts';
import { subjects } from '../subject.ts';

/** Reads RFC 4180: quoted cells may hold commas, line ends and doubled quotes. */
function parseCsv(text: string): string[][] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe.each(subjects.map(({ product, bom }) => [product.slug, bom] as const))('the list of %s', (_, bom) => {
  const [header, ...rows] = parseCsv(bomCsv(bom));

  it('has a header and a full row for every part', () => {
    expect(header).toEqual([...csvColumns]);
    expect(rows.map((row) => row.length)).toEqual(bom.map(() => csvColumns.length));
    expect(rows.map(([ref]) => ref)).toEqual(bom.map(({ ref }) => ref));
  });

  it('parses back to the same cells', () => {
    const unguarded = (cell: string): string => cell.replace(/^'(?=[=+\-@])/, '');
    expect(rows.map((row) => [row[2], row[5], row[6], unguarded(row[7]!)])).toEqual(
      bom.map(({ value, orientation, part, pins }) => [
        value,
        orientation ?? '',
        part ?? '',
        Object.entries(pins)
          .map(([pin, net]) => `${pin}=${net}`)
          .join(' '),
      ]),
    );
  });

  it('has no cell that a spreadsheet would run', () => {
    for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  });
});

describe('a cell', () => {
  it.each(['=1+1', '+9V', '-9V', '@sum', '\tx', '\rx', '＝1', '＋9V', '－9V', '＠sum'])(
    'that begins like a formula (%j) becomes text',
    (cell) => {
      expect(parseCsv(csvLine([cell]))).toEqual([[`'${cell}`]]);
    },
  );

  it('with commas, quotes or line ends is quoted', () => {
    const cells = ['a,b', 'say "hi"', 'two\nlines', 'plain', ''];
    expect(parseCsv(csvLine(cells))).toEqual([cells]);
  });
});
