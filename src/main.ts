import cluster from 'node:cluster';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ConfigError, parseConfig, type Config } from './config.ts';
import { ensureAdmin, refuseGuessable } from './server/accounts/admin-account.ts';
import { createPasswordHasher } from './server/accounts/passwords/password-hasher.ts';
import { buildApp } from './server/app.ts';
import { startBackground } from '#server/compose/background.ts';
import { fillDatabase, openShopDatabase } from '#server/compose/shop-database.ts';
import type { Database } from './server/db/database.ts';
import { serveDeferredFiles } from './server/assets/deferred-files.ts';
import { builtPages } from './server/pages/built-pages.ts';
import { devPages } from './server/pages/dev-pages.ts';
import type { PageRenderer } from './server/pages/page-renderer.ts';
import { resolvePaymentSettings } from './server/payments/payment-settings.ts';
import { testGatewayNotice, testGatewayWarning } from '#server/payments/simulator/test-gateway-notice.ts';
import { createGracefulShutdown, endOnSignals } from '#server/http/graceful-shutdown.ts';
import { gateLimits } from '#server/http/admission-gate.ts';
import { connectionBacklog } from '#server/http/connections.ts';
import { createSessionService } from '#server/sessions/session.service.ts';
import { say, step } from '#server/process/start-steps.ts';
import { checkDataDir, checkPort } from '#server/process/startup-checks.ts';
import { startupSentence } from '#server/process/startup-error.ts';
import { listenBesideOthers, superviseWorkers } from '#server/cluster/worker-supervisor.ts';

const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'dist');

function readJson<T>(file: string, missing: T): T {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : missing;
}

/** What the build says of pictures, beside them, by the slugs of kits. */
function readOfKits<T>(art: Readonly<Record<string, string>>, clientDir: string, folder: string): Record<string, T> {
  const names = Object.keys(art).filter((name) => name.startsWith(folder));
  return Object.fromEntries(
    names.map((name) => [name.slice(folder.length), JSON.parse(readFileSync(join(clientDir, art[name]!), 'utf8'))]),
  );
}

/** A file that the build has drawn, by its name. */
const drawnFiles =
  (art: Readonly<Record<string, string>>) =>
  async (name: string): Promise<Buffer | null> =>
    Object.hasOwn(art, name) ? readFile(join(dist, 'client', art[name]!)) : null;

/** Where the code of a kit that plays in pages of others is; undefined in development, which does not bundle it. */
function embedScript(folder: string): string | undefined {
  const manifest = readJson<Record<string, { file: string }>>(join(folder, '.vite/manifest.json'), {});
  const entry = manifest['listen/embed/embed-entry.ts'];
  return entry && `/embed/${entry.file}`;
}

const openOwnDatabase = (config: Config): Promise<Database> =>
  openShopDatabase({ ...config, dataDir: resolve(root, config.dataDir) });

async function prepare(db: Database, config: Config): Promise<void> {
  if (resolvePaymentSettings(config).gateway === 'test') say('payments', testGatewayWarning);
  await fillDatabase(db);
  await step(
    'admin',
    () => ensureAdmin({ db, hasher: createPasswordHasher(), sessions: createSessionService(db) }, config.admin),
    (done) => done,
  );
}

async function loadRenderer(): Promise<PageRenderer> {
  const file = join(dist, 'server/entry-server.js');
  if (!existsSync(file))
    throw new ConfigError('The shop is not built yet: run `npm run build`, or start it with `npm start`.');
  return (await import(file)) as PageRenderer;
}

/** What can be told wrong without a database is told before one is opened, or made. */
async function checkSurroundings({ admin, dataDir, databaseUrl, host, port }: Config): Promise<void> {
  if (admin) await refuseGuessable(admin);
  checkDataDir(resolve(root, dataDir), databaseUrl === null);
  if (port !== 0) await checkPort(port, host);
}

