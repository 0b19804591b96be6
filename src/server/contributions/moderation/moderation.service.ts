import { z } from 'zod';
import type { ModeratedContribution, ModerationView } from '#contracts/moderation.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import type { ContributionKind } from '#domain/contributions/contribution.ts';
import { Refusal } from '#domain/errors.ts';
import { paths } from '#domain/paths/paths.ts';
import { recordChange } from '../../audit/audit.service.ts';
import * as contributions from '../contribution.repository.ts';
import type { Database } from '../../db/database.ts';
import type { JobQueue } from '../../jobs/job-queue.service.ts';
import { decodeCursor, pageOf, type Page } from '../../paging/cursor.ts';
import * as rows from './moderation.repository.ts';
import type { ModeratedRow } from './moderation.repository.ts';

export type ModerationService = ReturnType<typeof createModerationService>;

interface Deps {
  readonly db: Database;
  readonly jobs: JobQueue;
}

interface ListInput {
  readonly view: ModerationView;
  readonly kind: ContributionKind | null;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

const defaultLimit = 50;
const place = z.tuple([z.string(), z.string()]);

const authorOf = (row: ModeratedRow): ModeratedContribution['author'] =>
  row.userId === null
    ? null
    : {
        userId: row.userId,
        username: row.username!,
        since: row.memberSince!.toISOString(),
        orders: row.orders,
        others: row.others,
        hidden: row.othersHidden,
      };

const toModerated = (row: ModeratedRow): ModeratedContribution => ({
  id: row.id,
  kind: row.kind,
  product: { slug: row.slug, name: row.productName },
  author: authorOf(row),
  shownName: row.shownName,
  words: row.words,
  stars: row.stars,
  about: row.about,
  path: row.code === null ? paths.product(row.slug) : paths.build(row.code),
  photos: [...row.photos],
  state: row.state,
  reason: row.reason,
  flags: row.flagged.map(({ why, words, at }) => ({ why, words, at: new Date(at).toISOString() })),
  version: row.version,
  at: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

/** Whether what people wrote and showed stays. Nobody here can change their words or stars. */
export function createModerationService({ db, jobs }: Deps) {
  async function get(id: string): Promise<ModeratedContribution> {
    const row = await rows.find(db, id);
    if (!row) throw new Refusal('nothing-here');
    return toModerated(row);
  }

  /** By what was seen of it: changed or reported since, it is looked at again. */
  async function decide(
    id: string,
    { version, reason }: { readonly version: number; readonly reason: string | null },
    staff: Staff,
  ): Promise<ModeratedContribution> {
    await db.transaction(async (tx) => {
      const before = await contributions.lock(tx, id);
      if (!before) throw new Refusal('nothing-here');
      if (before.version !== version) throw new Refusal('changed-meanwhile');
      const { productName } = (await rows.find(tx, id))!;
      const after = await contributions.decide(tx, id, reason === null ? 'shown' : 'hidden', reason);
      await recordChange(tx, staff, {
        thing: 'contribution',
        thingId: id,
        // Never whose it is: names go with their account, and this stays.
        label: `${before.kind} about ${productName}`,
        action: reason === null ? 'shown' : 'hidden',
        before: { state: before.state, reason: before.reason },
        after: { state: after.state, reason: after.reason },
      });
      if (reason !== null && before.userId !== null) await jobs.enqueue(tx, 'mail/contribution-hidden', { id });
    });
    return get(id);
  }

  return {
    get,

    async list({ view, kind, cursor, limit = defaultLimit }: ListInput): Promise<Page<ModeratedContribution>> {
      const after = decodeCursor(cursor, place);
      const from = after && { at: after[0], id: after[1] };
      const found = await rows.listContributions(db, { view, kind }, from, limit + 1);
      return pageOf(found, limit, { item: toModerated, cursor: ({ exactlyAt, id }) => [exactlyAt, id] });
    },

    views: () => rows.views(db),

    show: (id: string, version: number, staff: Staff) => decide(id, { version, reason: null }, staff),

    hide: (id: string, input: { readonly version: number; readonly reason: string }, staff: Staff) =>
      decide(id, input, staff),
  };
}
