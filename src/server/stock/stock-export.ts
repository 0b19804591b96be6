import type { StockItem, StockMove } from '#contracts/stock.ts';
import { csvPieces, type CsvCell } from '../csv/write-csv.ts';
import type { Page } from '../paging/cursor.ts';

const batch = 500;

type Columns<Item> = readonly (readonly [head: string, cell: (item: Item) => CsvCell])[];

export const stockColumns: Columns<StockItem> = [
  ['slug', ({ slug }) => slug],
  ['name', ({ name }) => name],
  ['stock', ({ stock }) => stock],
  ['state', ({ state }) => state],
  ['sold in 30 days', ({ sold30 }) => sold30],
  ['sold in 90 days', ({ sold90 }) => sold90],
  ['re-order at', ({ reorderAt }) => reorderAt],
  ['re-order by hand', ({ reorderByHand }) => reorderByHand],
  ['days left', ({ daysLeft }) => daysLeft],
];

export const moveColumns: Columns<StockMove> = [
  ['at', ({ at }) => at],
  ['cause', ({ cause }) => cause],
  ['change', ({ change }) => change],
  ['stock', ({ stock }) => stock],
  ['staff', ({ staff }) => staff],
  ['order', ({ order }) => order],
  ['delivery', ({ delivery }) => delivery],
  ['reason', ({ reason }) => reason],
];

type ReadPage<Item> = (page: { cursor: string | undefined; limit: number }) => Promise<Page<Item>>;

async function* rowsOf<Item>(columns: Columns<Item>, read: ReadPage<Item>): AsyncGenerator<CsvCell[][]> {
  let cursor: string | undefined;
  do {
    const { items, next } = await read({ cursor, limit: batch });
    yield items.map((item) => columns.map(([, cell]) => cell(item)));
    cursor = next ?? undefined;
  } while (cursor);
}

/** A list as a file, page by page as it is read, so that the longest one never stands in memory. */
export const toCsv = <Item>(columns: Columns<Item>, read: ReadPage<Item>): AsyncIterable<string> =>
  csvPieces(
    columns.map(([head]) => head),
    rowsOf(columns, read),
  );
