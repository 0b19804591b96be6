import type { FastifyInstance } from 'fastify';
import type { GuideEntry } from '#domain/catalogue/guides.ts';
import type { PasswordCost } from '../accounts/passwords/password-hasher.ts';
import { BuildChanges } from '../build-reports/build-changes.ts';
import type { ReadDrawn } from '../build-reports/build-card.ts';
import { createAssetUrls, type AssetFacts, type AssetUrls } from '../assets/asset-urls.ts';
import { cacheResponses } from '../catalogue/cached-routes.ts';
import { CatalogueStore } from '../catalogue/catalogue-store.ts';
import { createCatalogueService, type CatalogueService } from '../catalogue/catalogue.service.ts';
import type { Database } from '../db/database.ts';
import { DiscountStore } from '../discounts/discount-store.ts';
import { createGuideSearch, quotePage } from '../guides/guide-search.ts';
import { admission } from '../http/admission.ts';
import type { GateLimits } from '../http/admission-gate.ts';
import { createServe, type ApiDeps, type Serve } from '../http/api-routes.ts';
import { officeAccess } from '../http/office-access.ts';
import { jobQueue, type JobQueue } from '../jobs/job-queue.service.ts';
import type { PaymentSettings } from '../payments/payment-settings.ts';
import { cacheLimitBytes } from '../response-cache/cache-limits.ts';
import { DatabaseOutage } from '../response-cache/database-outage.ts';
import { ResponseCache } from '../response-cache/response-cache.ts';
import { joinSources, type ResponseSource } from '../response-cache/response-source.ts';
import { createSessionService, type SessionService } from '../sessions/session.service.ts';
import { SettingsStore } from '../settings/settings-store.ts';
import { databaseThrottle, noThrottle, type Throttle } from '../throttle/throttle.ts';
import { adoptWishes } from '../wish-list/wish-list.service.ts';
import { publicOnly, type WebhookTargets } from '../webhooks/public-address.ts';

/** What the areas need of whoever builds the app. */
export interface PlatformDeps {
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
  /** Reads what the build has drawn, by its name; without a build there is nothing. */
  readonly readDrawn?: ReadDrawn;
  /** Where the search index of a large catalogue is kept for the next start; absent, nowhere. */
  readonly indexSnapshotFile?: string;
  /** Where the code of a kit that plays in pages of others is; without a build there is none. */
  readonly embedScript?: string | undefined;
  /** More products than this are written to price comparisons while they are sent; absent, what is usual. */
  readonly merchantMaxKept?: number;
  /** What the build found in the guides; without a build there are none. */
  readonly guides?: readonly GuideEntry[];
  /** How buyers may pay besides cash; absent, they may not. */
  readonly payments?: PaymentSettings;
  /** False for load tests: nothing is counted, nobody is turned away. */
  readonly rateLimit?: boolean;
  /** Where webhooks may go; absent, to the internet alone. */
  readonly webhookTargets?: WebhookTargets;
  /** Less for tests that sign many people in; absent, what is usual. */
  readonly passwordCost?: PasswordCost | undefined;
  /** How much expensive work is admitted at once; absent, all of it. */
  readonly admission?: GateLimits;
}

/** What every area stands on. */
export interface Platform {
  readonly db: Database;
  readonly publicUrl: () => string;
  readonly pictures: AssetUrls;
  readonly readDrawn: ReadDrawn;
  readonly guides: readonly GuideEntry[];
  readonly store: CatalogueStore;
  readonly catalogue: CatalogueService;
  readonly settings: SettingsStore;
  /** Of the discounts those that count by themselves. */
  readonly discounts: DiscountStore;
  readonly sessions: SessionService;
  readonly jobs: JobQueue;
  readonly throttle: Throttle;
  /** False for load tests. */
  readonly limited: boolean;
  readonly passwordCost: PasswordCost | undefined;
  readonly paymentSettings: PaymentSettings | undefined;
  readonly merchantMaxKept: number | undefined;
  readonly webhookTargets: WebhookTargets;
  readonly embedScript: string | null;
}

/** What is the same for every visitor is made once, and goes on being served while the database is down. */
function addResponseCache(app: FastifyInstance, db: Database, source: ResponseSource): void {
  const outage = new DatabaseOutage({ ping: () => db.ping(), isListenerDown: () => db.isListenerDown() });
  app.addHook('onListen', async () => outage.watch());
  app.addHook('onClose', () => outage.stop());
  app.decorate('responseCache', new ResponseCache({ source, outage, maxBytes: cacheLimitBytes.responses }));
  cacheResponses(app);
}

export function composePlatform(app: FastifyInstance, deps: PlatformDeps): Platform {
  const { db, publicUrl, guides = [] } = deps;
  const pictures = createAssetUrls(deps.art, deps.documents, deps);
  const store = new CatalogueStore(db, pictures, {
    snapshot: deps.indexSnapshotFile === undefined ? null : { file: deps.indexSnapshotFile },
  });
  app.addHook('onClose', () => store.close());
  const settings = new SettingsStore(db);
  app.addHook('onClose', () => settings.close());
  const discounts = new DiscountStore(db);
  // A failure is that of the database, which whoever reads them meets and tries again.
  app.addHook('onListen', () => void discounts.ready().catch(() => {}));
  app.addHook('onListen', async () => discounts.followDays());
  app.addHook('onClose', () => discounts.close());
  const buildChanges = new BuildChanges(db);
  app.addHook('onClose', () => buildChanges.close());
  addResponseCache(app, db, joinSources(joinSources(store, settings), joinSources(discounts, buildChanges)));
  admission(app, deps.admission);
  const limited = deps.rateLimit !== false;
  return {
    db,
    publicUrl,
    pictures,
    readDrawn: deps.readDrawn ?? (async () => null),
    guides,
    store,
    catalogue: createCatalogueService(store, createGuideSearch([...guides, quotePage])),
    settings,
    discounts,
    sessions: createSessionService(db, adoptWishes),
    jobs: jobQueue,
    throttle: limited ? databaseThrottle(db) : noThrottle,
    limited,
    passwordCost: deps.passwordCost,
    paymentSettings: deps.payments,
    merchantMaxKept: deps.merchantMaxKept,
    webhookTargets: deps.webhookTargets ?? publicOnly,
    embedScript: deps.embedScript ?? null,
  };
}

/** Where an area adds its routes. */
export interface Api {
  readonly app: FastifyInstance;
  readonly serve: Serve;
  /** In a scope of its own, for routes that alone take a kind of body. */
  inScope(add: (scope: FastifyInstance, serve: Serve) => void): void;
}

export function openApi(app: FastifyInstance, deps: ApiDeps): Api {
  officeAccess(app, deps);
  return {
    app,
    serve: createServe(app, deps),
    inScope: (add) => void app.register(async (scope) => add(scope, createServe(scope, deps))),
  };
}
