import { adminAuditEndpoints } from './audit.ts';
import { adminCustomerEndpoints } from './customers.ts';
import { adminMessageEndpoints } from './messages.ts';
import { adminOrderActionEndpoints, adminOrderPaperEndpoints, adminOrderEndpoints } from './office-orders.ts';
import { adminFindEndpoints } from './office-search.ts';
import { adminNewsletterEndpoints, newsletterEndpoints } from './newsletter.ts';
import { adminImportEndpoints } from './imports.ts';
import { adminPaymentEndpoints, paymentEndpoints } from './payments.ts';
import { adminDrawingEndpoints, adminPictureEndpoints } from './pictures.ts';
import { adminProductEndpoints } from './products.ts';
import { adminSafetyEndpoints, secondStepEndpoints } from './second-factors.ts';
import { adminStaffEndpoints } from './staff.ts';
import { adminTodayEndpoints } from './today.ts';
import { adminStockEndpoints } from './stock.ts';
import { adminViewEndpoints } from './saved-views.ts';
import { accountExportEndpoints } from './account-export.ts';
import { accountEndpoints } from './accounts.ts';
import { addressEndpoints } from './addresses.ts';
import { buildEndpoints } from './builds.ts';
import { cartEndpoints } from './cart.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { checkoutEndpoints } from './checkout.ts';
import { classEndpoints } from './classroom.ts';
import { contactEndpoints } from './contact.ts';
import { invoiceEndpoints } from './invoices.ts';
import { jobEndpoints } from './jobs.ts';
import { keptBillEndpoints } from './parts-lists.ts';
import { orderLinkEndpoints, orderEndpoints, ownOrderEndpoints } from './orders.ts';
import { adminSettingsEndpoints, settingsEndpoints } from './settings.ts';
import { stashEndpoints } from './stash.ts';
import { wishListEndpoints } from './wish-list.ts';

/** Every call of the shop. Validation, reply types, the typed client and /openapi.json come from here. */
export const api = {
  ...catalogueEndpoints,
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
  ...invoiceEndpoints,
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
