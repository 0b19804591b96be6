import { z } from 'zod';
import type { AuditEntry } from '#contracts/audit.ts';
import type { AuditedThing } from '#domain/accounts/staff.ts';
import type { Database, Queryable } from '../db/database.ts';
import { decodeCursor, pageOf, type Page } from '../paging/cursor.ts';
import * as entries from './audit.repository.ts';
import type { AuditFilter, AuditRow, Author, Change } from './audit.repository.ts';
import { differences } from './differences.ts';

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
