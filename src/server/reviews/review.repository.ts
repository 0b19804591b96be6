import type { ReviewSort } from '#domain/reviews/reviews.ts';
import { boughtHere, contributionColumns, type ContributionRow } from '../contributions/contribution-columns.ts';
import type { Queryable } from '../db/database.ts';

export interface ReviewRow extends ContributionRow {
  readonly boughtHere: boolean;
  readonly answerId: string | null;
  readonly answerWords: string | null;
  readonly answeredAt: Date | null;
  /** Of a published build: the end of its address, how many readings were typed, and how many are as computed. */
  readonly code: string | null;
  readonly measured: number | null;
  readonly inside: number | null;
  /** To the microsecond, which a Date does not keep. */
  readonly exactlyAt: string;
}

/** Where a page of reviews begins: after this one. */
export interface ReviewPlace {
  readonly marks: number;
  readonly at: string;
  readonly id: string;
}

export interface SummaryRow {
  readonly byStars: number[];
  readonly boughtHere: number;
  readonly measured: number;
  readonly hidden: number;
  readonly rating: string;
  readonly writtenReviews: number;
  readonly catalogueRating: string;
  readonly catalogueReviewCount: number;
  readonly showsCatalogueRating: boolean;
}

const places: Readonly<Record<ReviewSort, string>> = {
  newest: 'created_at desc, id desc',
  helpful: 'marks desc, created_at desc, id desc',
};

const isAfter: Readonly<Record<ReviewSort, string>> = {
  newest: '(created_at, id) < ($3::timestamptz, $4::uuid)',
  helpful: '(marks, created_at, id) < ($5::integer, $3::timestamptz, $4::uuid)',
};

// The ten are found first, and only these are asked who bought.
const list = (sort: ReviewSort) => ({
  name: `review-list-${sort}`,
  text: `select ${contributionColumns}, contribution.created_at::text as "exactlyAt", ${boughtHere('contribution')} as "boughtHere",
           answer.id as "answerId", answer.words as "answerWords", answer.created_at as "answeredAt",
           report.code, report.measured, report.inside
         from (
           select * from contributions
           where product_id = $1::uuid and stars is not null and state <> 'waiting'
             and ($2::integer is null or (stars = $2 and state = 'shown'))
             and ($3::timestamptz is null or $5::integer is null or ${isAfter[sort]})
           order by ${places[sort]} limit $6
         ) contribution
         left join contributions answer
           on answer.parent_id = contribution.id and answer.user_id is null and answer.state = 'shown'
         left join build_reports report on report.id = contribution.id
         order by ${places[sort].replaceAll(/(marks|created_at|id)/g, 'contribution.$1')}`,
});

const lists = { newest: list('newest'), helpful: list('helpful') } as const;

const summaryOne = {
  name: 'review-summary',
  text: `select product.rating, product.written_reviews as "writtenReviews", product.catalogue_rating as "catalogueRating",
           product.catalogue_review_count as "catalogueReviewCount",
           product.shows_catalogue_rating as "showsCatalogueRating", counted.*
         from products product, lateral (
           select array[count(*) filter (where shown and stars = 1)::integer, count(*) filter (where shown and stars = 2)::integer,
               count(*) filter (where shown and stars = 3)::integer, count(*) filter (where shown and stars = 4)::integer,
               count(*) filter (where shown and stars = 5)::integer] as "byStars",
             count(*) filter (where shown and bought)::integer as "boughtHere",
             count(*) filter (where shown and measured > 0)::integer as measured,
             count(*) filter (where not shown)::integer as hidden
           from (
             select contribution.stars, contribution.state = 'shown' as shown, ${boughtHere('contribution')} as bought,
               report.measured
             from contributions contribution left join build_reports report on report.id = contribution.id
             where contribution.product_id = product.id and contribution.stars is not null
               and contribution.state <> 'waiting'
           ) as rated
         ) as counted
         where product.id = $1::uuid`,
};

const findPerson = {
  name: 'review-person',
  text: `select contribution.username, contribution.first_name as "firstName", contribution.last_name as "lastName",
           ${boughtHere('contribution')} as bought,
           exists (select from contributions built where built.user_id = contribution.user_id
                   and built.product_id = contribution.product_id and built.kind = 'build') as built
         from (select users.*, users.id as user_id, $2::uuid as product_id from users where id = $1) contribution`,
};

const findOwn = {
  name: 'review-find-own',
  text: `select ${contributionColumns} from contributions contribution
         where product_id = $2::uuid and user_id = $1 and stars is not null`,
};

const listMarked = {
  name: 'review-marked',
  text: `select mark.contribution_id as id from contribution_marks mark
         join contributions contribution on contribution.id = mark.contribution_id
         where mark.user_id = $1 and contribution.product_id = $2::uuid`,
};

export function listReviews(
  db: Queryable,
  productId: string,
  { sort, stars, after, limit }: { sort: ReviewSort; stars: number | null; after: ReviewPlace | null; limit: number },
): Promise<ReviewRow[]> {
  const values = [productId, stars, after?.at ?? null, after?.id ?? null, after?.marks ?? null, limit];
  return db.query<ReviewRow>(lists[sort], values);
}

export const summary = async (db: Queryable, productId: string): Promise<SummaryRow | null> =>
  (await db.query<SummaryRow>(summaryOne, [productId]))[0] ?? null;

export interface PersonRow {
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly bought: boolean;
  readonly built: boolean;
}

export const person = async (db: Queryable, userId: number, productId: string): Promise<PersonRow | null> =>
  (await db.query<PersonRow>(findPerson, [userId, productId]))[0] ?? null;

export const own = async (db: Queryable, userId: number, productId: string): Promise<ContributionRow | null> =>
  (await db.query<ContributionRow>(findOwn, [userId, productId]))[0] ?? null;

export const marked = async (db: Queryable, userId: number, productId: string): Promise<string[]> =>
  (await db.query<{ id: string }>(listMarked, [userId, productId])).map(({ id }) => id);
