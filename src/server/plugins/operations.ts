import type { FastifyInstance } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import type { Database } from '../db/database.ts';
import type { Metrics } from './metrics.ts';

interface Deps {
  readonly db: Database;
  readonly metrics: Metrics;
}

/** What a keeper's tools ask: is the process alive, can it serve, how is it doing. */
export function operations(app: FastifyInstance, { db, metrics }: Deps): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send('ok'));

  app.get('/readyz', async (_request, reply) => {
    try {
      await db.ping();
    } catch (error) {
      throw new Refusal('database-unavailable', undefined, { cause: error });
    }
    return reply.header('cache-control', 'no-store').send('ok');
  });

  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store').send(metrics.text()),
  );
}
