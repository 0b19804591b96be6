import { partGroups, partKinds, partKindSlugs, type PartGroup, type PartKind } from '#domain/catalogue/part-kinds.ts';
import { paths } from '#domain/paths/paths.ts';

/** Shorter than in headings, where a column or a chip is narrow. */
const shortLabels: Readonly<Partial<Record<PartKind, string>>> = {
  'film-capacitor': 'Film caps',
  'ceramic-capacitor': 'Ceramic caps',
  'electrolytic-capacitor': 'Electrolytics',
  led: 'LEDs',
  chip: 'Other chips',
};

export const shortLabel = (kind: PartKind): string => shortLabels[kind] ?? partKinds[kind].label;

export const kindPath = (kind: PartKind): string => paths.products({ category: 'parts', kind });

export interface KindGroup {
  readonly group: PartGroup;
  readonly kinds: readonly { readonly kind: PartKind; readonly count: number | undefined }[];
}

/** The kinds by group, in the order of the table. A kind of which there is nothing is left out once that is known. */
export const kindGroups = (counts: Readonly<Record<string, number>> | undefined): readonly KindGroup[] =>
  partGroups
    .map((group) => ({
      group,
      kinds: partKindSlugs
        .filter((kind) => partKinds[kind].group === group)
        .map((kind) => ({ kind, count: counts && (counts[kind] ?? 0) }))
        .filter(({ count }) => count !== 0),
    }))
    .filter(({ kinds }) => kinds.length > 0);
