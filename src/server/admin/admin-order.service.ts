import type { AdminOrder } from '#contracts/admin/orders.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import type { OrderStatus } from '#domain/orders/order-state.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { MoveOrder } from '../orders/order-moves.service.ts';
import type { SearchOrders } from '../orders/order-search.service.ts';
import type { OrderService } from '../orders/order.service.ts';
import type { OrderSettlement } from '../orders/order-settlement.service.ts';
import type { GatewayPaymentService } from '../payments/gateway/gateway-payment.service.ts';

interface Deps {
  readonly db: Database;
  readonly orders: Pick<OrderService, 'requireAny' | 'view'>;
  readonly searchOrders: SearchOrders;
  readonly moveOrder: MoveOrder;
  readonly settlement: OrderSettlement;
  readonly gatewayPayments: Pick<GatewayPaymentService, 'listOfOrder'>;
}

interface StaffAction {
  readonly staff: Staff;
  readonly note?: string | undefined;
}

export type AdminOrderService = ReturnType<typeof createAdminOrderService>;

/** What the admin can do with orders. */
export function createAdminOrderService(deps: Deps) {
  const { db, orders, searchOrders, moveOrder, settlement, gatewayPayments } = deps;

  async function readAdminOrder(orderId: string): Promise<AdminOrder> {
    const order = await orders.view(orderId);
    return { ...order, gatewayPayments: await gatewayPayments.listOfOrder(orderId) };
  }

  /** Does something to an order in a transaction of its own, writes down who did it, and answers with what it is then. */
  async function change(
    idOrNumber: string,
    { staff, note }: StaffAction,
    action: string,
    work: (tx: Queryable, orderId: string) => Promise<void>,
  ) {
    const orderId = await orders.requireAny(idOrNumber);
    const before = await orders.view(orderId);
    await db.transaction(async (tx) => {
      await work(tx, orderId);
      const after = note ? { note } : {};
      await recordChange(tx, staff, { thing: 'order', thingId: orderId, label: before.number, action, after });
    });
    return readAdminOrder(orderId);
  }

  return {
    list: searchOrders,

    get: async (idOrNumber: string): Promise<AdminOrder> => readAdminOrder(await orders.requireAny(idOrNumber)),

    move: (idOrNumber: string, to: OrderStatus, action: StaffAction): Promise<AdminOrder> =>
      change(idOrNumber, action, to, (tx, orderId) =>
        moveOrder(tx, { orderId, to, author: 'admin', userId: action.staff.userId, note: action.note }),
      ),

    markPaid: (idOrNumber: string, action: StaffAction): Promise<AdminOrder> =>
      change(idOrNumber, action, 'marked paid', (tx, orderId) =>
        settlement.markPaid(tx, orderId, { adminId: action.staff.userId, note: action.note }),
      ),

    markRefunded: (idOrNumber: string, action: StaffAction): Promise<AdminOrder> =>
      change(idOrNumber, action, 'marked refunded', (tx, orderId) =>
        settlement.markRefunded(tx, orderId, { adminId: action.staff.userId, note: action.note }),
      ),
  };
}
