import type { FastifyInstance } from 'fastify';
import { prometheusContentType } from 'prom-client';
import { Refusal } from '#domain/errors.ts';
import type { Database } from '../db/database.ts';
import { createScrape } from './metrics-cluster.ts';
import type { Metrics } from './metrics.ts';

interface Deps {
  readonly db: Database;
  readonly metrics: Metrics;
}

const blindSentence = 'The shop doesn’t hear of changes in its database right now, so what it shows may be old.';

/** What the tools that watch over the shop ask: is the process alive, can it serve, how is it doing. */
export function operations(app: FastifyInstance, { db, metrics }: Deps): void {
  app.get('/healthz', { config: { cheap: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send('ok'),
  );

  app.get('/readyz', { config: { cheap: true } }, async (_request, reply) => {
    try {
      await db.ping();
    } catch (error) {
      throw new Refusal('database-unavailable', undefined, { cause: error });
    }
    if (db.isBlind()) throw new Refusal('database-unavailable', blindSentence);
    return reply.header('cache-control', 'no-store').send('ok');
  });

  const scrape = createScrape(metrics);
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(prometheusContentType)
      .header('cache-control', 'no-store')
      .send(await scrape()),
  );
}
