import type { Answer } from '#contracts/questions.ts';
import type { QuestionTopic } from '#domain/questions/questions.ts';
import { boughtHere, contributionColumns, type ContributionRow } from '../contributions/contribution-columns.ts';
import type { Queryable } from '../db/database.ts';

export interface QuestionRow extends ContributionRow {
  readonly answers: Answer[];
  /** To the microsecond, which a Date does not keep. */
  readonly exactlyAt: string;
}

interface QuestionPlace {
  readonly at: string;
  readonly id: string;
}

// What somebody is, is what orders and published builds say.
const answers = `(
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', answer.id, 'shownName', answer.shown_name, 'words', answer.words, 'marks', answer.marks, 'at', answer.created_at,
      'by', case
        when answer.user_id is null then 'shop'
        when exists (select from contributions built where built.user_id = answer.user_id and built.kind = 'build'
                     and built.product_id = answer.product_id and built.state = 'shown') then 'builder'
        when ${boughtHere('answer')} then 'buyer'
        else 'other' end)
    order by answer.user_id is not null, answer.marks desc, answer.created_at, answer.id), '[]')
  from contributions answer where answer.parent_id = contribution.id and answer.state = 'shown')`;

const topics: Readonly<Record<QuestionTopic, string>> = {
  product: 'place is null',
  parts: `place like 'part:%'`,
  steps: `place like 'step:%'`,
};

const listQuestions = {
  name: 'question-list',
  text: `select ${contributionColumns}, contribution.created_at::text as "exactlyAt", ${answers} as answers
         from (
           select * from contributions
           where product_id = $1::uuid and kind = 'question' and state <> 'waiting'
             and ($2::text is null or case $2 ${Object.entries(topics)
               .map(([topic, condition]) => `when '${topic}' then ${condition}`)
               .join(' ')} end)
             and ($3::text is null or place = $3)
             and ($4::timestamptz is null or (created_at, id) < ($4, $5::uuid))
           order by created_at desc, id desc limit $6
         ) contribution
         order by contribution.created_at desc, contribution.id desc`,
};

const rankedQuestions = 500;

// Waiting and hidden ones are not in the index, nor is what answers them. To rank one its words are read anew, so of a word that
// stands almost everywhere only the newest are ranked.
const search = {
  name: 'question-search',
  text: `with wanted as (select websearch_to_tsquery('english', $1) as words),
         newest as (
           select contributions.id, kind, parent_id, contributions.words
           from contributions, wanted
           where state = 'shown' and kind in ('question', 'answer')
             and to_tsvector('english', contributions.words) @@ wanted.words
           order by created_at desc, contributions.id desc limit ${rankedQuestions}
         ),
         found as (
           select case kind when 'question' then newest.id else parent_id end as id,
             max(ts_rank(to_tsvector('english', newest.words), wanted.words)) as rank
           from newest, wanted
           group by 1
         )
         select question.id, question.words, product.slug, product.name,
           (select count(*)::integer from contributions answer
            where answer.parent_id = question.id and answer.kind = 'answer' and answer.state = 'shown') as answers
         from found join contributions question on question.id = found.id
         join products product on product.id = question.product_id
         where question.kind = 'question' and question.state = 'shown' and product.archived_at is null
         order by found.rank desc, question.created_at desc, question.id limit $2`,
};

const countTopics = {
  name: 'question-counts',
  text: `select count(*)::integer as all, count(*) filter (where ${topics.product})::integer as product,
           count(*) filter (where ${topics.parts})::integer as parts,
           count(*) filter (where ${topics.steps})::integer as steps
         from contributions where product_id = $1::uuid and kind = 'question' and state = 'shown'`,
};

const listWaiting = {
  name: 'question-waiting',
  text: `select id, kind, words from contributions
         where product_id = $2::uuid and user_id = $1 and state = 'waiting' and kind in ('question', 'answer')
         order by created_at desc limit 20`,
};

export interface ListWish {
  readonly topic: QuestionTopic | null;
  readonly place: string | null;
  readonly after: QuestionPlace | null;
  readonly limit: number;
}

export function list(
  db: Queryable,
  productId: string,
  { topic, place, after, limit }: ListWish,
): Promise<QuestionRow[]> {
  return db.query<QuestionRow>(listQuestions, [productId, topic, place, after?.at ?? null, after?.id ?? null, limit]);
}

export interface CountRow {
  readonly all: number;
  readonly product: number;
  readonly parts: number;
  readonly steps: number;
}

export const counts = async (db: Queryable, productId: string): Promise<CountRow> =>
  (await db.query<CountRow>(countTopics, [productId]))[0]!;

export interface FoundRow {
  readonly id: string;
  readonly words: string;
  readonly slug: string;
  readonly name: string;
  readonly answers: number;
}

export const find = (db: Queryable, words: string, limit: number): Promise<FoundRow[]> =>
  db.query<FoundRow>(search, [words, limit]);

export interface WaitingRow {
  readonly id: string;
  readonly kind: 'question' | 'answer';
  readonly words: string;
}

export const waiting = (db: Queryable, userId: number, productId: string): Promise<WaitingRow[]> =>
  db.query<WaitingRow>(listWaiting, [userId, productId]);
