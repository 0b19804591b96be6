import cluster from 'node:cluster';
import { openPostgres } from '#server/db/postgres.ts';
import { createGracefulShutdown, endOnSignals } from '#server/http/graceful-shutdown.ts';
import { listenBesideOthers, superviseWorkers } from '#server/cluster/worker-supervisor.ts';
import { freePort } from './free-port.ts';
import { buildTestApp } from './shop-app.ts';

/**
 * The shop without pages in several processes that share a port, as `WORKERS` starts it:
 * `node api-cluster-process.ts <database address> <count>`. It tells its parent the port once all of them listen, then
 * after which pause it replaces one, and ends with it.
 */
const [, , databaseUrl = '', count = '2'] = process.argv;

if (cluster.isPrimary) {
  process.once('disconnect', () => process.exit());
  process.env['PORT'] = `${await freePort()}`;
  superviseWorkers({
    count: Number(count),
    onReady: (port) => process.send?.(port),
    onReplace: (_pid, afterMs) => process.send?.({ afterMs }),
  });
} else {
  const db = await openPostgres({ databaseUrl });
  const app = buildTestApp(db, { metricsToken: 'token-of-the-test' });
  const stop = createGracefulShutdown(app);
  await listenBesideOthers(app, { port: Number(process.env['PORT']), host: '127.0.0.1' });
  endOnSignals({ stop, close: () => db.close() });
}
