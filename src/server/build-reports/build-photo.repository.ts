import type { PhotoSide } from '#domain/build-reports/build-report.ts';
import type { Queryable } from '../db/database.ts';

const lockReport = {
  name: 'build-photo-lock-report',
  text: `select id from build_reports where user_id = $1 and build_id = $2::uuid for update`,
};

const findReport = {
  name: 'build-photo-find-report',
  text: `select id from build_reports where user_id = $1 and build_id = $2::uuid`,
};

const deletePhoto = {
  name: 'build-photo-delete',
  text: `delete from build_photos where report_id = $1::uuid and side = $2`,
};

const insertPhoto = {
  name: 'build-photo-insert',
  text: `insert into build_photos (report_id, side, small, large, width, height) values ($1, $2, $3, $4, $5, $6)`,
};

const ofShown = `from build_photos photo join build_reports report on report.id = photo.report_id
  where photo.id = $1::uuid and report.is_shown`;

const readShownAs = {
  small: { name: 'build-photo-read-small', text: `select photo.small as bytes ${ofShown}` },
  large: { name: 'build-photo-read-large', text: `select photo.large as bytes ${ofShown}` },
};

const readOfReport = {
  name: 'build-photo-read-finished',
  text: `select photo.id, photo.large as bytes from build_photos photo where report_id = $1::uuid and side = 'finished'`,
};

// Whoever made it sees it while it waits or is hidden, too.
const readOwnOne = {
  name: 'build-photo-read-own',
  text: `select photo.large as bytes from build_photos photo join build_reports report on report.id = photo.report_id
         where photo.id = $1::uuid and report.user_id = $2`,
};

const readAnyOne = {
  name: 'build-photo-read-any',
  text: `select photo.large as bytes from build_photos photo where photo.id = $1::uuid`,
};

const deleteCard = { name: 'build-card-delete', text: `delete from build_cards where report_id = $1::uuid` };

// Whoever changes a report or its photos holds it, and drops the card before letting go.
const lockById = { name: 'build-card-lock-report', text: `select from build_reports where id = $1::uuid for update` };

// What was withdrawn, changed or lost its photo while its card was drawn has no card.
const insertCard = {
  name: 'build-card-insert',
  text: `insert into build_cards (report_id, bytes)
         select report.id, $2::bytea from build_reports report
         join contributions contribution on contribution.id = report.id
         left join build_photos photo on photo.report_id = report.id and photo.side = 'finished'
         where report.id = $1::uuid and contribution.version = $3 and photo.id is not distinct from $4::uuid
         on conflict (report_id) do update set bytes = excluded.bytes, drawn_at = now()`,
};

const readCard = {
  name: 'build-card-read',
  text: `select report.id, card.bytes from build_reports report left join build_cards card on card.report_id = report.id
         where report.code = $1 and report.is_shown`,
};

export interface MadePhoto {
  readonly small: Buffer;
  readonly large: Buffer;
  readonly width: number;
  readonly height: number;
}

interface BytesRow {
  readonly bytes: Uint8Array;
}

const bytesOf = (rows: readonly BytesRow[]): Buffer | null => (rows[0] ? Buffer.from(rows[0].bytes) : null);

export const lockReportOf = async (tx: Queryable, userId: number, buildId: string): Promise<string | null> =>
  (await tx.query<{ id: string }>(lockReport, [userId, buildId]))[0]?.id ?? null;

export const reportOf = async (db: Queryable, userId: number, buildId: string): Promise<string | null> =>
  (await db.query<{ id: string }>(findReport, [userId, buildId]))[0]?.id ?? null;

export async function remove(tx: Queryable, reportId: string, side: PhotoSide): Promise<void> {
  await tx.query(deletePhoto, [reportId, side]);
}

export async function insert(tx: Queryable, reportId: string, side: PhotoSide, photo: MadePhoto): Promise<void> {
  await tx.query(insertPhoto, [reportId, side, photo.small, photo.large, photo.width, photo.height]);
}

export const readShown = async (db: Queryable, photoId: string, size: 'small' | 'large'): Promise<Buffer | null> =>
  bytesOf(await db.query<BytesRow>(readShownAs[size], [photoId]));

export const readOwn = async (db: Queryable, photoId: string, userId: number): Promise<Buffer | null> =>
  bytesOf(await db.query<BytesRow>(readOwnOne, [photoId, userId]));

export const readAny = async (db: Queryable, photoId: string): Promise<Buffer | null> =>
  bytesOf(await db.query<BytesRow>(readAnyOne, [photoId]));

/** Null: there is no photo of the finished pedal. */
export async function readFinished(db: Queryable, reportId: string): Promise<{ id: string; bytes: Buffer } | null> {
  const [row] = await db.query<BytesRow & { readonly id: string }>(readOfReport, [reportId]);
  return row ? { id: row.id, bytes: Buffer.from(row.bytes) } : null;
}

export async function dropCard(tx: Queryable, reportId: string): Promise<void> {
  await tx.query(deleteCard, [reportId]);
}

/** Only as long as the build is what the card was drawn of. */
export async function keepCard(
  tx: Queryable,
  reportId: string,
  bytes: Buffer,
  drawnOf: { readonly version: number; readonly photoId: string | null },
): Promise<void> {
  await tx.query(lockById, [reportId]);
  await tx.query(insertCard, [reportId, bytes, drawnOf.version, drawnOf.photoId]);
}

/** Null: no such build is shown. Without bytes its card is not drawn yet. */
export async function card(db: Queryable, code: string): Promise<{ id: string; bytes: Buffer | null } | null> {
  const [row] = await db.query<{ id: string; bytes: Uint8Array | null }>(readCard, [code]);
  return row ? { id: row.id, bytes: row.bytes && Buffer.from(row.bytes) } : null;
}
