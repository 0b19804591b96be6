import pg from 'pg';

const oid = { int8: 20, int8Array: 1016, date: 1082 } as const;

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database holds ${text}, too large to be read exactly.`);
  return value;
}

const parseTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(oid.int8Array as number);

const parseInt8Array = (text: string): (number | null)[] =>
  parseTextArray(text).map((entry) => (entry === null ? null : parseInt8(entry)));

/** How column values arrive: money and counts as numbers, decimals and plain dates as text, moments as Date. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(typeId: number, format?: 'text' | 'binary') {
    if (typeId === oid.int8) return parseInt8;
    if (typeId === oid.int8Array) return parseInt8Array;
    if (typeId === oid.date) return String;
    return pg.types.getTypeParser(typeId, format as 'text');
  },
} as pg.CustomTypesConfig;