/** One process of the shop: database, app, pages, listening. */
async function serve(config: Config): Promise<void> {
  const db = await openOwnDatabase(config);
  if (!cluster.isWorker) await prepare(db, config);

  let publicUrl = config.publicUrl ?? '';
  const development = config.mode === 'development';
  const renderer = development ? null : await loadRenderer();
  const payments = resolvePaymentSettings(config);
  const webhookTargets = { loopback: config.webhooksToLoopback };
  const notice = payments.gateway === 'test' ? testGatewayNotice : '';
  const art = readJson<Record<string, string>>(join(dist, 'art.json'), {});
  const documents = readJson<Record<string, string>>(join(dist, 'documents.json'), {});
  const app = buildApp({
    db,
    publicUrl: () => publicUrl,
    art,
    readDrawn: drawnFiles(art),
    flatLays: readOfKits(art, join(dist, 'client'), 'flat-lay/'),
    schematicStages: readOfKits(art, join(dist, 'client'), 'schematic-stages/'),
    partOutlines: readOfKits<Record<string, { key: string; words: string }>>(
      art,
      join(dist, 'client'),
      'outline-list/',
    )['parts'],
    embedScript: embedScript(join(dist, 'client/embed')),
    playable: readJson(join(dist, 'listen.json'), {}),
    documentFacts: readJson(join(dist, 'document-facts.json'), {}),
    documents,
    indexSnapshotFile: join(resolve(root, config.dataDir), 'search-index.snapshot'),
    guides: readJson(join(dist, 'guides.json'), []),
    inlineScripts: renderer?.inlineScripts ?? [],
    development,
    rateLimit: config.rateLimit,
    trustedProxies: config.trustedProxies,
    // In development every module is a request of its own, and nobody else is there to be served.
    ...(!development && { admission: gateLimits }),
    metricsToken: config.metricsToken ?? undefined,
    webhookTargets,
    payments,
    version: readJson(join(root, 'package.json'), { version: '0' }).version,
  });
  const record = readJson(join(dist, development ? 'art-build.json' : 'build.json'), { isFinished: true });
  if (!record.isFinished)
    serveDeferredFiles(app, {
      addresses: [...Object.values(art), ...Object.values(documents)],
      clientDir: join(dist, 'client'),
      workDir: join(root, '.cache', 'deferred'),
      command: [join(root, 'build/build.ts'), '--finish', ...(development ? ['--drawings'] : [])],
      log: (sentence) => say('later', sentence),
    });
  const stop = createGracefulShutdown(app);
  if (renderer) {
    await builtPages(app, { clientDir: join(dist, 'client'), renderer, notice, publicUrl: () => publicUrl });
  } else {
    const webDir = join(root, 'src/web');
    await devPages(app, {
      root: webDir,
      configFile: join(root, 'vite.config.ts'),
      drawnDir: join(dist, 'client'),
      notice,
      publicUrl: () => publicUrl,
    });
  }

  const { host } = config;
  const port = await listenBesideOthers(app, { port: config.port, host, backlog: connectionBacklog });
  publicUrl ||= `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  if (!cluster.isWorker) say('open', publicUrl);

  const background = await startBackground({
    db,
    smtpUrl: config.smtpUrl,
    mailDir: join(resolve(root, config.dataDir), 'mail'),
    dataDir: resolve(root, config.dataDir),
    backup: config.backup && { ...config.backup, dir: resolve(root, config.backup.dir) },
    publicUrl: () => publicUrl,
    gateway: payments.gateway,
    rateLimit: config.rateLimit,
    webhookTargets,
    log: (sentence) => say('tasks', sentence),
  });
  endOnSignals({
    stop: (tellForMs) => Promise.all([stop(tellForMs), background.stop()]),
    close: () => db.close(),
  });
}

/** The first of several processes: it prepares the database once, then keeps its workers alive. */
async function supervise(config: Config): Promise<void> {
  const db = await openOwnDatabase(config);
  await prepare(db, config);
  await db.close();

  superviseWorkers({
    count: config.workers,
    onReady: () =>
      say('open', `${config.publicUrl ?? `http://localhost:${config.port}`} with ${config.workers} processes`),
    onReplace: (pid, afterMs) =>
      say('workers', `process ${pid} ended; another takes its place${afterMs ? ` in ${afterMs / 1000} s` : ''}`),
  });
}

try {
  const config = parseConfig(process.env);
  if (cluster.isPrimary) await checkSurroundings(config);
  await (config.workers > 1 && cluster.isPrimary ? supervise(config) : serve(config));
} catch (error) {
  const sentence = error instanceof ConfigError ? error.message : startupSentence(error);
  console.error(sentence ?? error);
  process.exit(1);
}
