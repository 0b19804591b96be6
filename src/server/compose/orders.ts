import { createAdminOrderService } from '../admin/admin-order.service.ts';
import { createAdminProductService } from '../admin/admin-product.service.ts';
import { adminRoutes } from '../admin/admin.routes.ts';
import type { Serve } from '../plugins/api-routes.ts';
import type { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { checkoutRoutes } from '../checkout/checkout.routes.ts';
import { createCheckoutService } from '../checkout/checkout.service.ts';
import type { Database } from '../db/database.ts';
import { invoiceRoutes } from '../invoices/invoice.routes.ts';
import { createInvoiceService } from '../invoices/invoice.service.ts';
import type { OrderViewDeps } from '../orders/order-view.ts';
import { orderRoutes } from '../orders/order.routes.ts';
import { createOrderService } from '../orders/order.service.ts';
import { createPlaceOrder } from '../orders/placing/place-order.service.ts';

interface Deps extends OrderViewDeps {
  readonly db: Database;
  readonly store: CatalogueStore;
}

/** Everything about buying but the paying itself, put together. */
export function composeOrders(serve: Serve, { db, store, pictures, payments }: Deps): void {
  const shared = { db, pictures, payments };
  checkoutRoutes(serve, createCheckoutService(shared));
  orderRoutes(serve, createOrderService(shared), createPlaceOrder(shared));
  invoiceRoutes(serve, createInvoiceService(db));
  adminRoutes(serve, {
    orders: createAdminOrderService(shared),
    products: createAdminProductService({ db, store }),
  });
}
