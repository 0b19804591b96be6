import type { ContributionKind, ContributionState } from '#domain/contributions/contribution.ts';

export interface NewContribution {
  readonly kind: ContributionKind;
  readonly productId: string;
  readonly parentId: string | null;
  /** Null: the shop itself. */
  readonly userId: number | null;
  readonly shownName: string;
  readonly words: string;
  readonly stars: number | null;
  readonly place: string | null;
}

export interface ContributionRow extends NewContribution {
  readonly id: string;
  readonly state: ContributionState;
  readonly reason: string | null;
  readonly decidedAt: Date | null;
  readonly flags: number;
  readonly marks: number;
  readonly version: number;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
}

/** Of `contributions contribution`, for lists that join what their kind has besides. */
export const contributionColumns = `contribution.id, contribution.kind, contribution.product_id as "productId",
  contribution.parent_id as "parentId", contribution.user_id as "userId", contribution.shown_name as "shownName",
  contribution.words, contribution.stars, contribution.place, contribution.state, contribution.reason,
  contribution.decided_at as "decidedAt", contribution.flags, contribution.marks, contribution.version,
  contribution.created_at as "createdAt", contribution.edited_at as "editedAt"`;

/** Of the same: nobody of the office has looked since it was written, changed or reported. */
export const isUnseen = `(contribution.user_id is not null and (
  contribution.state = 'waiting' or contribution.flags > 0 or contribution.decided_at is null))`;

/** Of a table with the author and the product of something: a delivered order of that author has the product. */
export const boughtHere = (table: string): string => `exists (
  select from orders placed join order_items item on item.order_id = placed.id
  where placed.user_id = ${table}.user_id and placed.status = 'delivered' and item.product_id = ${table}.product_id)`;
