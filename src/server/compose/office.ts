import type { Staff } from '#domain/accounts/staff.ts';
import type { Queryable } from '../db/database.ts';
import { isLocal } from '../payments/simulator/local-only.ts';
import { apiTokenRoutes } from '../api-tokens/api-token.routes.ts';
import type { ApiTokenService } from '../api-tokens/api-token.service.ts';
import { createWebhookService } from '../webhooks/webhook.service.ts';
import { webhookRoutes } from '../webhooks/webhook.routes.ts';
import { auditRoutes } from '../audit/audit.routes.ts';
import { createAuditService } from '../audit/audit.service.ts';
import { answerRoutes } from '../answers/answer.routes.ts';
import { createAnswerService } from '../answers/answer.service.ts';
import { createContributionService } from '../contributions/contribution.service.ts';
import { bookRoutes } from '../books/book.routes.ts';
import { createBookService } from '../books/book.service.ts';
import { customerRoutes } from '../customers/customer.routes.ts';
import { createCustomerService } from '../customers/customer.service.ts';
import { createDiscountTrial } from '../discounts/discount-trial.service.ts';
import { discountRoutes } from '../discounts/discount.routes.ts';
import { createDiscountService } from '../discounts/discount.service.ts';
import { createHelpFigureService } from '../help/help-figures.service.ts';
import { faultFrequencyRoutes, officeHelpRoutes } from '../help/help.routes.ts';
import { takeUploads } from '../http/api-routes.ts';
import { issueCreditNote } from '../invoices/credit-notes/credit-note-series.service.ts';
import { createFailedJobService } from '../jobs/failed-jobs.service.ts';
import { jobRoutes } from '../jobs/job.routes.ts';
import { messageRoutes } from '../messages/message.routes.ts';
import { createMessageService } from '../messages/message.service.ts';
import { createSavedReplyService } from '../messages/saved-reply.service.ts';
import { moderationRoutes } from '../contributions/moderation/moderation.routes.ts';
import { createModerationService } from '../contributions/moderation/moderation.service.ts';
import { issueRoutes } from '../newsletter/issue.routes.ts';
import { createIssueService } from '../newsletter/issue.service.ts';
import { officeSearchRoutes } from '../office-search/office-search.routes.ts';
import { createOfficeSearchService } from '../office-search/office-search.service.ts';
import { createMoveMany, createPlanMany } from '../orders/office/many-orders.service.ts';
import { officeOrderRoutes } from '../orders/office/office-order.routes.ts';
import { createOfficeOrderService } from '../orders/office/office-order.service.ts';
import { createOrderListService } from '../orders/office/order-list.service.ts';
import { createOrderPaperService } from '../orders/office/papers/order-papers.service.ts';
import { createOrderSettlement } from '../orders/order-settlement.service.ts';
import { changePaymentMethod } from '../orders/payment-method.service.ts';
import { createPaymentRefunds } from '../orders/payment-refunds.service.ts';
import { draftPages } from '../pages/draft-page.ts';
import { bankRoutes } from '../payments/bank/bank.routes.ts';
import { createBankService } from '../payments/bank/bank.service.ts';
import { createGatewayPaymentService } from '../payments/gateway/gateway-payment.service.ts';
import { createGatewayRefunds } from '../payments/gateway/gateway-refund.service.ts';
import { paymentsDisabled } from '../payments/payment-settings.ts';
import { unmatchedPaymentRoutes } from '../payments/office/unmatched-payment.routes.ts';
import { createUnmatchedPaymentService } from '../payments/office/unmatched-payment.service.ts';
import { createDrawingThread } from '../pictures/drawings/drawing-thread.ts';
import { drawingRoutes } from '../pictures/drawings/drawing.routes.ts';
import { createRequirePictures } from '../pictures/known-pictures.ts';
import { adminPictureRoutes, pictureRoutes } from '../pictures/picture.routes.ts';
import { createPictureService } from '../pictures/picture.service.ts';
import { importRoutes } from '../products/imports/import.routes.ts';
import { createImportService } from '../products/imports/import.service.ts';
import { exportProducts } from '../products/imports/product-export.ts';
import { createClassPapers } from '../quotes/class-papers.service.ts';
import { officeQuoteRoutes } from '../quotes/office-quote.routes.ts';
import { createOfficeQuoteService } from '../quotes/office-quote.service.ts';
import { createOrderDrafts } from '../quotes/order-draft.service.ts';
import { acceptPaidQuote } from '../quotes/quote-payment.service.ts';
import { redirectMovedProducts } from '../products/moved-products.ts';
import { officeProductRoutes } from '../products/office-products.routes.ts';
import { createProductEditing } from '../products/product-editing.service.ts';
import { createProductListService } from '../products/product-list.service.ts';
import { createProductPreview } from '../products/product-preview.service.ts';
import { officeReturnRoutes } from '../returns/office/office-return.routes.ts';
import { createOfficeReturnService } from '../returns/office/office-return.service.ts';
import { savedViewRoutes } from '../saved-views/saved-view.routes.ts';
import { createSavedViewService } from '../saved-views/saved-view.service.ts';
import { secondFactorRoutes } from '../second-factors/second-factor.routes.ts';
import { createSecondFactorService } from '../second-factors/second-factor.service.ts';
import { settingsRoutes } from '../settings/settings.routes.ts';
import { createSettingsService } from '../settings/settings.service.ts';
import { createInvitationService } from '../staff/invitation.service.ts';
import { staffRoutes } from '../staff/staff.routes.ts';
import { createStaffService } from '../staff/staff.service.ts';
import { createDeliveryService } from '../stock/delivery.service.ts';
import { createStockListService } from '../stock/stock-list.service.ts';
import { stockRoutes } from '../stock/stock.routes.ts';
import { countStock, takeSpares, createStockService } from '../stock/stock.service.ts';
import { todayRoutes } from '../today/today.routes.ts';
import { createTodayService } from '../today/today.service.ts';
import { countAsPaid, moveAtCounter, moveOrder } from './order-changes.ts';
import type { Api, Platform } from './platform.ts';
import type { Shop } from './shop.ts';
import type { Workbench } from './workbench.ts';

