import type { ModerationView } from '#contracts/moderation.ts';
import type { ContributionKind, FlagReason } from '#domain/contributions/contribution.ts';
import type { Queryable } from '../../db/database.ts';
import { contributionColumns, isUnseen, type ContributionRow } from '../contribution-columns.ts';

export interface ModeratedRow extends ContributionRow {
  readonly slug: string;
  readonly productName: string;
  readonly username: string | null;
  readonly memberSince: Date | null;
  readonly email: string | null;
  readonly orders: number;
  readonly others: number;
  readonly othersHidden: number;
  /** The end of the address of a build, and its photos. */
  readonly code: string | null;
  readonly photos: readonly string[];
  /** The words that an answer answers. */
  readonly about: string | null;
  readonly flagged: readonly { readonly why: FlagReason; readonly words: string | null; readonly at: string }[];
  /** When it came, to the microsecond, which a Date does not keep. */
  readonly exactlyAt: string;
}

/** Where a page begins: after this one. */
export interface Place {
  readonly at: string;
  readonly id: string;
}

const columns = `${contributionColumns}, contribution.created_at::text as "exactlyAt",
  product.slug, product.name as "productName", author.username, author.created_at as "memberSince",
  author.email, parent.words as about, report.code,
  array(select photo.id from build_photos photo where photo.report_id = contribution.id order by photo.side) as photos,
  (select count(*) from orders where orders.user_id = author.id and orders.status = 'delivered') as orders,
  (select count(*) from contributions other where other.user_id = author.id and other.id <> contribution.id) as others,
  (select count(*) from contributions other
   where other.user_id = author.id and other.id <> contribution.id and other.state = 'hidden') as "othersHidden",
  (select coalesce(jsonb_agg(jsonb_build_object('why', flag.why, 'words', flag.words, 'at', flag.created_at)
                             order by flag.created_at), '[]')
   from contribution_flags flag where flag.contribution_id = contribution.id) as flagged`;

const from = `from contributions contribution
  join products product on product.id = contribution.product_id
  left join users author on author.id = contribution.user_id
  left join contributions parent on parent.id = contribution.parent_id
  left join build_reports report on report.id = contribution.id`;

const list = (name: string, where: string, order: 'asc' | 'desc') => ({
  name,
  text: `select ${columns} ${from}
         where ${where} and ($4::text is null or contribution.kind = $4)
           and ($1::timestamptz is null
                or (contribution.created_at, contribution.id) ${order === 'asc' ? '>' : '<'} ($1, $2::uuid))
         order by contribution.created_at ${order}, contribution.id ${order} limit $3`,
});

const lists: Readonly<Record<ModerationView, { name: string; text: string }>> = {
  todo: list('moderation-list-todo', isUnseen, 'asc'),
  hidden: list('moderation-list-hidden', `contribution.state = 'hidden'`, 'desc'),
  all: list('moderation-list-all', 'true', 'desc'),
};

const findOne = { name: 'moderation-find', text: `select ${columns} ${from} where contribution.id = $1::uuid` };

const countViews = {
  name: 'moderation-views',
  text: `select count(*) filter (where ${isUnseen}) as todo, count(*) filter (where contribution.state = 'hidden') as hidden
         from contributions contribution`,
};

export function listContributions(
  db: Queryable,
  { view, kind }: { view: ModerationView; kind: ContributionKind | null },
  after: Place | null,
  limit: number,
): Promise<ModeratedRow[]> {
  return db.query<ModeratedRow>(lists[view], [after?.at ?? null, after?.id ?? null, limit, kind]);
}

export const find = async (db: Queryable, id: string): Promise<ModeratedRow | null> =>
  (await db.query<ModeratedRow>(findOne, [id]))[0] ?? null;

export const views = async (db: Queryable): Promise<{ todo: number; hidden: number }> =>
  (await db.query<{ todo: number; hidden: number }>(countViews))[0]!;
