import type { PhotoSide, ReportFacts } from '#domain/build-reports/build-report.ts';
import type { ContributionState } from '#domain/contributions/contribution.ts';
import type { Queryable } from '../db/database.ts';

export interface PhotoRow {
  readonly id: string;
  readonly side: PhotoSide;
  readonly width: number;
  readonly height: number;
}

/** The photos of `build_reports report`, in the order in which they are shown. */
export const photosOfReport = `(select coalesce(json_agg(json_build_object(
    'id', photo.id, 'side', photo.side, 'width', photo.width, 'height', photo.height) order by photo.side), '[]')
  from build_photos photo where photo.report_id = report.id)`;

export interface OwnReportRow {
  readonly id: string;
  readonly buildId: string;
  readonly productId: string;
  readonly code: string;
  /** Of the press that edited it last. */
  readonly editKey: string | null;
  readonly slug: string;
  readonly kitName: string;
  readonly state: ContributionState;
  readonly reason: string | null;
  readonly shownName: string;
  readonly words: string;
  readonly stars: number | null;
  readonly firstPedal: boolean;
  readonly minutes: number;
  readonly sittings: number;
  readonly boards: number | null;
  readonly boardsWork: number | null;
  readonly facts: ReportFacts;
  readonly listen: string | null;
  readonly photos: readonly PhotoRow[];
  readonly version: number;
  readonly publishedAt: Date;
}

const ownColumns = `report.id, report.build_id as "buildId", report.product_id as "productId", report.code,
  report.edit_key as "editKey", product.slug, product.name as "kitName",
  contribution.state, contribution.reason, contribution.shown_name as "shownName", contribution.words, contribution.stars,
  report.first_pedal as "firstPedal", report.minutes, report.sittings, report.boards, report.boards_work as "boardsWork",
  report.facts, report.listen, ${photosOfReport} as photos,
  contribution.version, report.published_at as "publishedAt"`;

const ofOwner = `from build_reports report
  join contributions contribution on contribution.id = report.id
  join products product on product.id = report.product_id`;

const findOwn = {
  name: 'build-report-own',
  text: `select ${ownColumns} ${ofOwner} where report.user_id = $1 and report.build_id = $2::uuid`,
};

const listOwn = {
  name: 'build-report-list-own',
  text: `select ${ownColumns} ${ofOwner} where report.user_id = $1 order by report.published_at desc, report.id`,
};

const isGone = {
  name: 'build-report-is-gone',
  text: `select exists (select from gone_builds where publish_key = $1::uuid) as "isGone"`,
};

const codeTaken = {
  name: 'build-report-code-taken',
  text: `select exists (select from build_reports where code = $1) or exists (select from gone_builds where code = $1)
           as "isTaken"`,
};

// Two devices of one person wait for each other here, and so does whoever rates the same kit without a build.
const lockAuthor = { name: 'build-report-lock-author', text: `select from users where id = $1 for no key update` };

// A build keeps the slug that its kit had when it was begun.
const kitOf = {
  name: 'build-report-kit',
  text: `select id from products where category = 'kit' and id = coalesce(
           (select id from products where slug = $1), (select product_id from former_slugs where slug = $1))`,
};

const dropReview = {
  name: 'build-report-drop-review',
  text: `delete from contributions where user_id = $1 and product_id = $2::uuid and kind = 'review'`,
};

const dropOtherStars = {
  name: 'build-report-drop-other-stars',
  text: `update contributions set stars = null
         where user_id = $1 and product_id = $2::uuid and kind = 'build' and stars is not null
           and id is distinct from $3::uuid`,
};

const insertReport = {
  name: 'build-report-insert',
  text: `insert into build_reports (id, user_id, build_id, product_id, code, publish_key, minutes, sittings, first_pedal,
           facts, measurable, measured, inside, mods, listen, boards, boards_work, published_at)
         select contribution.id, contribution.user_id, $2::uuid, contribution.product_id, $3, $4::uuid, $5, $6, $7, $8, $9, $10,
           $11, $12, $13, $14, $15, contribution.created_at
         from contributions contribution where contribution.id = $1::uuid`,
};

