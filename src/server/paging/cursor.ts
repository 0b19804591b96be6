import type { z } from 'zod';
import { Refusal } from '#domain/errors.ts';

/** Where a page ended, as an opaque word: the values that the next page begins after. */
export const encodeCursor = (values: unknown): string => Buffer.from(JSON.stringify(values)).toString('base64url');

/** Null: the first page. A word that is none of ours is refused. */
export function decodeCursor<Values extends z.ZodType>(
  cursor: string | undefined,
  values: Values,
): z.output<Values> | null {
  if (!cursor) return null;
  try {
    return values.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch (cause) {
    throw new Refusal('input-invalid', 'cursor must be what the page before named as next.', { cause });
  }
}

export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

/** Makes a page of rows of which one more was asked for than it shows; that one says that there is a next page. */
export function pageOf<Row, Item>(
  rows: readonly Row[],
  limit: number,
  { item, cursor }: { item: (row: Row) => Item; cursor: (row: Row) => unknown },
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown.map(item), next: rows.length > limit && last ? encodeCursor(cursor(last)) : null };
}
