import type { Writable } from 'node:stream';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { api } from '#contracts/api.ts';
import { openApiDocument } from '#contracts/openapi.ts';
import { webhookEndpoints } from '#contracts/payments.ts';
import { Refusal } from '#domain/errors.ts';
import { videoEmbeds } from '#domain/shop/shop.ts';
import { composeAgents } from './compose/agents.ts';
import { composeOffice } from './compose/office.ts';
import { composePlatform, openApi, type Platform, type PlatformDeps } from './compose/platform.ts';
import { composeShop } from './compose/shop.ts';
import { composeWorkbench } from './compose/workbench.ts';
import { createApiTokenService } from './api-tokens/api-token.service.ts';
import { AnswerRecords, recordAnswers } from './http/answer-records.ts';
import { drainBody } from './http/body-drain.ts';
import { clientAddress, type TrustedProxies } from './http/client-address.ts';
import { connectionLimits, limitConnections } from './http/connections.ts';
import { refuseCrossSiteWrites } from './http/cross-site-writes.ts';
import { sendRefusal, statusOf, toRefusal } from './http/errors.ts';
import { closeUnopenedServer, serverWith } from './http/http-server.ts';
import { processLog } from './http/log-buffer.ts';
import { Metrics } from './http/metrics/metrics.ts';
import { operations } from './http/operations.ts';
import { isAbort } from './http/request-end.ts';
import { ReadyResponses } from './http/ready-responses.ts';
import { createRequestIds } from './http/request-ids.ts';
import { logFailure, loggerOptions } from './http/request-log.ts';
import { refuseOddTargets } from './http/request-target.ts';
import { securityHeaders } from './http/security-headers.ts';

export interface AppDeps extends PlatformDeps {
  readonly inlineScripts: readonly string[];
  readonly development: boolean;
  readonly version: string;
  /** Who may say on whose behalf a request comes; absent, nobody. */
  readonly trustedProxies?: TrustedProxies | null;
  /** Whoever brings it may see `/metrics`; absent, nobody may. */
  readonly metricsToken?: string | undefined;
  /** Tests are quiet. */
  readonly quiet?: boolean;
  /** Where the log goes; absent, to the standard output. */
  readonly log?: Writable;
}

const bodyLimitBytes = 64 * 1024;

interface LogStream {
  write(line: string): void;
}

interface ServerParts {
  readonly log: LogStream | null;
  readonly nextId: () => string;
  readonly ready: ReadyResponses;
}

function createServer({ log, nextId, ready }: ServerParts): FastifyInstance {
  return Fastify({
    serverFactory: serverWith(ready),
    logger: log ? { ...loggerOptions, stream: log } : false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextId,
    bodyLimit: bodyLimitBytes,
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

/** Every area with its services and routes. An area gets the services of others as arguments. */
function addAreas(app: FastifyInstance, deps: AppDeps, secureCookies: () => boolean): Platform {
  const platform = composePlatform(app, deps);
  const workbench = composeWorkbench(platform);
  const shop = composeShop(platform, workbench);
  const { staffOf } = shop.services.accounts;
  const tokens = createApiTokenService({ db: platform.db, staffOf });
  const office = composeOffice(platform, shop, workbench, tokens);
  const { staffOfToken } = tokens;
  const routes = openApi(app, { sessions: platform.sessions, secureCookies, staffOf, staffOfToken });
  const agents = composeAgents(platform, shop, deps.version);
  for (const area of [shop, workbench, office, agents]) area.addRoutes(routes);
  return platform;
}

/** Builds the shop without listening, so that tests and the page renderer can call it in process. */
export function buildApp(deps: AppDeps): FastifyInstance {
  const log = deps.quiet ? null : (deps.log ?? processLog());
  const nextId = createRequestIds();
  const ready = new ReadyResponses();
  const app = createServer({ log, nextId, ready });
  closeUnopenedServer(app);
  app.decorate('readyResponses', ready);
  app.removeContentTypeParser('text/plain');
  handleErrors(app);
  requireDeclaredAccess(app);

  const https = () => deps.publicUrl().startsWith('https:');
  const metrics = new Metrics();
  const gatewayScript = typeof deps.payments?.gateway === 'object' && deps.payments.gateway !== null;
  const { inlineScripts, development } = deps;
  const { publicUrl } = deps;
  const securityOf = securityHeaders(app, {
    inlineScripts,
    development,
    https,
    publicUrl,
    videoEmbeds,
    gatewayScript,
  });
  clientAddress(app, deps.trustedProxies ?? null);
  const records = new AnswerRecords({ metrics, write: log && ((line) => void log.write(line)) });
  recordAnswers(app, records);
  refuseOddTargets(app);
  const connections = limitConnections(app, connectionLimits);
  refuseCrossSiteWrites(app, deps.publicUrl);
  operations(app, { db: deps.db, metrics, metricsToken: deps.metricsToken });

  const { pictures } = addAreas(app, deps, https);
  ready.start({ cache: app.responseCache, records, nextId, securityOf, https, connections });
  app.addHook('preClose', async () => ready.stop());

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
