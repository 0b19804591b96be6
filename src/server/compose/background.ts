import { startBackups, type BackupSchedule } from '../backup/backup-schedule.ts';
import { serveBackups } from '../backup/backup-socket.ts';
import type { Database } from '../db/database.ts';
import { jobHandlers } from './job-handlers.ts';
import { startCleanup } from '../jobs/cleanup.ts';
import { createJobWorker } from '../jobs/job-worker.ts';
import { folderTransport } from '../mail/folder-transport.ts';
import { createMailer } from '../mail/mailer.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import { startOverdueOrderCancellation } from '../orders/overdue-orders.service.ts';
import { openGateway } from '../payments/gateway/open-gateway.ts';
import { createTimers, postWebhook, tellRefunds } from '../payments/simulator/refund-webhooks.ts';
import type { PaymentSettings } from '../payments/payment-settings.ts';
import { createReconciler } from '../payments/gateway/reconciler.ts';
import { startOutlookRenewal } from '../stock/outlook.service.ts';
import { startScheduledPrices } from '../products/scheduled-prices.service.ts';
import { databaseThrottle, noThrottle } from '../throttle/throttle.ts';
import { finalisePayment, moveOrder, settleRefund } from './order-changes.ts';
import { publicOnly, type WebhookTargets } from '../webhooks/public-address.ts';
import { createSendWebhook } from '../webhooks/send-webhook.ts';
import { createWebhookWorker } from '../webhooks/webhook-worker.ts';
import { retentions } from './retention.ts';

interface BackgroundOptions {
  readonly db: Database;
  readonly smtpUrl: string | null;
  readonly mailDir: string;
  /** Where the embedded database lies. */
  readonly dataDir: string;
  readonly backup: BackupSchedule | null;
  readonly publicUrl: () => string;
  readonly gateway: PaymentSettings['gateway'];
  /** False for load tests: a mailbox gets any number of mails. */
  readonly rateLimit: boolean;
  readonly webhookTargets?: WebhookTargets;
  readonly log: (message: string) => void;
}

/** Starts what a process does besides answering requests: jobs, cleanup, and the tasks that run at intervals. */
export async function startBackground(options: BackgroundOptions): Promise<{ stop(): Promise<void> }> {
  const { db, smtpUrl, mailDir, publicUrl, log } = options;
  const transport = smtpUrl ? smtpTransport(smtpUrl) : folderTransport(mailDir);
  const throttle = options.rateLimit ? databaseThrottle(db) : noThrottle;
  const worker = createJobWorker({
    db,
    log,
    handlers: jobHandlers({ db, mailer: createMailer(transport, { throttle, log }), publicUrl }),
  });
  await worker.start();
  const cleanup = startCleanup({ db, retentions, log });
  const overdueOrders = startOverdueOrderCancellation({ db, moveOrder, log });
  const webhooks = createWebhookWorker({ db, send: createSendWebhook(options.webhookTargets ?? publicOnly), log });
  await webhooks.start();
  const outlook = startOutlookRenewal({ db, log });
  const scheduledPrices = startScheduledPrices(db, log);
  const testGatewayTimers = createTimers(log);
  const gateway = openGateway(options.gateway, db, (simulator) =>
    tellRefunds({ simulator, send: postWebhook(publicUrl), later: testGatewayTimers.later }),
  );
  const reconciler = gateway && createReconciler({ db, gateway, finalisePayment, settleRefund, log });
  reconciler?.start();
  const backups = options.backup && startBackups(db, options.backup, log);
  const backupSocket = db.engine === 'embedded' ? await serveBackups(db, options.dataDir, log) : null;
  return {
    async stop() {
      const tasks = [
        worker,
        webhooks,
        cleanup,
        overdueOrders,
        outlook,
        scheduledPrices,
        reconciler,
        backups,
        backupSocket,
      ];
      await Promise.all(tasks.map((task) => task?.stop()));
      await testGatewayTimers.stop();
      transport.close();
    },
  };
}
