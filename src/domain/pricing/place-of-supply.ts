import { isIndia, findIndianState } from '../places/india.ts';
import { shop } from '../shop/shop.ts';
import type { SupplyKind } from './tax.ts';

export interface PlaceOfSupply {
  readonly kind: SupplyKind;
  /** The state as the tax office writes it, or the country of an export. */
  readonly name: string;
  /** Null for an export, and for a state that nobody could read. */
  readonly gstCode: string | null;
}

interface Destination {
  readonly state: string;
  readonly country: string;
}

/** For buyers without a tax number, the place of supply is where the goods are delivered. */
export function placeOfSupply({ state, country }: Destination): PlaceOfSupply {
  if (!isIndia(country)) return { kind: 'export', name: country.trim(), gstCode: null };
  const known = findIndianState(state);
  if (!known) return { kind: 'inter-state', name: state.trim(), gstCode: null };
  const kind = known.gstCode === shop.address.gstStateCode ? 'intra-state' : 'inter-state';
  return { kind, name: known.name, gstCode: known.gstCode };
}
