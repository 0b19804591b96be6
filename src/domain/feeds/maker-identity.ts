import { shop } from '../shop/shop.ts';
import type { PartKind } from '../catalogue/part-kinds.ts';

/** Their value is the number that their maker prints on them; that of an LED is a colour, and of a socket its pins. */
const kindsWithMakersNumber: ReadonlySet<PartKind> = new Set<PartKind>([
  'diode',
  'transistor',
  'jfet',
  'mosfet',
  'op-amp',
  'chip',
]);

interface MadeProduct {
  readonly kind: PartKind | null;
  readonly value: string | null;
  readonly slug: string;
}

export interface MakerIdentity {
  readonly mpn?: string;
  readonly brand?: string;
}

/**
 * A brand and a part number are read as those of one maker. What others make has their number and no brand, since the
 * catalogue doesn't know which of several makers a batch is from; what we make or pack has our number and our brand.
 */
export function makerIdentityOf({ kind, value, slug }: MadeProduct): MakerIdentity {
  if (kind && kindsWithMakersNumber.has(kind)) return value ? { mpn: value } : {};
  return { mpn: slug, brand: shop.name };
}
