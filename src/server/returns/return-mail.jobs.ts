import { toDecimal, toPaise } from '#domain/money/money.ts';
import { sellerOf } from '#domain/shop/shop-details.ts';
import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { renderMailNow } from '../mail/mail-layout.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createTellBuyer } from '../orders/mail/order-mail.service.ts';
import { readOrderRow } from '../orders/order-view.ts';
import { readSettings } from '../settings/settings.service.ts';
import { returnMail, shopReturnMail, type ReturnMailEvent, type ToldReturn } from './return-mails.ts';
import { lineAmounts } from './return-view.ts';
import * as returns from './return.repository.ts';
import type { ReturnRow } from './return.repository.ts';

declare module '../jobs/job-kinds.ts' {
  interface JobPayloads {
    /** To the buyer: a step of a return. That its money is back is told by the mail of the refund. */
    'mail/return': { readonly returnId: string; readonly event: ReturnMailEvent };
    /** To the shop: somebody wants to send something back, claims something, or wrote about it. */
    'mail/shop-return': { readonly returnId: string; readonly event?: 'message' };
  }
}

interface Deps {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

/** What was written beside the step that a mail is about, or the last word of ours. */
function noteOf({ events }: ReturnRow, event: ReturnMailEvent): string | null {
  const isMeant =
    event === 'message'
      ? ({ kind, staffName }: ReturnRow['events'][number]) => kind === 'message' && staffName !== null
      : ({ kind, status }: ReturnRow['events'][number]) => kind === 'step' && status === event;
  return events.findLast(isMeant)?.note ?? null;
}

const toToldReturn = (row: ReturnRow, event: ReturnMailEvent): ToldReturn => ({
  kind: row.kind,
  number: row.number,
  amount: toDecimal(toPaise(lineAmounts(row).reduce<number>((sum, one) => sum + one, 0))),
  lines: row.lines,
  note: noteOf(row, event),
});

export function returnMailJobs(deps: Deps): Pick<JobHandlers, 'mail/return' | 'mail/shop-return'> {
  const { db, mailer, publicUrl } = deps;
  const tell = createTellBuyer(deps);
  return {
    async 'mail/return'({ returnId, event }, job) {
      const row = await returns.read(db, returnId);
      if (!row) return;
      const order = await readOrderRow(db, row.orderId);
      const seller = sellerOf(await readSettings(db));
      await tell(order, (link) => returnMail(event, toToldReturn(row, event), { order, seller, link }), job);
    },

    async 'mail/shop-return'({ returnId, event }, job) {
      const row = await returns.read(db, returnId);
      if (!row) return;
      const order = await readOrderRow(db, row.orderId);
      const content = shopReturnMail(toToldReturn(row, 'asked'), {
        order,
        isNew: event !== 'message',
        publicUrl: publicUrl(),
      });
      await mailer.send(await renderMailNow(db, content), job.id);
    },
  };
}
