import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { api } from '#contracts/api.ts';
import { openApiDocument } from '#contracts/openapi.ts';
import { webhookEndpoints } from '#contracts/payments.ts';
import { Refusal } from '#domain/errors.ts';
import type { GuideEntry } from '#domain/catalogue/guides.ts';
import { videoEmbeds } from '#domain/shop/shop.ts';
import { findRoutes } from './office-search/office-search.routes.ts';
import { createFindService } from './office-search/office-search.service.ts';
import { todayRoutes } from './today/today.routes.ts';
import { createTodayService } from './today/today.service.ts';
import { savedViewRoutes } from './saved-views/saved-view.routes.ts';
import { createSavedViewService } from './saved-views/saved-view.service.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { createAuditService } from './audit/audit.service.ts';
import { composeAccounts } from './compose/accounts.ts';
import { admission } from './http/admission.ts';
import type { GateLimits } from './http/admission-gate.ts';
import { connectionLimits, limitConnections } from './http/connections.ts';
import { createServe } from './http/api-routes.ts';
import { buildRoutes } from './builds/build.routes.ts';
import { createBuildService } from './builds/build.service.ts';
import { classRoutes } from './classroom/class.routes.ts';
import { createClassService } from './classroom/class.service.ts';
import { createPlaceService } from './classroom/place.service.ts';
import { keptBillRoutes } from './parts-lists/parts-list.routes.ts';
import { createKeptBillService } from './parts-lists/parts-list.service.ts';
import { stashRoutes } from './stash/stash.routes.ts';
import { createStashService } from './stash/stash.service.ts';
import { createBoardPartsService } from './cart/board-parts.service.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { createCartService } from './cart/cart.service.ts';
import { createSavedItemsService } from './cart/saved-items.service.ts';
import { catalogueRoutes } from './catalogue/catalogue.routes.ts';
import { CatalogueStore } from './catalogue/catalogue-store.ts';
import { createCatalogueService } from './catalogue/catalogue.service.ts';
import { cacheBytes } from './response-cache/cache-limits.ts';
import { Outage } from './response-cache/database-outage.ts';
import { bothSources, type AnswerSource } from './response-cache/response-source.ts';
import { SharedAnswers } from './response-cache/response-cache.ts';
import { cacheResponses } from './catalogue/cached-routes.ts';
import { createContentsService } from './catalogue/contents.service.ts';
import { createPartListService } from './catalogue/parts/part-list.service.ts';
import { createPartUsesService } from './catalogue/part-uses.service.ts';
import { createStockWatcherService } from './catalogue/stock-watcher.service.ts';
import { contactRoutes } from './contact/contact.routes.ts';
import { createContactService } from './contact/contact.service.ts';
import type { Database } from './db/database.ts';
import { sendRefusal, statusOf, toRefusal } from './http/errors.ts';
import { drainBody } from './http/body-drain.ts';
import { feedRoutes } from './feeds/feeds.routes.ts';
import { createGuideSearch } from './guides/guide-search.ts';
import { createFailedJobService } from './jobs/failed-jobs.service.ts';
import { jobQueue } from './jobs/job-queue.service.ts';
import { jobRoutes } from './jobs/job.routes.ts';
import { messageRoutes } from './messages/message.routes.ts';
import { createMessageService } from './messages/message.service.ts';
import { createSavedReplyService } from './messages/saved-reply.service.ts';
import { issueRoutes } from './newsletter/issue.routes.ts';
import { createIssueService } from './newsletter/issue.service.ts';
import { unsubscribeRoutes, newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { createNewsletterService } from './newsletter/newsletter.service.ts';
import { composeOrders } from './compose/orders.ts';
import { addPaymentRoutes } from './compose/payments.ts';
import { draftPages } from './pages/draft-page.ts';
import { composeProducts } from './compose/products.ts';
import type { PaymentSettings } from './payments/payment-settings.ts';
import { paymentViews } from './payments/payment-views.ts';
import { createAssetUrls, type AssetFacts, type AssetUrls } from './assets/asset-urls.ts';
import { clientAddress, type TrustedProxies } from './http/client-address.ts';
import { Metrics, requestMetrics } from './http/metrics/metrics.ts';
import { officeDoor } from './http/office-access.ts';
import { operations } from './http/operations.ts';
import { isAbort } from './http/request-end.ts';
import { logFailure, loggerOptions, requestLog } from './http/request-log.ts';
import { refuseOddTargets } from './http/request-target.ts';
import { refuseCrossSiteWrites } from './http/cross-site-writes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createSessionService } from './sessions/session.service.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { createSettingsService } from './settings/settings.service.ts';
import { SettingsStore } from './settings/settings-store.ts';
import { databaseThrottle, noThrottle } from './throttle/throttle.ts';
import { createDeliveryService } from './stock/delivery.service.ts';
import { createStockListService } from './stock/stock-list.service.ts';
import { stockRoutes } from './stock/stock.routes.ts';
import { createStockService } from './stock/stock.service.ts';
import { syncedStore } from './synced-store/synced-store.service.ts';
import { wishListRoutes } from './wish-list/wish-list.routes.ts';
import { adoptWishes, createWishListService } from './wish-list/wish-list.service.ts';

export interface AppDeps {
  readonly db: Database;
  /** Known only after listening when the port is chosen by the system, hence a function. */
  readonly publicUrl: () => string;
  /** Names of drawn pictures and where they are served. */
  readonly art: Readonly<Record<string, string>>;
  /** Names of documents and where they are served. */
  readonly documents?: Readonly<Record<string, string>>;
  /** How large they are, by the same names. */
  readonly documentFacts?: AssetFacts['documentFacts'];
  /** What lies where in the picture of a kit, by its slug. */
  readonly flatLays?: AssetFacts['flatLays'];
  readonly schematicStages?: AssetFacts['schematicStages'];
  readonly partOutlines?: AssetFacts['partOutlines'];
  readonly playable?: AssetFacts['playable'];
  /** What the build found in the guides; without a build there are none. */
  readonly guides?: readonly GuideEntry[];
  readonly inlineScripts: readonly string[];
  readonly development: boolean;
  readonly version: string;
  /** How buyers may pay besides cash; absent, they may not. */
  readonly payments?: PaymentSettings;
  /** False for load tests: nothing is counted, nobody is turned away. */
  readonly rateLimit?: boolean;
  /** Who may say on whose behalf a request comes; absent, nobody. */
  readonly trustedProxies?: TrustedProxies | null;
  /** Whoever brings it may see `/metrics`; absent, nobody may. */
  readonly metricsToken?: string | undefined;
  /** How much dear work is let in; absent, all of it. */
  readonly admission?: GateLimits;
  /** Tests are quiet. */
  readonly quiet?: boolean;
  /** Where the log goes; absent, to the standard output. */
  readonly log?: Writable;
}

const bodyLimitBytes = 64 * 1024;

function createServer({ quiet, log }: AppDeps): FastifyInstance {
  return Fastify({
    logger: quiet ? false : { ...loggerOptions, ...(log && { stream: log }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: 5000,
    http: { headersTimeout: 4000, connectionsCheckingInterval: 1000 },
    // In-flight and keep-alive requests are answered while the shop closes; see graceful-shutdown.ts.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => sendRefusal(request, reply, toRefusal(error)),
  });
}

function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.code === 'body-too-large') await drainBody(request.raw);
    const isFailure = statusOf[refusal.code] >= 500 && refusal.code !== 'overloaded';
    if (isFailure && !isAbort(error)) logFailure(request.log, refusal.code, refusal.cause ?? refusal);
    return sendRefusal(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new Refusal('nothing-here')));
}

