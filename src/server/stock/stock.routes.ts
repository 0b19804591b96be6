import type { Serve } from '../http/api-routes.ts';
import type { DeliveryService } from './delivery.service.ts';
import type { StockListService } from './stock-list.service.ts';
import type { StockService } from './stock.service.ts';
import type { StockItem, StockMove } from '#contracts/stock.ts';
import { csvPieces, type CsvCell } from '../csv/write-csv.ts';
import type { Page } from '../paging/cursor.ts';

const batch = 500;

type Columns<Item> = readonly (readonly [head: string, cell: (item: Item) => CsvCell])[];

const stockColumns: Columns<StockItem> = [
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

const moveColumns: Columns<StockMove> = [
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
const toCsv = <Item>(columns: Columns<Item>, read: ReadPage<Item>): AsyncIterable<string> =>
  csvPieces(
    columns.map(([head]) => head),
    rowsOf(columns, read),
  );

interface StockServices {
  readonly stock: StockService;
  readonly list: StockListService;
  readonly deliveries: DeliveryService;
}

export function stockRoutes(serve: Serve, { stock, list, deliveries }: StockServices): void {
  serve('GET /api/admin/stock', async ({ query: { view = 'all', ...page } }) => list.urgent(view, page));

  serve('GET /api/admin/shelf', async ({ query }) => list.shelf(query));

  serve('GET /api/admin/stock.csv', async ({ query: { view = 'all' }, reply }) => {
    reply.header('content-disposition', 'attachment; filename="stock.csv"');
    return toCsv(stockColumns, (page) => list.urgent(view, page));
  });

  serve('GET /api/admin/stock/:id/moves.csv', async ({ params, query, reply }) => {
    const { id, slug } = await stock.require(params.id);
    reply.header('content-disposition', `attachment; filename="stock-${slug}.csv"`);
    return toCsv(moveColumns, (page) => list.moves(id, { ...query, ...page }));
  });

  serve('PATCH /api/admin/stock/:id', async ({ params, body, staff }) => {
    await stock.setReorderPoint(params.id, body.reorderAt, staff);
    return list.ledger(params.id);
  });

  serve('GET /api/admin/stock/:id', async ({ params }) => list.ledger(params.id));

  serve('GET /api/admin/stock/:id/moves', async ({ params, query }) => list.moves(params.id, query));

  serve('POST /api/admin/stock/:id/count', async ({ params, body, staff }) =>
    stock.count(params.id, { ...body, staff }),
  );

  serve('POST /api/admin/stock/:id/adjust', async ({ params, body, staff }) =>
    stock.adjust(params.id, { ...body, staff }),
  );

  serve('POST /api/admin/stock/:id/write-off', async ({ params, body, staff }) =>
    stock.writeOff(params.id, { ...body, staff }),
  );

  serve('POST /api/admin/deliveries', async ({ headers, body, staff }) =>
    deliveries.receive(headers['idempotency-key'], body, staff),
  );
}
