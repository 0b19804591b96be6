import { chosenParts, piecesFor } from '#domain/part-matching/chosen-parts.ts';
import type { ListedPart, PartList } from '#domain/part-matching/listed-part.ts';
import { matchList, type MatchedEntry, type MatchedList } from '#domain/part-matching/match/match-list.ts';
import { exact } from '#domain/part-matching/match/match.ts';
import { PartIndex } from '#domain/part-matching/match/part-index.ts';
import { standInsFor } from '#domain/part-matching/stand-ins.ts';

interface Deps {
  readonly listParts: () => Promise<PartList>;
  /** Of the catalogue: another one, other parts. */
  readonly version: () => number;
}

export type BillMatchingService = ReturnType<typeof createBillMatchingService>;

interface Substitute {
  readonly part: ListedPart;
  readonly reason: string;
}

/** What a written part is, as the list reader of the bench finds it, for whoever has no browser. */
export function createBillMatchingService({ listParts, version }: Deps) {
  let kept: { readonly version: number; readonly index: PartIndex } | undefined;
  /** It takes longer to make than most lists to match. */
  async function readIndex(): Promise<PartIndex> {
    const now = version();
    const parts = kept?.version === now ? null : await listParts();
    if (parts) kept = { version: now, index: new PartIndex(parts) };
    return kept!.index;
  }

  return {
    /** The lines of a bill with what became of each, and the packs that those come to which are sure. */
    async matchBill(text: string) {
      const index = await readIndex();
      const matched: MatchedList = matchList(text, index);
      const lines = matched.entries.map((each) => ({ ...each, pieces: piecesFor(each.entry, {}) }));
      return { ...matched, lines, chosen: chosenParts(matched.entries, {}, index) };
    },

    /** What one written part is, and what of ours can take its place, the nearest first. Null: nothing was written. */
    async findSubstitutes(text: string): Promise<(MatchedEntry & { substitutes: Substitute[] }) | null> {
      const index = await readIndex();
      const named = index.bySlug.get(text.trim().toLowerCase());
      const [first] = matchList(named?.name ?? text, index).entries;
      if (!first) return null;
      const { match } = first;
      const found = named ?? (match.is === 'exact' || match.is === 'likely' ? match.part : null);
      const standIn = match.is === 'missing' ? match.standIn : null;
      const others = found ?? standIn?.part;
      const further = (others ? standInsFor(others, index.bySlug.values()) : []).flatMap(({ part: slug, reason }) => {
        const part = index.bySlug.get(slug);
        return part ? [{ part, reason: found ? reason : `Instead of the ${others!.name}: ${reason}` }] : [];
      });
      const own = named ? exact(named) : match;
      return { entry: first.entry, match: own, substitutes: [...(standIn ? [standIn] : []), ...further] };
    },
  };
}
