import { adminAuditEndpoints } from './audit.ts';
import { adminCustomerEndpoints } from './customers.ts';
import { adminMessageEndpoints } from './messages.ts';
import { adminOrderActionEndpoints } from './order-actions.ts';
import { adminOrderPaperEndpoints } from './order-papers.ts';
import { adminFindEndpoints } from './office-search.ts';
import { adminNewsletterEndpoints } from './office-newsletter.ts';
import { adminOrderEndpoints } from './office-orders.ts';
import { adminImportEndpoints } from './imports.ts';
import { adminPaymentEndpoints } from './office-payments.ts';
import { adminDrawingEndpoints } from './drawings.ts';
import { adminPictureEndpoints } from './pictures.ts';
import { adminProductEndpoints } from './products.ts';
import { adminSafetyEndpoints } from './second-factors.ts';
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
import { jobEndpoints } from './jobs.ts';
import { keptBillEndpoints } from './parts-lists.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { orderLinkEndpoints } from './order-links.ts';
import { orderEndpoints } from './orders.ts';
import { ownOrderEndpoints } from './own-orders.ts';
import { partListEndpoints } from './part-list.ts';
import { paymentEndpoints } from './payments.ts';
import { secondStepEndpoints } from './second-step.ts';
import { adminSettingsEndpoints } from './office-settings.ts';
import { settingsEndpoints } from './settings.ts';
import { stashEndpoints } from './stash.ts';
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