const updateReport = {
  name: 'build-report-update',
  text: `update build_reports set minutes = $2, sittings = $3, first_pedal = $4, facts = $5, measurable = $6, measured = $7,
           inside = $8, mods = $9, listen = $10, boards = $11, boards_work = $12, edit_key = $13::uuid
         where id = $1::uuid`,
};

const deleteOwn = {
  name: 'build-report-delete-own',
  text: `delete from contributions using build_reports report
         where contributions.id = report.id and report.user_id = $1 and report.build_id = $2::uuid
         returning contributions.id`,
};

const classTotals = {
  name: 'build-report-class-totals',
  text: `select count(pupil.id)::integer as boards,
           (count(pupil.id) filter (where pupil.told -> 'checked' @> '["voltages"]'))::integer as "boardsWork"
         from classes class left join class_pupils pupil on pupil.class_id = class.id
         where class.id = $1::uuid and class.user_id = $2 and class.kit = $3
         group by class.id`,
};

export interface ReportValues {
  readonly minutes: number;
  readonly sittings: number;
  readonly firstPedal: boolean;
  readonly facts: ReportFacts;
  readonly measurable: number;
  readonly measured: number;
  readonly inside: number;
  readonly mods: number;
  readonly listen: string | null;
  readonly boards: number | null;
  readonly boardsWork: number | null;
}

const valuesOf = (report: ReportValues) => [
  report.minutes,
  report.sittings,
  report.firstPedal,
  JSON.stringify(report.facts),
  report.measurable,
  report.measured,
  report.inside,
  report.mods,
  report.listen,
  report.boards,
  report.boardsWork,
];

/** False: there is no such user any more. */
export const lockUser = async (tx: Queryable, userId: number): Promise<boolean> =>
  (await tx.query(lockAuthor, [userId])).length > 0;

export const findOfBuild = async (db: Queryable, userId: number, buildId: string): Promise<OwnReportRow | null> =>
  (await db.query<OwnReportRow>(findOwn, [userId, buildId]))[0] ?? null;

export const listOfUser = (db: Queryable, userId: number): Promise<OwnReportRow[]> =>
  db.query<OwnReportRow>(listOwn, [userId]);

export const wasWithdrawn = async (tx: Queryable, key: string): Promise<boolean> =>
  (await tx.query<{ isGone: boolean }>(isGone, [key]))[0]!.isGone;

export const isCodeTaken = async (tx: Queryable, code: string): Promise<boolean> =>
  (await tx.query<{ isTaken: boolean }>(codeTaken, [code]))[0]!.isTaken;

export const kitId = async (tx: Queryable, slug: string): Promise<string | null> =>
  (await tx.query<{ id: string }>(kitOf, [slug]))[0]?.id ?? null;

/** One rating of a product by each: what this user rated it before goes, but for the stars of this report. */
export async function dropOtherRatings(
  tx: Queryable,
  { userId, productId, except }: { userId: number; productId: string; except: string | null },
): Promise<void> {
  await tx.query(dropReview, [userId, productId]);
  await tx.query(dropOtherStars, [userId, productId, except]);
}

export async function insert(
  tx: Queryable,
  named: { readonly id: string; readonly buildId: string; readonly code: string; readonly key: string },
  report: ReportValues,
): Promise<void> {
  await tx.query(insertReport, [named.id, named.buildId, named.code, named.key, ...valuesOf(report)]);
}

/** `key`: of the press that edits it, so that what is sent again is known. */
export async function update(tx: Queryable, id: string, key: string, report: ReportValues): Promise<void> {
  await tx.query(updateReport, [id, ...valuesOf(report), key]);
}

/** False: there is none of theirs. */
export const removeOwn = async (db: Queryable, userId: number, buildId: string): Promise<boolean> =>
  (await db.query<{ id: string }>(deleteOwn, [userId, buildId])).length > 0;

/** Null: it is no class of theirs with this kit. */
export const totalsOfClass = async (
  tx: Queryable,
  key: { readonly classId: string; readonly userId: number; readonly kit: string },
): Promise<{ boards: number; boardsWork: number } | null> =>
  (await tx.query<{ boards: number; boardsWork: number }>(classTotals, [key.classId, key.userId, key.kit]))[0] ?? null;
