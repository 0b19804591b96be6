/** The common shape of boxes, knobs, switches, jacks and fittings: authors give what differs. */

import type { PartKind } from '#domain/catalogue/part-kinds.ts';
import type { PartDrawing } from '#drawings/parts/part-drawing.ts';
import type { Part } from '../catalogue-types.ts';

export interface HardwareRow {
  readonly slug: string;
  readonly name: string;
  readonly kind: PartKind;
  readonly value: string;
  readonly summary: string;
  readonly description: string;
  readonly price: number;
  readonly stock: number | null;
  readonly reviews: number;
  readonly rating?: number;
  readonly pack?: number;
  readonly pinOut?: Readonly<Record<string, string>>;
  readonly specs: Readonly<Record<string, string>>;
  readonly hsn: string;
  readonly origin: string;
  readonly picture: PartDrawing;
}

export const hardwarePart = ({ price, reviews, rating, pack, specs, origin, ...row }: HardwareRow): Part => ({
  ...row,
  priceRupees: price,
  rating: rating ?? 4.5,
  reviewCount: reviews,
  subcategory: 'other',
  packSize: pack ?? 1,
  specifications: specs,
  countryOfOrigin: origin,
  addedOn: '2026-02-16',
});
