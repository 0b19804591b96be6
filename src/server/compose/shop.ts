import { accountExportRoutes } from '../accounts/account-export.routes.ts';
import { createAccountExportService } from '../accounts/account-export.service.ts';
import { accountRoutes } from '../accounts/account.routes.ts';
import { createAccountService } from '../accounts/account.service.ts';
import { deviceRoutes } from '../accounts/device.routes.ts';
import { createPasswordHasher, defaultCapacity, unlimitedCapacity } from '../accounts/passwords/password-hasher.ts';
import { createRecoveryService } from '../accounts/recovery.service.ts';
import { signInRoutes } from '../accounts/sign-in.routes.ts';
import { createSignInService } from '../accounts/sign-in.service.ts';
import { addressRoutes } from '../addresses/address.routes.ts';
import { createAddressService } from '../addresses/address.service.ts';
import { businessRoutes } from '../business/business.routes.ts';
import { createBusinessService, type BusinessService } from '../business/business.service.ts';
import { createBoardPartsService } from '../cart/board-parts.service.ts';
import { cartRoutes } from '../cart/cart.routes.ts';
import { createCartService, type CartService } from '../cart/cart.service.ts';
import { readKitBills } from '../cart/kit-bill.service.ts';
import { createSavedItemsService } from '../cart/saved-items.service.ts';
import { catalogueRoutes } from '../catalogue/catalogue.routes.ts';
import { createContentsService } from '../catalogue/contents.service.ts';
import { createPartUsesService } from '../catalogue/part-uses.service.ts';
import { createPartListService } from '../catalogue/parts/part-list.service.ts';
import { createStockWatcherService } from '../catalogue/stock-watcher.service.ts';
import { checkoutRoutes, otherPaymentRoutes } from '../checkout/checkout.routes.ts';
import { createCheckoutService } from '../checkout/checkout.service.ts';
import { createClassPapers } from '../quotes/class-papers.service.ts';
import { createQuoteDeciding } from '../quotes/quote-deciding.service.ts';
import { quoteRoutes } from '../quotes/quote.routes.ts';
import { createQuoteService } from '../quotes/quote.service.ts';
import { contactRoutes } from '../contact/contact.routes.ts';
import { createContactService } from '../contact/contact.service.ts';
import { takeUploads } from '../http/api-routes.ts';
import { layPicture, makePhoto } from '../pictures/make-picture.ts';
import { embedRoutes } from '../embeds/embed.routes.ts';
import { createEmbedService } from '../embeds/embed.service.ts';
import { feedRoutes } from '../feeds/feeds.routes.ts';
import { createFeedPicture } from '../feeds/merchant/feed-picture.ts';
import { merchantRoutes } from '../feeds/merchant/merchant.routes.ts';
import { creditNoteRoutes } from '../invoices/credit-notes/credit-note.routes.ts';
import { createCreditNoteService } from '../invoices/credit-notes/credit-note.service.ts';
import { invoiceRoutes } from '../invoices/invoice.routes.ts';
import { createInvoiceService } from '../invoices/invoice.service.ts';
import { cartDiscountRoutes } from '../discounts/cart-discount.routes.ts';
import { createCartDiscountService } from '../discounts/cart-discount.service.ts';
import { redeemDiscounts } from '../discounts/discount-redemption.service.ts';
import { newsletterRoutes, unsubscribeRoutes } from '../newsletter/newsletter.routes.ts';
import { createNewsletterService } from '../newsletter/newsletter.service.ts';
import { createOrderLinkService } from '../orders/order-link.service.ts';
import { orderLinkRoutes, orderRoutes, ownOrderRoutes } from '../orders/order.routes.ts';
import { createOrderService, type OrderService } from '../orders/order.service.ts';
import { createOwnOrderService } from '../orders/own-orders.service.ts';
import type { PaymentViews } from '../orders/order-payments.ts';
import { createPlaceOrder } from '../orders/placing/place-order.service.ts';
import { createWaitingBuyers } from '../orders/placing/waiting-buyers.service.ts';
import { gatewayCallbackRoutes } from '../payments/gateway/gateway-callback.routes.ts';
import { gatewayWebhookRoutes } from '../payments/gateway/gateway-webhook.routes.ts';
import { createWebhookReceiver } from '../payments/gateway/gateway-webhook.service.ts';
import { openGateway, openTestGateway } from '../payments/gateway/open-gateway.ts';
import { paymentsDisabled } from '../payments/payment-settings.ts';
import { paymentViews } from '../payments/payment-views.ts';
import { changePaymentMethod } from '../orders/payment-method.service.ts';
import { createOtherPayments } from '../checkout/other-payment.service.ts';
import { paymentRoutes } from '../payments/payment.routes.ts';
import { createPaymentService } from '../payments/payment.service.ts';
import { isLocal, keepTestPaymentsLocal } from '../payments/simulator/local-only.ts';
import { testGatewayRoutes } from '../payments/simulator/test-gateway.routes.ts';
import { createClaimService } from '../returns/claim.service.ts';
import { createKitParts } from '../returns/kit-parts.ts';
import { contributionRoutes } from '../contributions/contribution.routes.ts';
import { createContributionService } from '../contributions/contribution.service.ts';
import { questionRoutes } from '../questions/question.routes.ts';
import { createQuestionService } from '../questions/question.service.ts';
import { reviewRoutes } from '../reviews/review.routes.ts';
import { createReviewService } from '../reviews/review.service.ts';
import { returnPhotoRoutes, returnRoutes } from '../returns/return.routes.ts';
import { createReturnService } from '../returns/return.service.ts';
import { createPasskeys } from '../second-factors/passkeys.ts';
import { createFactorChallengeService } from '../second-factors/factor-challenge.service.ts';
import { unboxingRoutes } from '../unboxing/unboxing.routes.ts';
import { createUnboxingService } from '../unboxing/unboxing.service.ts';
import { wishListRoutes } from '../wish-list/wish-list.routes.ts';
import { createWishListService, type WishListService } from '../wish-list/wish-list.service.ts';
import { finalisePayment, moveOrder, settleRefund } from './order-changes.ts';
import type { Api, Platform } from './platform.ts';
import { retentions } from './retention.ts';
import type { Workbench } from './workbench.ts';

