import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '#server/db/open-database.ts';
import { createGracefulShutdown, endOnSignals } from '#server/http/graceful-shutdown.ts';
import { gateLimits } from '#server/http/admission-gate.ts';
import { buildTestApp } from './shop-app.ts';

/**
 * A process of the shop without pages: `node api-process.ts <database> [guarded] [limited]`. The database is the address of
 * a PostgreSQL server, or the folder that an embedded one lies in. It tells its parent the port it listens on, and ends with
 * it. Guarded, it turns away what is too much for it, as the shop does; limited, it counts what visitors do.
 */
const [, , database = '', ...guards] = process.argv;
process.once('disconnect', () => process.exit());

const db = await openDatabase({ databaseUrl: /^postgres(ql)?:/.test(database) ? database : null, dataDir: database });
const app = buildTestApp(db, {
  payments: { gateway: 'test', upiVpa: 'taar@bank' },
  rateLimit: guards.includes('limited'),
  passwordCost: undefined,
  ...(guards.includes('guarded') && { admission: gateLimits }),
});
const stop = createGracefulShutdown(app);
await app.listen({ port: 0, host: '127.0.0.1' });
endOnSignals({ stop, close: () => db.close() });
// The compile cache is usually written at exit, which a killed process does not reach.
flushCompileCache();
process.send?.((app.server.address() as AddressInfo).port);
