import { fromDecimal } from '#domain/money/money.ts';
import type { Serve } from '../../http/api-routes.ts';
import type { MoveMany, PlanMany } from './many-orders.service.ts';
import type { OfficeOrderService } from './office-order.service.ts';
import type { OrderListService } from './order-list.service.ts';
import type { OrderPaperService } from './papers/order-papers.service.ts';

interface OfficeOrderServices {
  readonly lists: OrderListService;
  readonly orders: OfficeOrderService;
  readonly moveMany: MoveMany;
  readonly planMany: PlanMany;
  readonly papers: OrderPaperService;
}

export function officeOrderRoutes(serve: Serve, services: OfficeOrderServices): void {
  listRoutes(serve, services);
  actionRoutes(serve, services);
  paperRoutes(serve, services);
}

function listRoutes(serve: Serve, { lists, orders }: OfficeOrderServices): void {
  serve('GET /api/admin/orders', async ({ query: { limit, cursor, ...filter }, reply }) => {
    const { page, total } = await lists.list(filter, { limit, cursor });
    reply.header('x-total-count', String(total));
    return page;
  });

  serve('GET /api/admin/orders/views', () => lists.countViews());

  serve('GET /api/admin/orders/export', ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="taar-orders.csv"');
    return lists.export(query);
  });

  serve('GET /api/admin/orders/:id', ({ params }) => orders.get(params.id));
}

function actionRoutes(serve: Serve, { orders, moveMany, planMany }: OfficeOrderServices): void {
  serve('POST /api/admin/orders/:id/status', ({ params, body: { status, ...told }, staff }) =>
    orders.move(params.id, status, { staff, ...told }),
  );
  serve('POST /api/admin/orders/moves', ({ body, staff }) => moveMany(body, staff));
  serve('POST /api/admin/orders/moves/plan', ({ body }) => planMany(body));
  serve('POST /api/admin/orders/:id/parcel', ({ params, body, staff }) => orders.correctParcel(params.id, staff, body));
  serve('POST /api/admin/orders/:id/paid', ({ params, body, staff }) => orders.markPaid(params.id, staff, body));
  serve('POST /api/admin/orders/:id/refunded', ({ params, body, staff }) =>
    orders.markRefunded(params.id, staff, body),
  );
  serve('POST /api/admin/orders/:id/refunds', ({ params, body: { amount, lines, delivery, ...refund }, staff }) =>
    amount === undefined
      ? orders.refundGoods(params.id, staff, { ...refund, lines, delivery })
      : orders.refund(params.id, staff, { ...refund, amount: fromDecimal(amount) }),
  );
  serve('POST /api/admin/orders/:id/refunds/:refundId/retry', ({ params, body, staff }) =>
    orders.retryRefund(params.id, params.refundId, staff, body),
  );
  serve('POST /api/admin/orders/:id/refunds/:refundId/by-hand', ({ params, body, staff }) =>
    orders.refundByHand(params.id, params.refundId, staff, body),
  );
  serve('POST /api/admin/orders/:id/payments/:paymentId/refunds', ({ params, body: { amount, ...refund }, staff }) =>
    orders.refundPayment(params.id, params.paymentId, staff, { ...refund, amount: fromDecimal(amount) }),
  );
  serve('POST /api/admin/orders/:id/address', ({ params, body, staff }) =>
    orders.changeAddress(params.id, staff, {
      version: body.version,
      address: body.shippingAddress,
      phone: body.phone,
    }),
  );
  serve('POST /api/admin/orders/:id/notes', ({ params, body, staff }) => orders.addNote(params.id, staff, body));
}

function paperRoutes(serve: Serve, { papers }: OfficeOrderServices): void {
  serve('GET /api/admin/orders/packing-slips', async ({ query, reply }) => {
    reply.header('content-disposition', 'inline; filename="taar-packing-slips.pdf"');
    return papers.packingSlips(query.orders);
  });
  serve('GET /api/admin/orders/labels', async ({ query, reply }) => {
    reply.header('content-disposition', 'inline; filename="taar-labels.pdf"');
    return papers.labels(query.orders);
  });
  serve('GET /api/admin/orders/customs-sheet', async ({ query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="taar-customs.csv"');
    return papers.customsSheet(query.orders);
  });
  serve('GET /api/admin/orders/pick-list', async ({ query, reply }) => {
    reply.header('content-disposition', 'inline; filename="taar-pick-list.pdf"');
    return papers.pickList(query.orders);
  });
}