interface OrderServices {
  readonly cart: CartService;
  readonly orders: OrderService;
  readonly payments: PaymentViews;
  readonly business: BusinessService;
}

/** Choosing: products, search, cart, wish list. */
function addCatalogueRoutes(
  { app, serve }: Api,
  platform: Platform,
  cart: CartService,
  wishList: WishListService,
): void {
  const { db, store, catalogue, pictures, guides, publicUrl, throttle, jobs } = platform;
  catalogueRoutes(serve, {
    catalogue,
    partList: createPartListService(store),
    contents: createContentsService({ db, store, catalogue, pictures }),
    uses: createPartUsesService({ db, store, catalogue, pictures }),
    stockWatch: createStockWatcherService({ db, catalogue, throttle, jobs }),
  });
  feedRoutes(app, { catalogue, guides, publicUrl, settings: platform.settings });
  merchantRoutes(app, {
    catalogue,
    publicUrl,
    rates: () => platform.settings.read(),
    maxKept: platform.merchantMaxKept,
    drawPicture: createFeedPicture({ drawnName: pictures.drawnName, readDrawn: platform.readDrawn, layPicture }),
  });
  const embeds = createEmbedService({
    catalogue,
    pictures: { drawn: pictures.drawing, listening: pictures.listening },
    readDrawn: platform.readDrawn,
    publicUrl,
    script: platform.embedScript,
  });
  embedRoutes(app, embeds, publicUrl);
  cartRoutes(serve, {
    cart,
    saved: createSavedItemsService({ db, pictures }),
    parts: createBoardPartsService({ db, pictures }),
    products: catalogue,
    isSoldOut: (productId) => store.isSoldOut(productId),
    hasDiscounts: () => platform.discounts.hasAny(),
  });
  wishListRoutes(serve, wishList);
}

/** Buying: checkout, orders and their invoices. */
function addOrderRoutes({ serve }: Api, platform: Platform, services: OrderServices): void {
  const { cart, orders, payments, business } = services;
  const { db, store, pictures, throttle, jobs, limited } = platform;
  const view = { db, pictures, payments };
  const discounts = createCartDiscountService({ db, store: platform.discounts, throttle });
  cartDiscountRoutes(serve, discounts);
  checkoutRoutes(serve, createCheckoutService({ ...view, cart, discounts, readKitBills }));
  ownOrderRoutes(serve, createOwnOrderService({ db, pictures, business }));
  const place = createPlaceOrder({ ...view, limited, redeemDiscounts, readKitBills });
  orderRoutes(serve, { orders, place, isLocal, waitingBuyers: createWaitingBuyers(db, store) });
  orderLinkRoutes(serve, createOrderLinkService({ db, throttle, jobs }));
  invoiceRoutes(serve, createInvoiceService({ db, orders }));
  creditNoteRoutes(serve, createCreditNoteService({ db, orders }));
  const deciding = createQuoteDeciding({ db, throttle, jobs, payments });
  const quotes = createQuoteService({ db, throttle, jobs, pictures, paymentMethods: deciding.paymentMethods });
  quoteRoutes(serve, { quotes, deciding, classPapers: createClassPapers(db), isLocal });
}

