import { nextMenuIndex } from './menu-keys.ts';

export interface MenuPlace {
  readonly column: number;
  readonly row: number;
}

/**
 * Where an arrow key leads in a menu of columns with so many entries each: up and down inside a column, left and right
 * to the same height of the next one that has entries. Null when the key is none of them.
 */
export function nextMenuPlace(key: string, { column, row }: MenuPlace, lengths: readonly number[]): MenuPlace | null {
  const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (sideways === 0) {
    const next = nextMenuIndex(key, row, lengths[column] ?? 0);
    return next === null ? null : { column, row: next };
  }
  const next = (column + sideways + lengths.length) % lengths.length;
  return { column: next, row: Math.min(row, (lengths[next] ?? 1) - 1) };
}
