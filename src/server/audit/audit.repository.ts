import type { AuditedThing } from '#domain/accounts/staff.ts';
import type { Queryable } from '../db/database.ts';

/** Something that somebody changed in the office. */
export interface Change {
  /** The kind of thing, its id, and what people call it. */
  readonly thing: AuditedThing;
  readonly thingId: string;
  readonly label: string;
  /** What was done, as a verb in the past: 'shipped', 'changed the price'. */
  readonly action: string;
  readonly before?: object | undefined;
  readonly after?: object | undefined;
}

/** Who did it; the account may be gone by the time that something planned comes about. */
export interface Author {
  readonly userId: number | null;
  readonly name: string;
}

export interface AuditRow {
  readonly id: string;
  readonly staffName: string;
  readonly thing: AuditedThing;
  readonly thingId: string;
  readonly label: string;
  readonly action: string;
  readonly before: Record<string, unknown>;
  readonly after: Record<string, unknown>;
  readonly createdAt: Date;
}

export interface AuditFilter {
  readonly thing: AuditedThing | null;
  readonly thingId: string | null;
  readonly staffId: number | null;
  /** As the entries name them: the account may be gone. */
  readonly person: string | null;
  /** In small letters; each has to be somewhere in an entry. */
  readonly words: readonly string[] | null;
}

const insertEntry = {
  name: 'audit-insert',
  text: `insert into audit_entries (user_id, staff_name, thing, thing_id, label, action, before, after)
         values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb)`,
};

// The ids go out as text, so the order names the table: a bare id would be that text, and 10 come before 9.
const listEntries = {
  name: 'audit-list',
  text: `select id::text, staff_name as "staffName", thing, thing_id as "thingId", label, action, before, after,
                created_at as "createdAt"
         from audit_entries
         where ($1::text is null or thing = $1) and ($2::text is null or thing_id = $2)
           and ($3::integer is null or user_id = $3) and ($4::bigint is null or id < $4)
           and ($6::text is null or staff_name = $6)
           and ($7::text[] is null or not exists (
             select from unnest($7::text[]) word
             where strpos(lower(concat_ws(' ', label, action, staff_name, before, after)), word) = 0))
         order by audit_entries.id desc limit $5`,
};

const listPeople = {
  name: 'audit-people',
  text: `select distinct staff_name as name from audit_entries order by staff_name`,
};

/** Fields go, and nothing else: the table refuses every other change, and this one of any other kind of thing. */
const dropFields = {
  name: 'audit-drop-fields',
  text: `update audit_entries set before = before - $3::text[], after = after - $3::text[]
         where thing = $1 and thing_id = any($2::text[]) and (before ?| $3::text[] or after ?| $3::text[])`,
};

/** By the index on the thing and its id. */
const latestEntries = {
  name: 'audit-latest',
  text: `select distinct on (thing_id) id::text, staff_name as "staffName", thing, thing_id as "thingId", label, action,
                before, after, created_at as "createdAt"
         from audit_entries where thing = $1 order by thing_id, audit_entries.id desc`,
};

export async function insert(tx: Queryable, staff: Author, change: Required<Change>): Promise<void> {
  const { thing, thingId, label, action, before, after } = change;
  const kept = [thing, thingId, label, action, JSON.stringify(before), JSON.stringify(after)];
  await tx.query(insertEntry, [staff.userId, staff.name, ...kept]);
}

/** The newest first, those before an id if one is given. */
export const list = (
  db: Queryable,
  { thing, thingId, staffId, person, words }: AuditFilter,
  { beforeId, limit }: { beforeId: string | null; limit: number },
): Promise<AuditRow[]> => db.query<AuditRow>(listEntries, [thing, thingId, staffId, beforeId, limit, person, words]);

/** Everybody who ever changed something. */
export const people = (db: Queryable): Promise<{ name: string }[]> => db.query<{ name: string }>(listPeople);

/** The last change of each thing of a kind of which there are few. */
export const latest = (db: Queryable, thing: AuditedThing): Promise<AuditRow[]> =>
  db.query<AuditRow>(latestEntries, [thing]);

export async function removeFields(
  tx: Queryable,
  thing: AuditedThing,
  ids: readonly string[],
  fields: readonly string[],
): Promise<void> {
  await tx.query(dropFields, [thing, ids, fields]);
}
