import { describe, expect, it } from 'vitest';
import { rowsOf, textOfRows, withCell, withPasted } from './table-cells.ts';

const text = 'DE CY | EUR | 150\nFI | EUR | any';
const rows = rowsOf(text, 3);

describe('a table of settings as rows', () => {
  it('is the same text again', () => {
    expect(rows).toEqual([
      ['DE CY', 'EUR', '150'],
      ['FI', 'EUR', 'any'],
    ]);
    expect(textOfRows(rows)).toBe(text);
    expect(textOfRows(rowsOf(`${text}\n`, 3))).toBe(`${text}\n`);
    expect(rowsOf('', 3)).toEqual([['', '', '']]);
    expect(textOfRows(rowsOf('', 3))).toBe('');
  });

  it('keeps a line that has too few or too many cells, so that what is wrong can be said', () => {
    expect(rowsOf('DE', 3)).toEqual([['DE', '', '']]);
    expect(textOfRows(rowsOf('DE | EUR | 1 | 2', 3))).toBe('DE | EUR | 1 | 2');
  });

  it('takes what is typed into a cell, and no bar', () => {
    expect(textOfRows(withCell(rows, 1, 2, '4|00'))).toBe('DE CY | EUR | 150\nFI | EUR | 4 00');
  });

  it('takes rows of a sheet from the cell on, and leaves a word to the cell', () => {
    expect(withPasted(rows, 1, 1, '400 with delivery')).toBeNull();
    expect(withPasted(rows, 1, 1, 'CHF\t62\r\nNOK\t350\r\n')).toEqual([
      ['DE CY', 'EUR', '150'],
      ['FI', 'CHF', '62'],
      ['', 'NOK', '350'],
    ]);
    expect(withPasted([['', '', '']], 0, 0, text)).toEqual(rows);
  });
});
