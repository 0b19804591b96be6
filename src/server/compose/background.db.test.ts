import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { describeOnBothEngines } from '#tests/support/databases/databases.ts';
import { MailServer } from '#tests/support/faults/mail-server.ts';
import { addProduct } from '#tests/support/processes/shop-app.ts';
import { jobQueue } from '../jobs/job-queue.service.ts';
import { startBackground } from './background.ts';

/** A process that is told to end has ten seconds for everything, and closes its database at the last. */
const enoughMs = 8500;

describeOnBothEngines('what is done in the background', (database) => {
  it('ends in time, once, though a mail hangs', async () => {
    const server = await MailServer.start(() => 'silent');
    const dataDir = mkdtempSync(join(tmpdir(), 'taar-background-'));
    onTestFinished(async () => {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const productId = await addProduct(database());
    await database().transaction((tx) =>
      jobQueue.enqueue(tx, 'mail/stock-notice', { productId, email: 'buyer@example.com' }),
    );
    const background = await startBackground({
      db: database(),
      smtpUrl: server.url,
      mailDir: dataDir,
      dataDir,
      backup: null,
      publicUrl: () => 'http://shop.test',
      gateway: null,
      rateLimit: false,
      log: () => {},
    });
    await vi.waitFor(() => expect(server.connections).toBe(1), { timeout: 30_000 });
    const startedMs = performance.now();
    await background.stop();
    expect(performance.now() - startedMs).toBeLessThan(enoughMs);
    // It was not waited for: whoever comes next sends it again.
    expect(server.connections).toBe(1);
  });
});
