import { z } from 'zod';
import type { messageChange, messageReply, MessageState, MessageSummary, OfficeMessage } from '#contracts/messages.ts';
import { hasRight, type Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { toDecimal } from '#domain/money/money.ts';
import { recordChange } from '../audit/audit.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import { isUuid } from '../db/uuid.ts';
import type { JobQueue } from '../jobs/job-queue.service.ts';
import { decodeCursor, pageOf, type Page } from '../paging/cursor.ts';
import * as rows from './message.repository.ts';
import type { MessageRow } from './message.repository.ts';

export type MessageService = ReturnType<typeof createMessageService>;

interface ListInput {
  readonly state: MessageState;
  readonly search: string | null;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const defaultLimit = 50;
const excerptLength = 140;
const place = z.tuple([z.string(), z.uuid()]);

const headOf = (row: MessageRow) => ({
  id: row.id,
  ticket: row.ticket,
  name: row.name,
  email: row.email,
  subject: row.subject,
  at: row.createdAt.toISOString(),
  assignedTo: row.assignedId === null ? null : { userId: row.assignedId, name: row.assignedName ?? '' },
  answeredAt: row.answeredAt?.toISOString() ?? null,
  doneAt: row.doneAt?.toISOString() ?? null,
});

const summaryOf = (row: MessageRow): MessageSummary => ({
  ...headOf(row),
  excerpt: row.message.replaceAll(/\s+/g, ' ').slice(0, excerptLength),
  replies: row.replies,
});

/** What people wrote to the shop, and what it answered. */
export function createMessageService({ db, jobs }: { readonly db: Database; readonly jobs: JobQueue }) {
  async function require(id: string): Promise<MessageRow> {
    const row = isUuid(id) ? await rows.find(db, id) : null;
    if (!row) throw new Refusal('message-unknown');
    return row;
  }

  async function view(id: string, staff: Pick<Staff, 'role' | 'scope'>): Promise<OfficeMessage> {
    const row = await require(id);
    const [replies, orders] = await Promise.all([
      rows.repliesOf(db, row.id),
      hasRight(staff, 'orders') ? rows.ordersFrom(db, row.email) : null,
    ]);
    return {
      ...headOf(row),
      firstName: row.firstName,
      message: row.message,
      helpId: row.helpId,
      version: row.version,
      replies: replies.map(({ createdAt, ...reply }) => ({ ...reply, at: createdAt.toISOString() })),
      orders:
        orders?.map(({ createdAt, total, ...order }) => ({
          ...order,
          total: toDecimal(total),
          at: createdAt.toISOString(),
        })) ?? null,
    };
  }

  /** Changes a message that nobody else changes meanwhile, and writes down who did. */
  async function change(
    id: string,
    staff: Staff,
    action: string,
    work: (tx: Queryable, version: number) => Promise<object>,
  ): Promise<OfficeMessage> {
    const { ticket } = await require(id);
    await db.transaction(async (tx) => {
      const held = await rows.lock(tx, id);
      if (!held) throw new Refusal('message-unknown');
      const after = await work(tx, held.version);
      await recordChange(tx, staff, { thing: 'message', thingId: id, label: ticket, action, after });
    });
    return view(id, staff);
  }

  return {
    async list(
      { state, search, cursor, limit = defaultLimit }: ListInput,
      staff: Staff,
    ): Promise<Page<MessageSummary>> {
      const after = decodeCursor(cursor, place);
      const filter = { state, search, staffId: staff.userId };
      const found = await rows.listMessages(db, filter, after && { at: after[0], id: after[1] }, limit + 1);
      return pageOf(found, limit, { item: summaryOf, cursor: (row) => [row.exactlyAt, row.id] });
    },

    get: view,

    /** Whom a message can be given to. */
    staffNames: () => rows.staffNames(db),

    /** An answer is mailed in the transaction that keeps it, so that neither is without the other. */
    reply: (id: string, { body, isNote = false, done, version }: z.output<typeof messageReply>, staff: Staff) =>
      change(id, staff, isNote ? 'noted' : 'answered', async (tx, current) => {
        if (version !== undefined && version !== current) throw new Refusal('changed-meanwhile');
        const replyId = await rows.addReply(tx, id, staff, { body, isNote });
        if (!isNote) await jobs.enqueue(tx, 'mail/message-reply', { replyId });
        if (done !== undefined || !isNote) await rows.update(tx, id, { done, answered: !isNote });
        return done === undefined ? {} : { done };
      }),

    change: (id: string, { version, ...wanted }: z.output<typeof messageChange>, staff: Staff) =>
      change(id, staff, 'changed', async (tx, current) => {
        if (current !== version) throw new Refusal('changed-meanwhile');
        if (wanted.assignedTo != null && !(await rows.isStaff(tx, wanted.assignedTo))) {
          throw new Refusal('input-invalid', 'Only someone who works here can see to a message.');
        }
        await rows.update(tx, id, wanted);
        return wanted;
      }),
  };
}
