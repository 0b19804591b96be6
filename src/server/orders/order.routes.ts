import type { FastifyRequest } from 'fastify';
import type { Serve } from '../http/api-routes.ts';
import { orderCallerOf } from './order-access.ts';
import type { OrderLinkService } from './order-link.service.ts';
import type { OrderService } from './order.service.ts';
import type { OwnOrderService } from './own-orders.service.ts';
import type { PlaceOrder } from './placing/place-order.service.ts';
import type { WaitingBuyers } from './placing/waiting-buyers.service.ts';

export function ownOrderRoutes(serve: Serve, own: OwnOrderService): void {
  serve('GET /api/orders', async ({ query, visitor, reply }) => {
    const filter = { search: query.search || null, year: query.year ?? null, onTheWay: query.show === 'on-the-way' };
    const { orders, total } = await own.list(await visitor.requireUserId(), filter, query);
    reply.header('x-total-count', String(total));
    return orders;
  });

  serve('GET /api/orders/counts', async ({ visitor }) => own.count(await visitor.requireUserId()));

  serve('GET /api/orders/last', async ({ visitor }) => {
    const session = await visitor.findSession();
    return { lastOrder: await own.last(session), business: await own.businessOf(session) };
  });
}

interface OrderServices {
  readonly orders: OrderService;
  readonly place: PlaceOrder;
  /** Whether a request comes from the machine of the shop itself, which alone may pay at the test gateway. */
  readonly isLocal: (request: FastifyRequest) => boolean;
  readonly waitingBuyers: WaitingBuyers;
}

export function orderRoutes(serve: Serve, { orders, place, isLocal, waitingBuyers }: OrderServices): void {
  // A session that would have to be made has no cart: the order is refused, and then none is made.
  serve(
    'POST /api/orders',
    ({ headers, body, visitor, reply }) =>
      visitor.withSession((session, tx) =>
        place({
          session: tx ? null : session,
          ipAddress: visitor.ipAddress,
          isLocal: isLocal(reply.request),
          key: headers['idempotency-key'],
          order: body,
        }),
      ),
    {
      onWait: ({ headers, visitor: { tokenHash } }, refuse) =>
        tokenHash === null ? () => {} : waitingBuyers.watch({ tokenHash, key: headers['idempotency-key'], refuse }),
    },
  );

  serve('GET /api/orders/:id', async ({ params, ...call }) => orders.get(params.id, await orderCallerOf(call)));

  serve('POST /api/orders/:id/cancel', async ({ params, ...call }) =>
    orders.cancel(params.id, await orderCallerOf(call)),
  );

  serve('POST /api/orders/:id/transfer', async ({ params, body, ...call }) =>
    orders.tellTransfer(params.id, await orderCallerOf(call), body),
  );

  serve('POST /api/orders/:id/again', async ({ params, visitor, ...call }) => {
    const orderId = await orders.require(params.id, await orderCallerOf({ ...call, visitor }));
    return visitor.withSession((session, tx) => orders.buyAgain(orderId, session.id, tx));
  });
}

export function orderLinkRoutes(serve: Serve, links: OrderLinkService): void {
  serve('POST /api/order-links', ({ body, visitor }) => links.requestLink(body, visitor.ipAddress));
}
