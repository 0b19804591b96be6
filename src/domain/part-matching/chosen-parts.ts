import type { ListedPart } from './listed-part.ts';
import { maxPieces } from '../workbench/stash/stash-state.ts';
import { quantityLimit } from '../cart/cart.ts';
import { missingPacks } from '../cart/board-parts.ts';
import type { Paise } from '../money/money.ts';
import { cartSubtotal } from '../pricing/cart-totals.ts';
import type { MatchedEntry } from './match/match-list.ts';
import type { PartIndex } from './match/part-index.ts';
import type { ListEntry } from './read/read-list.ts';

/** By the words of an entry: the slug that was chosen for it, or nothing at all. Below it may stand how many. */
export type Answers = Readonly<Record<string, string>>;

export const leftOut = '';

/** More of one part than any board has: such a count is asked about before anything is bought. */
export const maxUnaskedPieces = 100;

/** The same value below another heading is another part. */
export const answerKey = ({ raw, heading }: ListEntry): string => (heading === '' ? raw : `${heading}: ${raw}`);
/** No entry has a line break in its words. */
export const countKey = (entry: ListEntry): string => `${answerKey(entry)}\npieces`;

const given = (answers: Answers, key: string): string | null =>
  Object.hasOwn(answers, key) ? (answers[key] ?? null) : null;

/** What was answered for an entry: a slug, `leftOut`, or null for nothing. */
export const answerFor = (entry: ListEntry, answers: Answers): string | null => given(answers, answerKey(entry));

/** How many pieces an entry asks for. Null: so many that it is asked about first. */
export function piecesFor(entry: ListEntry, answers: Answers): number | null {
  const counted = Number(given(answers, countKey(entry)));
  if (counted >= 1) return Math.min(maxPieces, Math.trunc(counted));
  return entry.quantity > maxUnaskedPieces ? null : entry.quantity;
}

/** The part that an entry stands for. Null: left out, not answered yet, or not ours. */
export function chosenPart({ entry, match }: MatchedEntry, answers: Answers, index: PartIndex): ListedPart | null {
  const answer = answerFor(entry, answers);
  if (answer === leftOut) return null;
  const named = answer === null ? undefined : index.bySlug.get(answer);
  if (named) return named;
  return match.is === 'exact' || match.is === 'likely' ? match.part : null;
}

/** True: somebody must still say which part, or whether there really are to be so many. */
function isUnanswered(matched: MatchedEntry, answers: Answers, index: PartIndex): boolean {
  const { entry, match } = matched;
  if (match.is === 'question' && answerFor(entry, answers) === null) return true;
  return chosenPart(matched, answers, index) !== null && piecesFor(entry, answers) === null;
}

interface WantedPacks {
  readonly product: ListedPart;
  readonly pieces: number;
  /** Packs. */
  readonly quantity: number;
}

interface ChosenParts {
  /** Each part once, its pieces on all lines counted together. */
  readonly pieces: ReadonlyMap<ListedPart, number>;
  /** How many of those parts the stash has enough of. */
  readonly covered: number;
  /** What is missing and in stock. */
  readonly toAdd: readonly WantedPacks[];
  readonly outOfStock: readonly ListedPart[];
  /** In stock, but not as many as are wanted. */
  readonly short: readonly ListedPart[];
  readonly total: Paise;
  readonly unanswered: number;
}

/** What a list comes to in packs beyond what somebody owns, and what it costs. */
export function chosenParts(
  entries: readonly MatchedEntry[],
  answers: Answers,
  index: PartIndex,
  owned: ReadonlyMap<string, number> = new Map(),
): ChosenParts {
  const pieces = new Map<ListedPart, number>();
  for (const each of entries) {
    const part = chosenPart(each, answers, index);
    const count = piecesFor(each.entry, answers);
    if (part && count !== null) pieces.set(part, (pieces.get(part) ?? 0) + count);
  }
  const lacking = [...pieces].flatMap(([part, count]) => {
    const lack = count - (owned.get(part.slug) ?? 0);
    return lack > 0 ? [[part, lack] as const] : [];
  });
  const parts = lacking.map(([{ id, packSize }, count]) => ({
    partId: id,
    pieces: count,
    packSize,
    packsInCart: 0,
  }));
  const [packs] = missingPacks([{ boards: 1, parts }]);
  const wanted = lacking.map(([product, count]) => {
    const all = packs!.get(product.id) ?? 0;
    const quantity = Math.min(quantityLimit(product), all);
    return { product, pieces: count, quantity, isShort: quantity < all };
  });
  const toAdd = wanted.filter(({ product }) => product.inStock);
  return {
    pieces,
    covered: pieces.size - lacking.length,
    toAdd,
    outOfStock: wanted.filter(({ product }) => !product.inStock).map(({ product }) => product),
    short: toAdd.filter(({ isShort }) => isShort).map(({ product }) => product),
    total: cartSubtotal(toAdd),
    unanswered: entries.filter((each) => isUnanswered(each, answers, index)).length,
  };
}
