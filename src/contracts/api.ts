import { apiTokenEndpoints } from './api-tokens.ts';
import { auditEndpoints } from './audit.ts';
import { customerEndpoints } from './customers.ts';
import { messageEndpoints } from './messages.ts';
import { orderActionEndpoints } from './order-actions.ts';
import { orderPaperEndpoints } from './order-papers.ts';
import { orderRefundEndpoints } from './order-refunds.ts';
import { officeOrderEndpoints } from './office-orders.ts';
import { officeSearchEndpoints } from './office-search.ts';
import { officeNewsletterEndpoints, newsletterEndpoints } from './newsletter.ts';
import { importEndpoints } from './imports.ts';
import { bankEndpoints } from './bank.ts';
import { officePaymentEndpoints, paymentEndpoints } from './payments.ts';
import { drawingEndpoints, pictureEndpoints } from './pictures.ts';
import { productEndpoints } from './products.ts';
import { officeSecondFactorEndpoints, secondFactorEndpoints } from './second-factors.ts';
import { staffEndpoints } from './staff.ts';
import { todayEndpoints } from './today.ts';
import { stockEndpoints } from './stock.ts';
import { savedViewEndpoints } from './saved-views.ts';
import { accountExportEndpoints } from './account-export.ts';
import { accountEndpoints } from './accounts.ts';
import { addressEndpoints } from './addresses.ts';
import { bookEndpoints } from './books.ts';
import { businessEndpoints } from './business.ts';
import { buildReportEndpoints } from './build-reports.ts';
import { buildEndpoints } from './builds.ts';
import { cartEndpoints } from './cart.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { checkoutEndpoints } from './checkout.ts';
import { classroomEndpoints } from './classroom.ts';
import { contributionEndpoints } from './contributions.ts';
import { moderationEndpoints } from './moderation.ts';
import { contactEndpoints } from './contact.ts';
import { cartDiscountEndpoints, discountEndpoints } from './discounts.ts';
import { helpFigureEndpoints } from './help-figures.ts';
import { helpEndpoints } from './help.ts';
import { invoiceEndpoints } from './invoices.ts';
import { jobEndpoints } from './jobs.ts';
import { partsListEndpoints } from './parts-lists.ts';
import { officeQuoteEndpoints } from './office-quotes.ts';
import { quoteEndpoints } from './quotes.ts';
import { orderLinkEndpoints } from './order-links.ts';
import { orderEndpoints } from './orders.ts';
import { ownOrderEndpoints } from './own-orders.ts';
import { officeReturnEndpoints } from './office-returns.ts';
import { answerEndpoints } from './answers.ts';
import { questionEndpoints } from './questions.ts';
import { reviewEndpoints } from './reviews.ts';
import { returnEndpoints } from './returns.ts';
import { officeSettingsEndpoints, settingsEndpoints } from './settings.ts';
import { stashEndpoints } from './stash.ts';
import { unboxingEndpoints } from './unboxing.ts';
import { officeWebhookEndpoints } from './webhooks.ts';
import { wishListEndpoints } from './wish-list.ts';

/** Every call of the shop. Validation, reply types, the typed client and /openapi.json come from here. */
export const api = {
  ...catalogueEndpoints,
  ...cartEndpoints,
  ...cartDiscountEndpoints,
  ...discountEndpoints,
  ...wishListEndpoints,
  ...buildEndpoints,
  ...buildReportEndpoints,
  ...classroomEndpoints,
  ...stashEndpoints,
  ...unboxingEndpoints,
  ...contributionEndpoints,
  ...moderationEndpoints,
  ...reviewEndpoints,
  ...questionEndpoints,
  ...answerEndpoints,
  ...partsListEndpoints,
  ...helpEndpoints,
  ...helpFigureEndpoints,
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...accountExportEndpoints,
  ...addressEndpoints,
  ...businessEndpoints,
  ...checkoutEndpoints,
  ...ownOrderEndpoints,
  ...orderEndpoints,
  ...orderLinkEndpoints,
  ...quoteEndpoints,
  ...officeQuoteEndpoints,
  ...invoiceEndpoints,
  ...returnEndpoints,
  ...officeReturnEndpoints,
  ...paymentEndpoints,
  ...officeOrderEndpoints,
  ...orderActionEndpoints,
  ...orderRefundEndpoints,
  ...orderPaperEndpoints,
  ...bookEndpoints,
  ...officePaymentEndpoints,
  ...bankEndpoints,
  ...productEndpoints,
  ...importEndpoints,
  ...drawingEndpoints,
  ...pictureEndpoints,
  ...staffEndpoints,
  ...officeSecondFactorEndpoints,
  ...stockEndpoints,
  ...officeSettingsEndpoints,
  ...settingsEndpoints,
  ...auditEndpoints,
  ...todayEndpoints,
  ...messageEndpoints,
  ...officeSearchEndpoints,
  ...savedViewEndpoints,
  ...customerEndpoints,
  ...officeNewsletterEndpoints,
  ...newsletterEndpoints,
  ...contactEndpoints,
  ...jobEndpoints,
  ...officeWebhookEndpoints,
  ...apiTokenEndpoints,
} as const;

export type Api = typeof api;
