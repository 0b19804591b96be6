import type { ClassReport } from '#domain/workbench/classroom/class-report.ts';
import type { Queryable } from '../db/database.ts';

export interface PupilRow {
  readonly id: string;
  readonly bench: number;
  readonly name: string;
  readonly told: ClassReport;
  readonly joinedAt: Date;
  readonly tickedAt: Date;
  readonly heardAt: Date;
  readonly handAt: Date | null;
  readonly failedAt: Date | null;
  readonly helpedAt: Date | null;
}

const listPupils = {
  name: 'class-pupil-list',
  text: `select pupil.id, bench, pupil.name, told, joined_at as "joinedAt", ticked_at as "tickedAt",
           heard_at as "heardAt", hand_at as "handAt", failed_at as "failedAt", helped_at as "helpedAt"
         from class_pupils pupil join classes on classes.id = class_id
         where user_id = $1 and class_id = $2 order by bench`,
};

// The first bench that is free; none, when the class is full.
const insertPupil = {
  name: 'class-pupil-insert',
  text: `insert into class_pupils (class_id, bench, token_hash, name, told)
         select $1, min(free), $2, $3, $4 from generate_series(1, $5::integer) free
         where not exists (select from class_pupils where class_id = $1 and bench = free)
         having min(free) is not null returning bench`,
};

// What a check stopped at counts from when it was first told, and anew when it is another after the teacher was there.
const updateTold = {
  name: 'class-pupil-tell',
  text: `update class_pupils pupil set told = $2::jsonb, heard_at = now(),
           ticked_at = greatest(ticked_at, now() - make_interval(secs => $4)),
           hand_at = case when $3 <= hand_count then hand_at when $3 % 2 = 1 then now() end,
           hand_count = greatest(hand_count, $3),
           failed_at = case
             when $2::jsonb -> 'failed' = 'null'::jsonb then null
             when failed_at is null then now()
             when helped_at >= failed_at and told -> 'failed' <> $2::jsonb -> 'failed' then now()
             else failed_at end
         from classes where classes.id = class_id and ended_at is null and token_hash = $1
         returning hand_at is not null as "handUp"`,
};

const findEnded = {
  name: 'class-pupil-of-ended',
  text: `select from class_pupils join classes on classes.id = class_id where token_hash = $1 and ended_at is not null`,
};

const deleteOwn = {
  name: 'class-pupil-leave',
  text: `with gone as (delete from class_pupils where token_hash = $1 returning class_id)
         update classes set used_at = now() from gone where classes.id = gone.class_id returning classes.id`,
};

const helpPupil = {
  name: 'class-pupil-help',
  text: `update class_pupils pupil set hand_at = null, helped_at = now() from classes
         where classes.id = class_id and user_id = $1 and class_id = $2 and pupil.id = $3 returning pupil.id`,
};

const deletePupil = {
  name: 'class-pupil-delete',
  text: `with gone as (
           delete from class_pupils pupil using classes
           where classes.id = class_id and user_id = $1 and class_id = $2 and pupil.id = $3 returning class_id
         )
         update classes set used_at = now() from gone where classes.id = gone.class_id returning classes.id`,
};

const deleteExpiredPupils = {
  name: 'class-pupil-delete-expired',
  text: `delete from class_pupils where heard_at < now() - make_interval(days => $1)`,
};

export const list = (db: Queryable, userId: number, classId: string): Promise<PupilRow[]> =>
  db.query<PupilRow>(listPupils, [userId, classId]);

/** The number of the bench; null: there is none left. */
export async function insert(
  tx: Queryable,
  classId: string,
  pupil: { readonly tokenHash: Buffer; readonly name: string; readonly told: ClassReport },
  benches: number,
): Promise<number | null> {
  const values = [classId, pupil.tokenHash, pupil.name, JSON.stringify(pupil.told), benches];
  return (await tx.query<{ bench: number }>(insertPupil, values))[0]?.bench ?? null;
}

/** Null: there is no such place, or its class has ended. */
export async function tell(
  db: Queryable,
  tokenHash: Buffer,
  news: { readonly told: ClassReport; readonly handCount: number; readonly quietSeconds: number | null },
): Promise<{ handUp: boolean } | null> {
  const values = [tokenHash, JSON.stringify(news.told), news.handCount, news.quietSeconds];
  return (await db.query<{ handUp: boolean }>(updateTold, values))[0] ?? null;
}

export async function isOfEnded(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  return (await db.query(findEnded, [tokenHash])).length > 0;
}

export async function leave(db: Queryable, tokenHash: Buffer): Promise<boolean> {
  return (await db.query(deleteOwn, [tokenHash])).length > 0;
}

export async function help(db: Queryable, userId: number, classId: string, id: string): Promise<boolean> {
  return (await db.query(helpPupil, [userId, classId, id])).length > 0;
}

export async function remove(db: Queryable, userId: number, classId: string, id: string): Promise<boolean> {
  return (await db.query(deletePupil, [userId, classId, id])).length > 0;
}

export async function deleteExpired(db: Queryable, days: number): Promise<void> {
  await db.query(deleteExpiredPupils, [days]);
}
