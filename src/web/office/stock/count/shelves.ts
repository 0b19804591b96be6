import { categoryNames } from '#domain/catalogue/catalogue.ts';
import { partGroups, partKinds, type PartKind } from '#domain/catalogue/part-kinds.ts';
import type { ShelfPlace } from '../stock.queries.ts';

export interface Shelf {
  /** In the address. */
  readonly slug: string;
  readonly label: string;
  readonly place: ShelfPlace;
}

interface ShelfGroup {
  readonly label: string;
  readonly shelves: readonly Shelf[];
}

const kinds = Object.entries(partKinds) as [PartKind, (typeof partKinds)[PartKind]][];

/** As the shop stands: kits and boards, then parts in the order of their drawers. */
export const shelfGroups: readonly ShelfGroup[] = [
  {
    label: 'Kits and boards',
    shelves: (['kit', 'pcb'] as const).map((category) => ({
      slug: category,
      label: categoryNames[category].menu,
      place: { category },
    })),
  },
  ...partGroups.map((group) => ({
    label: group,
    shelves: kinds
      .filter(([, kind]) => kind.group === group)
      .map(([slug, { label }]) => ({ slug, label, place: { kind: slug } })),
  })),
];

export const findShelf = (slug: string | undefined): Shelf | undefined =>
  shelfGroups.flatMap(({ shelves }) => shelves).find((shelf) => shelf.slug === slug);
