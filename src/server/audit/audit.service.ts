import { z } from 'zod';
import type { AuditEntry } from '#contracts/audit.ts';
import type { AuditedThing } from '#domain/accounts/staff.ts';
import type { Database, Queryable } from '../db/database.ts';
import { decodeCursor, pageOf, type Page } from '../paging/cursor.ts';
import * as entries from './audit.repository.ts';
import type { AuditFilter, AuditRow, Author, Change } from './audit.repository.ts';
import { isDeepStrictEqual } from 'node:util';

/** The fields that are not the same, as they were and as they are. What one side lacks, it lacks in the answer too. */
function differences(before: object, after: object): { before: object; after: object } {
  const was = before as Record<string, unknown>;
  const is = after as Record<string, unknown>;
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => !isDeepStrictEqual(was[field], is[field]),
  );
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.filter((field) => from[field] !== undefined).map((field) => [field, from[field]]));
  return { before: pick(was), after: pick(is) };
}

/** Writes down who changed what, in the transaction of the change. Of before and after only what differs is kept. */
export async function recordChange(
  tx: Queryable,
  staff: Author,
  { before = {}, after = {}, label, ...change }: Change,
): Promise<void> {
  await entries.insert(tx, staff, { ...change, label: label.slice(0, 300), ...differences(before, after) });
}

/** Takes fields out of what was written down about some things: those that told of a person who was erased. */
export const forgetFields = entries.removeFields;

const toEntry = ({ createdAt, ...row }: AuditRow): AuditEntry => ({ ...row, at: createdAt.toISOString() });

/** The last change of each thing of a kind, for where they all stand together. */
export const latestChanges = async (db: Queryable, thing: AuditedThing): Promise<AuditEntry[]> =>
  (await entries.latest(db, thing)).map(toEntry);

export type AuditService = ReturnType<typeof createAuditService>;

const place = z.tuple([z.string().regex(/^\d{1,18}$/)]);
const defaultLimit = 50;
const everything: AuditFilter = { thing: null, thingId: null, staffId: null, person: null, words: null };

interface PageInput {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

export function createAuditService(db: Database) {
  return {
    people: async (): Promise<string[]> => (await entries.people(db)).map(({ name }) => name),

    async list(filter: Partial<AuditFilter>, { cursor, limit = defaultLimit }: PageInput): Promise<Page<AuditEntry>> {
      const beforeId = decodeCursor(cursor, place)?.[0] ?? null;
      const rows = await entries.list(db, { ...everything, ...filter }, { beforeId, limit: limit + 1 });
      return pageOf(rows, limit, { item: toEntry, cursor: ({ id }) => [id] });
    },
  };
}
