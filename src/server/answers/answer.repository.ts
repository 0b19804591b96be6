import type { Queryable } from '../db/database.ts';

export interface ShopAnswerRow {
  readonly words: string;
  readonly version: number;
  readonly createdAt: Date;
}

export interface AnsweredRow {
  readonly productId: string;
  readonly kind: 'review' | 'question' | 'build' | 'answer';
  readonly productName: string;
}

export interface CatalogueRatingsRow {
  readonly isShown: boolean;
  readonly carried: number;
  readonly visible: number;
}

const columns = `words, version, created_at as "createdAt"`;

const lockParent = {
  name: 'answer-lock-parent',
  text: `select contribution.product_id as "productId", contribution.kind, product.name as "productName"
         from contributions contribution join products product on product.id = contribution.product_id
         where contribution.id = $1::uuid and contribution.kind <> 'answer' for update of contribution`,
};

const findAnswer = {
  name: 'answer-find',
  text: `select ${columns} from contributions where parent_id = $1::uuid and kind = 'answer' and user_id is null`,
};

const changeWords = {
  name: 'answer-change',
  text: `update contributions set words = $2, edited_at = now()
         where parent_id = $1::uuid and kind = 'answer' and user_id is null returning ${columns}`,
};

const countCarried = {
  name: 'catalogue-ratings',
  text: `select coalesce(bool_or(shows_catalogue_rating), false) as "isShown", count(*)::integer as carried,
           count(*) filter (where written_reviews = 0)::integer as visible
         from products where catalogue_review_count > 0`,
};

const lockCarried = {
  name: 'catalogue-ratings-lock',
  text: `select id from products where catalogue_review_count > 0 order by id for no key update`,
};

const showCarried = {
  name: 'catalogue-ratings-show',
  text: `update products set shows_catalogue_rating = $1::boolean,
           rating = case when written_reviews > 0 then rating when $1 then catalogue_rating else 0 end,
           review_count = case when written_reviews > 0 then review_count when $1 then catalogue_review_count else 0 end
         where catalogue_review_count > 0 and shows_catalogue_rating <> $1`,
};

/** Two who answer at once do so one after the other. */
export const lockAnswered = async (tx: Queryable, id: string): Promise<AnsweredRow | null> =>
  (await tx.query<AnsweredRow>(lockParent, [id]))[0] ?? null;

export const find = async (db: Queryable, id: string): Promise<ShopAnswerRow | null> =>
  (await db.query<ShopAnswerRow>(findAnswer, [id]))[0] ?? null;

export const change = async (tx: Queryable, id: string, words: string): Promise<ShopAnswerRow> =>
  (await tx.query<ShopAnswerRow>(changeWords, [id, words]))[0]!;

export const catalogueRatings = async (db: Queryable): Promise<CatalogueRatingsRow> =>
  (await db.query<CatalogueRatingsRow>(countCarried))[0]!;

/** In the order in which orders lock products. */
export async function showCatalogueRatings(tx: Queryable, isShown: boolean): Promise<void> {
  await tx.query<{ id: string }>(lockCarried);
  await tx.query(showCarried, [isShown]);
}
