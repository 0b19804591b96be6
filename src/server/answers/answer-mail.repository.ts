import type { Queryable } from '../db/database.ts';

/** An answer that everybody may read, and whom to tell. */
export interface ToldAnswerRow {
  readonly words: string;
  readonly isOfShop: boolean;
  readonly shownName: string;
  readonly parentKind: 'review' | 'question' | 'build';
  readonly parentWords: string;
  readonly email: string;
  readonly slug: string;
  readonly productName: string;
}

// Nobody is told of what they answered themselves, nor of what was hidden or withdrawn meanwhile.
const findTold = {
  name: 'answer-find-told',
  text: `select answer.words, answer.user_id is null as "isOfShop", answer.shown_name as "shownName",
           parent.kind as "parentKind", parent.words as "parentWords", author.email, product.slug,
           product.name as "productName"
         from contributions answer
         join contributions parent on parent.id = answer.parent_id
         join users author on author.id = parent.user_id
         join products product on product.id = answer.product_id
         where answer.id = $1::uuid and answer.state = 'shown' and parent.state = 'shown'
           and answer.user_id is distinct from parent.user_id`,
};

export const findToldAnswer = async (db: Queryable, id: string): Promise<ToldAnswerRow | null> =>
  (await db.query<ToldAnswerRow>(findTold, [id]))[0] ?? null;
