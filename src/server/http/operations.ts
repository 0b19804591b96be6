import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { prometheusContentType } from 'prom-client';
import { Refusal } from '#domain/errors.ts';
import type { Database } from '../db/database.ts';
import { createScrape } from './metrics/metrics-cluster.ts';
import type { Metrics } from './metrics/metrics.ts';

interface Deps {
  readonly db: Database;
  readonly metrics: Metrics;
  /** What a scrape has to bring along; without one there are no metrics. */
  readonly metricsToken?: string | undefined;
}

/** Of hashes, which are equally long: how long it takes says nothing about the token. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(one!, other!);
}

const listenerDownMessage = 'The shop doesn’t hear of changes in its database right now, so what it shows may be old.';

/** What the tools that watch over the shop ask: is the process alive, can it serve, how is it doing. */
export function operations(app: FastifyInstance, { db, metrics, metricsToken }: Deps): void {
  app.get('/healthz', { config: { cheap: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send('ok'),
  );

  app.get('/readyz', { config: { cheap: true } }, async (_request, reply) => {
    try {
      await db.ping();
    } catch (error) {
      throw new Refusal('database-unavailable', undefined, { cause: error });
    }
    if (db.isListenerDown()) throw new Refusal('database-unavailable', listenerDownMessage);
    return reply.header('cache-control', 'no-store').send('ok');
  });

  const scrape = createScrape(metrics);
  // Numbers of the shop are nobody else's business: without the token there is nothing here.
  app.get('/metrics', { config: { cheap: true } }, async (request, reply) => {
    if (!metricsToken || !isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
      throw new Refusal('nothing-here');
    }
    return reply
      .type(prometheusContentType)
      .header('cache-control', 'no-store')
      .send(await scrape());
  });
}
