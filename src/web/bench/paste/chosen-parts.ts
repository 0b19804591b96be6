import type { ListedPart } from '#contracts/parts/part-list.ts';
import { quantityLimit } from '#domain/cart/cart.ts';
import { missingPacks } from '#domain/cart/board-parts.ts';
import type { Paise } from '#domain/money/money.ts';
import { cartSubtotal } from '#domain/pricing/cart-totals.ts';
import type { MatchedEntry } from '../bill/match/match-bill.ts';
import type { PartIndex } from '../bill/match/part-index.ts';

/** By the words of a line: the slug that was chosen for it, or nothing at all. */
export type Answers = Readonly<Record<string, string>>;

export const leftOut = '';

/** The part that a line stands for. Null: left out, not answered yet, or not ours. */
function chosenPart({ entry, match }: MatchedEntry, answers: Answers, index: PartIndex): ListedPart | null {
  const answer = Object.hasOwn(answers, entry.raw) ? answers[entry.raw] : undefined;
  if (answer === leftOut) return null;
  const named = answer === undefined ? undefined : index.bySlug.get(answer);
  if (named) return named;
  return match.is === 'exact' || match.is === 'likely' ? match.part : null;
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

/** What a bill comes to in packs beyond what somebody owns, and what it costs. */
export function chosenParts(
  entries: readonly MatchedEntry[],
  answers: Answers,
  index: PartIndex,
  owned: ReadonlyMap<string, number> = new Map(),
): ChosenParts {
  const pieces = new Map<ListedPart, number>();
  for (const each of entries) {
    const part = chosenPart(each, answers, index);
    if (part) pieces.set(part, (pieces.get(part) ?? 0) + each.entry.quantity);
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
    unanswered: entries.filter(({ entry, match }) => match.is === 'question' && !Object.hasOwn(answers, entry.raw))
      .length,
  };
}
