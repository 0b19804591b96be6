import type { PaymentOption } from '#contracts/checkout.ts';
import type { Order } from '#contracts/orders.ts';
import { Refusal } from '#domain/errors.ts';
import { toPaise } from '#domain/money/money.ts';
import { paymentOptions, phoneProblem, upiObstacle } from '#domain/orders/checkout.ts';
import { paymentChangeObstacle } from '#domain/orders/payment-change.ts';
import type { PaymentMethod } from '#domain/orders/payment.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Database } from '../db/database.ts';
import type { OrderCaller } from '../orders/order-access.ts';
import type { PaymentViews } from '../orders/order-payments.ts';
import type { OrderService } from '../orders/order.service.ts';
import { findUnpaidOrder, type ChangePaymentMethod, type UnpaidOrder } from '../orders/payment-method.service.ts';
import { readSettings } from '../settings/settings.service.ts';
import { toPaymentOption } from './checkout.service.ts';

interface Deps {
  readonly db: Database;
  readonly orders: Pick<OrderService, 'require' | 'view'>;
  /** Asks the payment service what came of attempts to pay an order there. */
  readonly settleAttempts: (orderId: string) => Promise<void>;
  readonly views: PaymentViews;
  readonly changePaymentMethod: ChangePaymentMethod;
}

interface Circumstances {
  /** It comes from the machine of the shop itself, where the test gateway may be used. */
  readonly isLocal: boolean;
}

export type OtherPayments = ReturnType<typeof createOtherPayments>;

/** How else an order that waits for its money can be paid. */
export function createOtherPayments({ db, orders, settleAttempts, views, changePaymentMethod }: Deps) {
  /** By the rules of the checkout. */
  function methodsFor(order: UnpaidOrder, settings: Settings, { isLocal }: Circumstances): PaymentMethod[] {
    const enabled = isLocal ? views.options : views.foreignOptions;
    const { country = 'India' } = order.shippingAddress;
    const canUpi = upiObstacle(toPaise(order.totalPaise), settings) === null;
    const canCash = phoneProblem({ paymentMethod: 'cod', phone: order.phone ?? '' }) === null;
    return paymentOptions({ country }, enabled, toPaise(order.goodsPaise), settings).filter(
      (method) => method !== order.paymentMethod && (method !== 'upi' || canUpi) && (method !== 'cod' || canCash),
    );
  }

  return {
    /** None, unless the order can be paid in another way now. */
    async list(idOrNumber: string, caller: OrderCaller, where: Circumstances): Promise<PaymentOption[]> {
      const order = await findUnpaidOrder(db, await orders.require(idOrNumber, caller));
      const obstacle = paymentChangeObstacle(order, 'buyer');
      if (obstacle !== null) throw new Refusal('payment-not-due', obstacle);
      const settings = await readSettings(db);
      return methodsFor(order, settings, where).map((method) => toPaymentOption(method, views, settings));
    },

    /** Nobody pays twice: before another way is chosen, the payment service is asked how attempts there went. */
    async choose(idOrNumber: string, caller: OrderCaller, method: PaymentMethod, where: Circumstances): Promise<Order> {
      const orderId = await orders.require(idOrNumber, caller);
      const order = await findUnpaidOrder(db, orderId);
      if (order.paymentMethod !== method) {
        if (!methodsFor(order, await readSettings(db), where).includes(method)) {
          throw new Refusal('payment-unavailable');
        }
        if (order.paymentMethod === 'razorpay') await settleAttempts(orderId);
      }
      const testPayment = method === 'razorpay' && views.testGateway;
      await db.transaction((tx) =>
        changePaymentMethod(tx, orderId, { method, author: 'buyer', userId: caller.userId, testPayment }),
      );
      return orders.view(orderId);
    },
  };
}