/** Staff with their second factors, and customers. */
function addPeopleRoutes(
  { serve }: Api,
  { db, sessions, jobs }: Platform,
  { services }: Shop,
  tokens: ApiTokenService,
): void {
  const { accounts, addresses, exports, hasher, passkeys } = services;
  const secondFactors = createSecondFactorService({ db, jobs, passkeys });
  const invitations = createInvitationService({ db, sessions, hasher, jobs });
  staffRoutes(serve, createStaffService({ db, sessions, secondFactors, tokens }), invitations);
  secondFactorRoutes(serve, secondFactors);
  customerRoutes(serve, createCustomerService({ db, accounts, addresses, exports }));
}

/** Orders, and payments that fit none of them. */
function addOrderRoutes(
  { serve, inScope }: Api,
  platform: Platform,
  { services: { payments, orders: shopOrders } }: Shop,
): void {
  const { db, pictures, jobs, publicUrl, paymentSettings = paymentsDisabled } = platform;
  const gatewayRefunds = createGatewayRefunds(paymentSettings.gateway, jobs);
  const gatewayPayments = createGatewayPaymentService(db);
  const paymentRefunds = createPaymentRefunds({ jobs, gatewayPayments, gatewayRefunds });
  const settlement = createOrderSettlement({
    jobs,
    moveOrder,
    gatewayPayments,
    gatewayRefunds,
    paymentRefunds,
    issueCreditNote,
  });
  const quotes = createOfficeQuoteService({ db, jobs, pictures });
  const settleAtCounter = async (tx: Queryable, orderId: string, staff: Staff): Promise<void> => {
    await settlement.markPaid(tx, orderId, { staff, note: 'At the counter.' });
    for (const to of ['confirmed', 'shipped', 'delivered'] as const)
      await moveAtCounter(tx, { orderId, to, author: 'admin', userId: staff.userId });
  };
  officeQuoteRoutes(serve, {
    quotes,
    drafts: createOrderDrafts({ db, quotes, payments, settleAtCounter }),
    classPapers: createClassPapers(db),
    isLocal,
  });
  const orders = createOfficeOrderService({
    db,
    pictures,
    payments,
    jobs,
    moveOrder,
    settlement,
    paymentRefunds,
    gatewayPayments,
    gatewayRefunds,
  });
  inScope((scope, serveScoped) => {
    takeUploads(scope);
    bankRoutes(serveScoped, createBankService({ db, settlement, changePaymentMethod, acceptPaidQuote }));
  });
  const lists = createOrderListService({ db, pictures });
  officeOrderRoutes(serve, {
    lists,
    orders,
    moveMany: createMoveMany({ db, office: orders }),
    planMany: createPlanMany(lists),
    papers: createOrderPaperService({ db, publicUrl }),
  });
  officeReturnRoutes(
    serve,
    createOfficeReturnService({ db, pictures, jobs, orders: shopOrders, settlement, takeSpares, gatewayRefunds }),
  );
  unmatchedPaymentRoutes(
    serve,
    createUnmatchedPaymentService({ db, countAsPaid, gatewayPayments, refunds: paymentRefunds }),
  );
}