const safeMethods = new Set(['GET', 'HEAD']);

/** A call or a write without a declared access is a mistake that must not reach a visitor. Pages and files are for all. */
function requireDeclaredAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, config, method }) => {
    const isRead = [method].flat().every((one) => safeMethods.has(one));
    if ((url.startsWith('/api') || !isRead) && !config?.access) {
      throw new Error(`The route ${String(method)} ${url} does not say who may use it.`);
    }
  });
}

/** What is the same for every visitor is made once, and goes on being shown while the database is away. */
function shareAnswers(app: FastifyInstance, db: Database, source: AnswerSource): void {
  const outage = new Outage({ ping: () => db.ping(), isBlind: () => db.isBlind() });
  app.addHook('onListen', async () => outage.watch());
  app.addHook('onClose', () => outage.stop());
  app.decorate('answers', new SharedAnswers({ source, outage, maxBytes: cacheBytes.answers }));
  cacheResponses(app);
}

/** Every room with its services and routes. A room gets the services of others as arguments, here and in compose/. */
function addRooms(app: FastifyInstance, deps: AppDeps, pictures: AssetUrls, secureCookies: () => boolean): void {
  const { db, publicUrl, guides = [] } = deps;
  const limited = deps.rateLimit !== false;
  const throttle = limited ? databaseThrottle(db) : noThrottle;
  const jobs = jobQueue;

  const store = new CatalogueStore(db, pictures);
  app.addHook('onClose', () => store.close());
  const settings = new SettingsStore(db);
  app.addHook('onClose', () => settings.close());
  shareAnswers(app, db, bothSources(store, settings));
  admission(app, deps.admission);
  const catalogue = createCatalogueService(store, createGuideSearch(guides));
  const uses = createPartUsesService({ db, store, catalogue, pictures });
  const cart = createCartService({ db, pictures });
  const payments = paymentViews(deps.payments);
  const orderRoom = composeOrders({ db, store, cart, throttle, pictures, payments, limited });
  const { orders } = orderRoom;
  const sessions = createSessionService(db, adoptWishes);
  const wishList = createWishListService({ db, pictures });
  const builds = createBuildService(db);
  const classes = createClassService({ db, catalogue });
  const stash = createStashService({ db, syncedStore });
  const bills = createKeptBillService({ db, syncedStore });
  const bench = { builds, classes, stash, bills };
  const accountRoom = composeAccounts({ db, sessions, orders, wishList, bench, throttle, limited, publicUrl });

  const apiDeps = { sessions, secureCookies, staffOf: accountRoom.staffOf };
  officeDoor(app, apiDeps);
  const serve = createServe(app, apiDeps);
  catalogueRoutes(serve, {
    catalogue,
    partList: createPartListService(store),
    contents: createContentsService({ db, store, catalogue, pictures }),
    uses,
    stockWatch: createStockWatcherService({ db, catalogue, throttle, jobs }),
  });
  feedRoutes(app, { catalogue, guides, publicUrl });
  const saved = createSavedItemsService({ db, pictures });
  cartRoutes(serve, {
    cart,
    saved,
    parts: createBoardPartsService({ db, pictures }),
    isSoldOut: (productId) => store.isSoldOut(productId),
  });
  wishListRoutes(serve, wishList);
  buildRoutes(serve, builds);
  classRoutes(serve, classes, createPlaceService({ db, throttle }));
  stashRoutes(serve, stash);
  keptBillRoutes(serve, bills);
  accountRoom.addRoutes(serve);
  addPaymentRoutes(app, serve, { db, publicUrl, orders, settings: deps.payments });
  orderRoom.addRoutes(serve);
  const stock = createStockService(db);
  stockRoutes(serve, {
    stock,
    list: createStockListService({ db, store, pictures, stock }),
    deliveries: createDeliveryService(db),
  });
  draftPages(app);
  composeProducts(app, apiDeps, { db, store, pictures });
  jobRoutes(serve, createFailedJobService(db));
  settingsRoutes(serve, createSettingsService({ db, store: settings }), settings);
  messageRoutes(serve, {
    messages: createMessageService({ db, jobs }),
    saved: createSavedReplyService(db),
  });
  todayRoutes(serve, createTodayService({ db, pictures }));
  findRoutes(serve, createFindService({ db, catalogue, pictures }));
  savedViewRoutes(serve, createSavedViewService(db));
  auditRoutes(serve, createAuditService(db));
  contactRoutes(serve, createContactService({ db, throttle, jobs }));
  const newsletter = createNewsletterService({ db, throttle, jobs });
  newsletterRoutes(serve, newsletter);
  issueRoutes(serve, createIssueService({ db, jobs, publicUrl, emailOf: accountRoom.emailOf }));
  // In a scope of its own, since it alone takes forms.
  void app.register(async (scope) => unsubscribeRoutes(scope, createServe(scope, apiDeps), newsletter));
}

