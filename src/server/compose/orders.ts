import type { CartService } from '../cart/cart.service.ts';
import { checkoutRoutes } from '../checkout/checkout.routes.ts';
import { createCheckoutService } from '../checkout/checkout.service.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import type { Database } from '../db/database.ts';
import { invoiceRoutes } from '../invoices/invoice.routes.ts';
import { createInvoiceService } from '../invoices/invoice.service.ts';
import { jobQueue } from '../jobs/job-queue.service.ts';
import { createOrderLinkService } from '../orders/order-link.service.ts';
import { createMoveMany, createPlanMany } from '../orders/office/many-orders.service.ts';
import { officeOrderRoutes } from '../orders/office/office-order.routes.ts';
import { createOfficeOrderService } from '../orders/office/office-order.service.ts';
import { createOrderListService } from '../orders/office/order-list.service.ts';
import { createOrderPaperService } from '../orders/office/papers/order-papers.service.ts';
import { createOrderSettlement } from '../orders/order-settlement.service.ts';
import { createPaymentRefunds } from '../orders/payment-refunds.service.ts';
import type { OrderViewDeps } from '../orders/order-view.ts';
import { orderLinkRoutes, orderRoutes, ownOrderRoutes } from '../orders/order.routes.ts';
import { createOrderService } from '../orders/order.service.ts';
import { createOwnOrderService } from '../orders/own-orders.service.ts';
import { createPlaceOrder } from '../orders/placing/place-order.service.ts';
import { createWaitingBuyers } from '../orders/placing/waiting-buyers.service.ts';
import { createGatewayPaymentService } from '../payments/gateway/gateway-payment.service.ts';
import { isLocal } from '../payments/simulator/local-only.ts';
import { strayPaymentRoutes } from '../payments/office/stray-payment.routes.ts';
import { createStrayPaymentService } from '../payments/office/stray-payment.service.ts';
import type { Serve } from '../http/api-routes.ts';
import type { Throttle } from '../throttle/throttle.ts';
import { countAsPaid, moveOrder } from './order-changes.ts';

interface Deps extends OrderViewDeps {
  readonly db: Database;
  readonly store: CatalogueStore;
  readonly cart: CartService;
  readonly throttle: Throttle;
  /** False for load tests. */
  readonly limited: boolean;
}

/** Everything about buying but the paying itself, put together. */
export function composeOrders({ db, store, cart, throttle, pictures, payments, limited }: Deps) {
  const view = { db, pictures, payments };
  const orders = createOrderService({ ...view, cart, moveOrder });
  const gatewayPayments = createGatewayPaymentService(db);
  const paymentRefunds = createPaymentRefunds({ jobs: jobQueue, gatewayPayments });
  const settlement = createOrderSettlement({ jobs: jobQueue, moveOrder, gatewayPayments, paymentRefunds });
  return {
    orders,

    addRoutes(serve: Serve): void {
      checkoutRoutes(serve, createCheckoutService({ ...view, cart }));
      ownOrderRoutes(serve, createOwnOrderService(db, pictures));
      const place = createPlaceOrder({ ...view, jobs: jobQueue, limited });
      orderRoutes(serve, { orders, place, isLocal, waitingBuyers: createWaitingBuyers(db, store) });
      orderLinkRoutes(serve, createOrderLinkService({ db, throttle, jobs: jobQueue }));
      invoiceRoutes(serve, createInvoiceService({ db, orders }));
      const office = createOfficeOrderService({
        ...view,
        jobs: jobQueue,
        moveOrder,
        settlement,
        paymentRefunds,
        gatewayPayments,
      });
      const lists = createOrderListService({ db, pictures });
      officeOrderRoutes(serve, {
        lists,
        orders: office,
        moveMany: createMoveMany({ db, office }),
        planMany: createPlanMany(lists),
        papers: createOrderPaperService(db),
      });
      strayPaymentRoutes(
        serve,
        createStrayPaymentService({ db, countAsPaid, gatewayPayments, refunds: paymentRefunds }),
      );
    },
  };
}