/** What buyers and builders say of products. */
function addReviewRoutes({ serve }: Api, { db, store, catalogue, throttle, readDrawn }: Platform): void {
  const contributions = createContributionService({ db, throttle });
  const refresh = (ids: readonly string[]): Promise<void> => store.refresh(ids);
  const reviews = createReviewService({ db, catalogue, refresh, contributions });
  reviewRoutes(serve, reviews);
  const { own } = reviews;
  questionRoutes(serve, createQuestionService({ db, catalogue, refresh, contributions, own, readDrawn }));
}

/** What comes back, and what is missing or broken. */
function addReturnRoutes({ serve, inScope }: Api, platform: Platform, orders: OrderService): void {
  const { db, store, catalogue, pictures, throttle, jobs } = platform;
  const contents = createContentsService({ db, store, catalogue, pictures });
  const kitParts = createKitParts({ catalogue, contents });
  const claims = createClaimService({ db, pictures, orders, jobs, throttle, kitParts, makePhoto });
  returnRoutes(serve, createReturnService({ db, pictures, orders, jobs }), claims);
  inScope((scope, serveScoped) => {
    takeUploads(scope);
    returnPhotoRoutes(serveScoped, claims);
  });
}

/** Paying online: beginning, coming back, and what the gateway reports by itself. */
function addPaymentRoutes(
  { app, serve }: Api,
  platform: Platform,
  { orders, payments: views }: Pick<OrderServices, 'orders' | 'payments'>,
): void {
  const { db, publicUrl, paymentSettings = paymentsDisabled } = platform;
  const gateway = openGateway(paymentSettings.gateway, db);
  const payments = createPaymentService({ db, gateway, publicUrl, orders, finalisePayment });
  if (gateway?.test) keepTestPaymentsLocal(app);
  paymentRoutes(serve, payments);
  const { settleAttempts } = payments;
  otherPaymentRoutes(serve, createOtherPayments({ db, orders, views, settleAttempts, changePaymentMethod }));
  gatewayCallbackRoutes(app, payments);
  gatewayWebhookRoutes(app, createWebhookReceiver({ db, gateway, finalisePayment, settleRefund }));
  if (gateway?.test) testGatewayRoutes(app, openTestGateway(db));
}

/** Writing to the shop, and hearing from it by mail. */
function addMailRoutes({ serve, inScope }: Api, { db, throttle, jobs }: Platform): void {
  contactRoutes(serve, createContactService({ db, throttle, jobs }));
  const newsletter = createNewsletterService({ db, throttle, jobs });
  newsletterRoutes(serve, newsletter);
  // It alone takes forms.
  inScope((scope, serveScoped) => unsubscribeRoutes(scope, serveScoped, newsletter));
}

export type Shop = ReturnType<typeof composeShop>;

/** What visitors and users do. */
export function composeShop(platform: Platform, workbench: Workbench) {
  const { db, pictures, sessions, throttle, jobs, limited, passwordCost, publicUrl } = platform;
  const cart = createCartService({ db, pictures });
  const payments = paymentViews(platform.paymentSettings);
  const orders = createOrderService({ db, pictures, payments, cart, moveOrder });
  const wishList = createWishListService({ db, pictures });
  const hasher = createPasswordHasher(limited ? defaultCapacity : unlimitedCapacity, passwordCost);
  const accountDeps = { db, sessions, hasher, throttle, jobs };
  const accounts = createAccountService({ ...accountDeps, retentions });
  const passkeys = createPasskeys(publicUrl);
  const addresses = createAddressService(db);
  const business = createBusinessService(db);
  const bench = workbench.services;
  const exports = createAccountExportService({ db, accounts, addresses, business, sessions, wishList, bench });
  return {
    services: { accounts, addresses, exports, hasher, orders, passkeys, payments },

    addRoutes(api: Api): void {
      const { serve } = api;
      addCatalogueRoutes(api, platform, cart, wishList);
      const secondSteps = createFactorChallengeService({ db, throttle, passkeys });
      const signIn = createSignInService({ ...accountDeps, secondSteps });
      signInRoutes(serve, signIn, createRecoveryService({ ...accountDeps, orders }));
      accountRoutes(serve, accounts);
      deviceRoutes(serve, sessions);
      addressRoutes(serve, addresses);
      contributionRoutes(serve, createContributionService({ db, throttle }));
      businessRoutes(serve, business);
      accountExportRoutes(serve, exports);
      addPaymentRoutes(api, platform, { orders, payments });
      addOrderRoutes(api, platform, { cart, orders, payments, business });
      addReturnRoutes(api, platform, orders);
      addReviewRoutes(api, platform);
      const { builds, stash } = bench;
      unboxingRoutes(serve, createUnboxingService({ db, orders, builds, stash }));
      addMailRoutes(api, platform);
    },
  };
}
