import type { AdminOrder } from '#contracts/admin.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { MoveOrder } from '../orders/order-moves.service.ts';
import type { SearchOrders } from '../orders/order-search.service.ts';
import type { OrderService } from '../orders/order.service.ts';
import type { AdminAction, OrderSettlement } from '../orders/order-settlement.service.ts';
import type { GatewayPaymentService } from '../payments/gateway/gateway-payment.service.ts';

interface Deps {
  readonly db: Database;
  readonly orders: Pick<OrderService, 'requireAny' | 'view'>;
  readonly searchOrders: SearchOrders;
  readonly moveOrder: MoveOrder;
  readonly settlement: OrderSettlement;
  readonly gatewayPayments: Pick<GatewayPaymentService, 'listOfOrder'>;
}

export type AdminOrderService = ReturnType<typeof createAdminOrderService>;

/** What the admin can do with orders. */
export function createAdminOrderService(deps: Deps) {
  const { db, orders, searchOrders, moveOrder, settlement, gatewayPayments } = deps;

  async function readAdminOrder(orderId: string): Promise<AdminOrder> {
    const order = await orders.view(orderId);
    return { ...order, gatewayPayments: await gatewayPayments.listOfOrder(orderId) };
  }

  /** Does something to an order in a transaction of its own, and answers with what it is then. */
  async function change(idOrNumber: string, work: (tx: Queryable, orderId: string) => Promise<void>) {
    const orderId = await orders.requireAny(idOrNumber);
    await db.transaction((tx) => work(tx, orderId));
    return readAdminOrder(orderId);
  }

  return {
    list: searchOrders,

    get: async (idOrNumber: string): Promise<AdminOrder> => readAdminOrder(await orders.requireAny(idOrNumber)),

    move: (idOrNumber: string, to: OrderStatus, { adminId, note }: AdminAction): Promise<AdminOrder> =>
      change(idOrNumber, (tx, orderId) => moveOrder(tx, { orderId, to, author: 'admin', userId: adminId, note })),

    markPaid: (idOrNumber: string, action: AdminAction): Promise<AdminOrder> =>
      change(idOrNumber, (tx, orderId) => settlement.markPaid(tx, orderId, action)),

    markRefunded: (idOrNumber: string, action: AdminAction): Promise<AdminOrder> =>
      change(idOrNumber, (tx, orderId) => settlement.markRefunded(tx, orderId, action)),
  };
}