/** Builds the shop without listening, so that tests and the page renderer can call it in process. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const app = createServer(deps);
  app.removeContentTypeParser('text/plain');
  handleErrors(app);
  requireDeclaredAccess(app);

  const https = () => deps.publicUrl().startsWith('https:');
  const metrics = new Metrics();
  const gatewayScript = typeof deps.payments?.gateway === 'object' && deps.payments.gateway !== null;
  const { inlineScripts, development } = deps;
  securityHeaders(app, { inlineScripts, development, https, videoEmbeds, gatewayScript });
  clientAddress(app, deps.trustedProxies ?? null);
  requestLog(app);
  requestMetrics(app, metrics);
  refuseOddTargets(app);
  limitConnections(app, connectionLimits);
  refuseCrossSiteWrites(app, deps.publicUrl);
  operations(app, { db: deps.db, metrics, metricsToken: deps.metricsToken });

  const pictures = createAssetUrls(deps.art, deps.documents, deps);
  addRooms(app, deps, pictures, https);

  // Browsers ask for this one unasked when they show something that is not a page of ours.
  app.get('/favicon.ico', { config: { cheap: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').redirect(pictures.resolve('art:brand/favicon-32')),
  );
  // Made when it is asked for: few ask, and it takes longer than all the rest of a start.
  app.get('/openapi.json', async () => JSON.stringify(openApiDocument({ ...api, ...webhookEndpoints }, deps.version)));
  app.all('/api/*', { config: { access: 'anyone' } }, () => {
    throw new Refusal('nothing-here');
  });
  return app;
}
