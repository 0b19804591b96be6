import type { WallFilter, ReportFacts } from '#domain/build-reports/build-report.ts';
import type { ContributionState } from '#domain/contributions/contribution.ts';
import { boughtHere } from '../contributions/contribution-columns.ts';
import { formerSlugsOf } from '../catalogue/former-slugs-column.ts';
import type { Queryable, Statement } from '../db/database.ts';
import { photosOfReport, type PhotoRow } from './build-report.repository.ts';

export interface WallRow {
  readonly id: string;
  readonly code: string;
  readonly slug: string;
  readonly kitName: string;
  readonly difficulty: string;
  readonly imageUrl: string;
  readonly shownName: string;
  /** The finished pedal first. */
  readonly photos: readonly PhotoRow[];
  readonly hasSound: boolean;
  readonly marks: number;
  readonly publishedAt: Date;
  readonly minutes: number;
  readonly sittings: number;
  readonly firstPedal: boolean;
  readonly measurable: number;
  readonly measured: number;
  readonly inside: number;
  readonly mods: number;
  readonly boards: number | null;
  readonly boardsWork: number | null;
}

const figures = `report.minutes, report.sittings, report.first_pedal as "firstPedal", report.measurable, report.measured,
  report.inside, report.mods, report.boards, report.boards_work as "boardsWork"`;

const wallColumns = `report.id, report.code, product.slug, product.name as "kitName", product.difficulty,
  product.image_url as "imageUrl", contribution.shown_name as "shownName", ${photosOfReport} as photos,
  report.listen is not null as "hasSound", report.marks, report.published_at as "publishedAt", ${figures}`;

/** What the page before ended with. */
interface WallCursor {
  readonly marks: number;
  /** As text, for a number of JavaScript holds milliseconds only. */
  readonly publishedAt: string;
  readonly id: string;
}

export interface WallPage extends Omit<WallFilter, 'kit'> {
  readonly kitId: string | null;
  readonly limit: number;
  readonly after: WallCursor | null;
}

/** The rows of one page are found in an index first, and only they are joined with the rest. */
function pageStatement(wanted: WallPage): { statement: Statement; values: unknown[] } {
  const { kitId, first, mods, class: ofClass, sort, after, limit } = wanted;
  const isLiked = sort === 'liked';
  const values: unknown[] = [limit];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const where = ['is_shown'];
  if (kitId !== null) where.push(`product_id = ${given(kitId)}::uuid`);
  if (first) where.push('first_pedal');
  if (mods) where.push('mods > 0');
  if (ofClass) where.push('boards is not null');
  if (after) {
    const last = `${given(after.publishedAt)}::timestamptz, ${given(after.id)}::uuid`;
    where.push(
      isLiked
        ? `(marks, published_at, id) < (${given(after.marks)}::integer, ${last})`
        : `(published_at, id) < (${last})`,
    );
  }
  const order = (table: string): string =>
    [...(isLiked ? ['marks'] : []), 'published_at', 'id'].map((column) => `${table}${column} desc`).join(', ');
  const sign = { kit: kitId, first, mods, class: ofClass, liked: isLiked, next: after };
  const text = `with page as materialized (
      select id as page_id from build_reports where ${where.join(' and ')} order by ${order('')} limit $1
    )
    select ${wallColumns}, report.published_at::text as "cursorAt"
    from page join build_reports report on report.id = page.page_id
    join contributions contribution on contribution.id = report.id
    join products product on product.id = report.product_id
    order by ${order('report.')}`;
  const signs = Object.entries(sign).flatMap(([name, isAsked]) => (isAsked ? [name] : []));
  return { statement: { name: ['wall-page', ...signs].join('-'), text }, values };
}

const wallTotals = {
  name: 'wall-totals',
  text: `select count(*)::integer as builds, (count(*) filter (where first_pedal))::integer as "firstPedals",
           coalesce(sum(measured), 0)::integer as measured, coalesce(sum(inside), 0)::integer as inside
         from build_reports where is_shown`,
};

// One look into the index for each kit, however many builds it has.
const wallKits = {
  name: 'wall-kits',
  text: `select product.slug, product.name from products product
         where product.category = 'kit'
           and exists (select from build_reports report where report.is_shown and report.product_id = product.id)
         order by product.name`,
};

const othersOfKit = {
  name: 'wall-others-of-kit',
  text: `with page as materialized (
           select id as page_id from build_reports
           where is_shown and product_id = $1::uuid and id <> $2::uuid order by published_at desc, id desc limit $3
         )
         select ${wallColumns} from page join build_reports report on report.id = page.page_id
         join contributions contribution on contribution.id = report.id
         join products product on product.id = report.product_id
         order by report.published_at desc, report.id desc`,
};

const findBuild = {
  name: 'wall-find-build',
  text: `select ${wallColumns}, report.product_id as "productId", report.facts, report.listen, contribution.words,
           contribution.stars, contribution.state, contribution.reason, contribution.decided_at as "decidedAt",
           contribution.edited_at as "editedAt", contribution.version, product.archived_at is null as "onSale",
           ${formerSlugsOf('product')} as "formerSlugs",
           ${boughtHere('report')} as "boughtHere"
         from build_reports report
         join contributions contribution on contribution.id = report.id
         join products product on product.id = report.product_id
         where report.code = $1`,
};

const isGone = {
  name: 'wall-is-gone',
  text: `select exists (select from gone_builds where code = $1) as "isGone"`,
};

const kitOf = { name: 'wall-kit', text: `select id from products where slug = $1 and category = 'kit'` };

export interface BuildRow extends WallRow {
  readonly productId: string;
  readonly facts: ReportFacts;
  readonly listen: string | null;
  readonly words: string;
  readonly stars: number | null;
  readonly state: ContributionState;
  readonly reason: string | null;
  readonly decidedAt: Date | null;
  readonly editedAt: Date | null;
  readonly version: number;
  /** Its kit is. */
  readonly onSale: boolean;
  /** Of its kit. */
  readonly formerSlugs: readonly string[];
  readonly boughtHere: boolean;
}

export interface WallTotals {
  readonly builds: number;
  readonly firstPedals: number;
  readonly measured: number;
  readonly inside: number;
}

/** With the exact moment of each, which a cursor carries. */
export type PagedWallRow = WallRow & { readonly cursorAt: string };

export function page(db: Queryable, wanted: WallPage): Promise<PagedWallRow[]> {
  const { statement, values } = pageStatement(wanted);
  return db.query<PagedWallRow>(statement, values);
}

export const totals = async (db: Queryable): Promise<WallTotals> => (await db.query<WallTotals>(wallTotals))[0]!;

export const kits = (db: Queryable): Promise<{ slug: string; name: string }[]> =>
  db.query<{ slug: string; name: string }>(wallKits);

export const others = (
  db: Queryable,
  { productId, id }: Pick<BuildRow, 'productId' | 'id'>,
  limit: number,
): Promise<WallRow[]> => db.query<WallRow>(othersOfKit, [productId, id, limit]);

export const find = async (db: Queryable, code: string): Promise<BuildRow | null> =>
  (await db.query<BuildRow>(findBuild, [code]))[0] ?? null;

export const wasThere = async (db: Queryable, code: string): Promise<boolean> =>
  (await db.query<{ isGone: boolean }>(isGone, [code]))[0]!.isGone;

export const kitId = async (db: Queryable, slug: string): Promise<string | null> =>
  (await db.query<{ id: string }>(kitOf, [slug]))[0]?.id ?? null;