/** Stock and products with their pictures. */
function addProductRoutes({ app, serve, inScope }: Api, { db, store, pictures }: Platform): void {
  const deps = { db, store, pictures };
  const stock = createStockService(db);
  const list = createStockListService({ ...deps, stock });
  stockRoutes(serve, { stock, list, deliveries: createDeliveryService(db) });
  draftPages(app);
  redirectMovedProducts(app, db);
  const editing = createProductEditing({ ...deps, countStock, checkPictures: createRequirePictures(pictures) });
  const preview = createProductPreview({ ...deps, renderer: () => app.draftPages.render });
  officeProductRoutes(serve, { list: createProductListService(deps), editing, preview });
  // These alone take files.
  inScope((scope, serveScoped) => {
    takeUploads(scope);
    const uploads = createPictureService(deps);
    adminPictureRoutes(serveScoped, { pictures: uploads, drawn: (search) => pictures.drawn(search) });
    pictureRoutes(scope, uploads);
    drawingRoutes(serveScoped, { draw: createDrawingThread(), pictures: uploads });
    importRoutes(serveScoped, {
      imports: createImportService({ ...deps, countStock }),
      exportProducts: (filter) => exportProducts(db, filter),
    });
  });
}

/** What staff do. */
export function composeOffice(platform: Platform, shop: Shop, workbench: Workbench, tokens: ApiTokenService) {
  const { db, catalogue, pictures, settings, discounts, jobs, publicUrl, throttle } = platform;
  const { accounts } = shop.services;
  return {
    addRoutes(api: Api): void {
      const { serve } = api;
      addPeopleRoutes(api, platform, shop, tokens);
      apiTokenRoutes(serve, tokens);
      webhookRoutes(serve, createWebhookService({ db, targets: platform.webhookTargets }));
      addOrderRoutes(api, platform, shop);
      addProductRoutes(api, platform);
      bookRoutes(serve, createBookService({ db, orders: shop.services.orders }));
      jobRoutes(serve, createFailedJobService(db));
      settingsRoutes(serve, {
        settings: createSettingsService({ db, store: settings }),
        store: settings,
        priceBreaks: () => discounts.priceBreaks(),
      });
      discountRoutes(serve, createDiscountService({ db, store: discounts }), createDiscountTrial(db));
      messageRoutes(serve, { messages: createMessageService({ db, jobs }), saved: createSavedReplyService(db) });
      answerRoutes(serve, createAnswerService({ db, contributions: createContributionService({ db, throttle }) }));
      moderationRoutes(serve, createModerationService({ db, jobs }));
      officeHelpRoutes(serve, workbench.services.help);
      faultFrequencyRoutes(serve, createHelpFigureService(db));
      todayRoutes(serve, createTodayService({ db, pictures }));
      officeSearchRoutes(serve, createOfficeSearchService({ db, catalogue, pictures }));
      savedViewRoutes(serve, createSavedViewService(db));
      auditRoutes(serve, createAuditService(db));
      const emailOf = async (userId: number) => (await accounts.get(userId)).email;
      issueRoutes(serve, createIssueService({ db, jobs, publicUrl, emailOf }));
    },
  };
}
