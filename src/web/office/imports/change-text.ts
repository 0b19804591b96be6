import { formatMoney } from '#domain/money/money.ts';
import type { ImportChange } from '#contracts/imports.ts';

/** What stands in a cell, as a person reads it. */
export const changeText = (column: string, value: string): string =>
  column === 'price' && value !== '' ? formatMoney(value) : value === '' ? 'nothing' : value;

/** How far apart they are: '+6%', 'received 24', 'text'. */
export function differenceOf({ column, before, after }: Pick<ImportChange, 'column' | 'before' | 'after'>): string {
  const [was, is] = [Number(before), Number(after)];
  if (column === 'price' && was > 0) {
    const percent = Math.round(((is - was) / was) * 100);
    return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent)}%`;
  }
  if (column === 'stock' && before !== '' && Number.isFinite(was) && Number.isFinite(is)) {
    return is > was ? `${is - was} more` : `${was - is} less`;
  }
  return column === 'price' || column === 'stock' ? 'new' : 'text';
}
