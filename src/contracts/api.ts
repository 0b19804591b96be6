import { adminAuditEndpoints } from './admin/audit.ts';
import { adminCustomerEndpoints } from './admin/customers.ts';
import { adminMessageEndpoints } from './admin/messages.ts';
import { adminOrderActionEndpoints } from './admin/order-actions.ts';
import { adminOrderPaperEndpoints } from './admin/order-papers.ts';
import { adminFindEndpoints } from './admin/find.ts';
import { adminNewsletterEndpoints } from './admin/newsletter.ts';
import { adminOrderEndpoints } from './admin/orders.ts';
import { adminImportEndpoints } from './admin/imports.ts';
import { adminPaymentEndpoints } from './admin/payments.ts';
import { adminDrawingEndpoints } from './admin/drawings.ts';
import { adminPictureEndpoints } from './admin/pictures.ts';
import { adminProductEndpoints } from './admin/products.ts';
import { adminSafetyEndpoints } from './admin/safety.ts';
import { adminStaffEndpoints } from './admin/staff.ts';
import { adminTodayEndpoints } from './admin/today.ts';
import { adminStockEndpoints } from './admin/stock.ts';
import { adminViewEndpoints } from './admin/views.ts';
import { accountExportEndpoints } from './account-export.ts';
import { accountEndpoints } from './accounts.ts';
import { addressEndpoints } from './addresses.ts';
import { buildEndpoints } from './builds.ts';
import { cartEndpoints } from './cart.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { checkoutEndpoints } from './checkout.ts';
import { classEndpoints } from './classes.ts';
import { contactEndpoints } from './contact.ts';
import { jobEndpoints } from './jobs.ts';
import { keptBillEndpoints } from './parts/kept-bills.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { orderLinkEndpoints } from './order-links.ts';
import { orderEndpoints } from './orders.ts';
import { ownOrderEndpoints } from './own-orders.ts';
import { partListEndpoints } from './parts/part-list.ts';
import { paymentEndpoints } from './payments.ts';
import { secondStepEndpoints } from './second-step.ts';
import { adminSettingsEndpoints } from './admin/settings.ts';
import { settingsEndpoints } from './settings.ts';
import { stashEndpoints } from './parts/stash.ts';
import { wishListEndpoints } from './wish-list.ts';

/** Every call of the shop. Validation, reply types, the typed client and /openapi.json come from here. */
export const api = {
  ...catalogueEndpoints,
  ...partListEndpoints,
  ...cartEndpoints,
  ...wishListEndpoints,
  ...buildEndpoints,
  ...classEndpoints,
  ...stashEndpoints,
  ...keptBillEndpoints,
  ...accountEndpoints,
  ...secondStepEndpoints,
  ...accountExportEndpoints,
  ...addressEndpoints,
  ...checkoutEndpoints,
  ...ownOrderEndpoints,
  ...orderEndpoints,
  ...orderLinkEndpoints,
  ...paymentEndpoints,
  ...adminOrderEndpoints,
  ...adminOrderActionEndpoints,
  ...adminOrderPaperEndpoints,
  ...adminPaymentEndpoints,
  ...adminProductEndpoints,
  ...adminImportEndpoints,
  ...adminDrawingEndpoints,
  ...adminPictureEndpoints,
  ...adminStaffEndpoints,
  ...adminSafetyEndpoints,
  ...adminStockEndpoints,
  ...adminSettingsEndpoints,
  ...settingsEndpoints,
  ...adminAuditEndpoints,
  ...adminTodayEndpoints,
  ...adminMessageEndpoints,
  ...adminFindEndpoints,
  ...adminViewEndpoints,
  ...adminCustomerEndpoints,
  ...adminNewsletterEndpoints,
  ...newsletterEndpoints,
  ...contactEndpoints,
  ...jobEndpoints,
} as const;

export type Api = typeof api;
