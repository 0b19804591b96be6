import type { AdminOrder } from '#contracts/office-orders.ts';
import { toDecimal, toPaise } from '#domain/money/money.ts';
import { nextStatuses } from '#domain/orders/order-state.ts';
import { nextStepOf } from '#domain/orders/order-views.ts';
import { refundable } from '#domain/orders/refund.ts';
import type { Database } from '../../db/database.ts';
import * as sentMails from '../mail/sent-mail.repository.ts';
import type { GatewayPayments } from '../order-payments.ts';
import { mayMarkPaid } from '../order-settlement.service.ts';
import { readOrderRow, toOrder, type OrderViewDeps } from '../order-view.ts';
import { mayEditAddress } from './address-change.ts';
import { withoutErased } from './erased-buyer.ts';
import * as details from './order-detail.repository.ts';

export interface OfficeViewDeps extends OrderViewDeps {
  readonly db: Database;
  readonly gatewayPayments: Pick<GatewayPayments, 'listOfOrder'>;
}

const atText = <Row extends { readonly at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });

/** Everything about one order. */
export async function readOfficeOrder(orderId: string, deps: OfficeViewDeps): Promise<AdminOrder> {
  const { db, gatewayPayments } = deps;
  const row = withoutErased(await readOrderRow(db, orderId));
  const order = toOrder(row, deps);
  const left = refundable(row);
  return {
    ...order,
    version: row.version,
    userId: row.userId,
    orderCount: row.erased ? 1 : await details.countOfEmail(db, row.email),
    next: nextStepOf(row),
    refundable: toDecimal(left),
    gatewayPayments: await gatewayPayments.listOfOrder(orderId),
    refunds: (await details.refunds(db, orderId)).map(({ amountPaise, deliveryPaise, ...refund }) => ({
      ...atText(refund),
      amount: toDecimal(toPaise(amountPaise)),
      delivery: toDecimal(toPaise(deliveryPaise)),
    })),
    refundedUnits: Object.fromEntries(
      row.items.filter((item) => item.refundedQuantity > 0).map((item) => [item.id, item.refundedQuantity]),
    ),
    mails: (await sentMails.listOfOrder(db, orderId)).map(atText),
    ownNotes: (await details.notes(db, orderId)).map(atText),
    stock: await details.stock(db, orderId),
    can: {
      ...order.can,
      move: [...nextStatuses(row, 'admin')],
      markPaid: mayMarkPaid(row),
      refund: left > 0,
      editAddress: mayEditAddress(row),
    },
  };
}
