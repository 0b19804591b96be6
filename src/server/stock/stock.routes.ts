import type { Serve } from '../http/api-routes.ts';
import type { DeliveryService } from './delivery.service.ts';
import { moveColumns, stockColumns, toCsv } from './stock-export.ts';
import type { StockListService } from './stock-list.service.ts';
import type { StockService } from './stock.service.ts';

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
