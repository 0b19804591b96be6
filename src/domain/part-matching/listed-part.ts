import type { PartKind } from '../catalogue/part-kinds.ts';

/** A part that the shop sells, in short: what a list is matched with. `GET /api/parts` has them all. */
export interface ListedPart {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly kind: PartKind;
  /** What builders call it by: '4K7', 'TL072CP'. */
  readonly value: string;
  /** What a capacitor stands; null for other parts. */
  readonly volts: number | null;
  /** Of a pack, in rupees with two decimals. */
  readonly price: string;
  readonly packSize: number;
  readonly inStock: boolean;
  readonly stock: number | null;
  readonly imageUrl: string;
}

/** All of them, and what stands in for parts by name that the shop does not sell. */
export interface PartList {
  readonly parts: readonly ListedPart[];
  readonly standIns: readonly { readonly name: string; readonly slug: string; readonly fit: string }[];
}
