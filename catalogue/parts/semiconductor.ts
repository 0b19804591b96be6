/** The common shape of transistors, diodes and chips: authors give what differs. */

import type { PartDrawing } from '#drawings/parts/part-drawing.ts';
import type { Electrical } from '#electronics/part.ts';
import type { Part } from '../catalogue-types.ts';

type SemiconductorKind = 'diode' | 'led' | 'transistor' | 'jfet' | 'mosfet' | 'op-amp' | 'chip';

export interface SemiconductorRow {
  readonly slug: string;
  readonly name: string;
  /** What builders call it by, where that is not the slug in capitals. */
  readonly value?: string;
  readonly summary: string;
  /** What it is for, and what to look out for. */
  readonly about: string;
  readonly price: number;
  readonly stock: number | null;
  readonly reviews: number;
  readonly rating?: number;
  readonly pack?: number;
  readonly pinOut?: Readonly<Record<string, string>>;
  readonly electrical?: Electrical;
  readonly ratings: Readonly<Record<string, string>>;
  readonly origin: string;
  readonly picture: PartDrawing;
  readonly added?: string;
}

/** The printed face of a plastic transistor, legs down: pins count from the left. */
export const plasticPackage = 'TO-92, flat face towards you, legs down: pins 1 to 3 from the left';

export const transistorHandling =
  'Check the legs against the table below before you solder, because look-alikes in the same body differ. Leave them 3 mm long under the body and do not linger with the iron.';

export const chipHandling =
  'Comes in conductive foam and dislikes static: touch something earthed first. Solder a socket where the package allows it and fit the chip last. Every pin is listed below, seen from above.';

export const opAmpHandling =
  'Comes in conductive foam. Solder a socket rather than the chip, and press the chip in last, notch to notch; then it survives both the iron and your next idea. Every pin is listed below.';

export const diodeHandling =
  'Current flows from anode to cathode, and the band or the flat side marks the cathode. Bend the legs a few millimetres away from the body and match the mark on the board before you solder.';

const subcategoryOf: Readonly<Partial<Record<SemiconductorKind, Part['subcategory']>>> = {
  'op-amp': 'op-amps',
  chip: 'ic',
  jfet: 'jfets',
};

export const semiconductor = (kind: SemiconductorKind, hsn: string, handling: string, row: SemiconductorRow): Part => ({
  slug: row.slug,
  name: row.name,
  summary: row.summary,
  description: `${row.about}\n\n${handling}`,
  priceRupees: row.price,
  rating: row.rating ?? 4.6,
  reviewCount: row.reviews,
  stock: row.stock,
  subcategory: subcategoryOf[kind] ?? 'other',
  kind,
  value: row.value ?? row.slug.toUpperCase(),
  packSize: row.pack ?? 1,
  ...(row.pinOut ? { pinOut: row.pinOut } : {}),
  ...(row.electrical ? { electrical: row.electrical } : {}),
  specifications: row.ratings,
  hsn,
  countryOfOrigin: row.origin,
  picture: row.picture,
  addedOn: row.added ?? '2026-02-16',
});
