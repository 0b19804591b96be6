import { differingStates, type Business } from '../business/business.ts';
import { gstStateOf } from '../business/gstin.ts';
import { isIndia, findIndianState } from '../places/india.ts';
import type { ShippingMethod } from '../shipping/shipping.ts';
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

interface Handover extends Destination {
  readonly shippingMethod: ShippingMethod;
  readonly business: Pick<Business, 'gstin' | 'receiver'> | null;
}

/**
 * The state whose tax an order is under where that is not the one it is delivered to, by its GST code: what is picked up is
 * supplied where the shop is, and what goes to somebody else on a registered buyer's word where the buyer is registered. Null:
 * where it is delivered.
 */
export function supplyStateOf({ shippingMethod, business, ...destination }: Handover): string | null {
  if (shippingMethod === 'pickup') return shop.address.gstStateCode;
  if (business === null || business.receiver !== 'other') return null;
  return differingStates(business.gstin, destination)?.registered.gstCode ?? null;
}

const inside = ({ name, gstCode }: { readonly name: string; readonly gstCode: string }): PlaceOfSupply => ({
  kind: gstCode === shop.address.gstStateCode ? 'intra-state' : 'inter-state',
  name,
  gstCode,
});

/** Whether goods leave the country. What is picked up does not, wherever its buyer lives. */
export const isExport = (country: string, method: ShippingMethod): boolean => !isIndia(country) && method !== 'pickup';

/** The place by which the tax of an order goes: the state that was told apart, or where the goods are delivered. */
export function placeOfSupply({ state, country }: Destination, supplyState: string | null = null): PlaceOfSupply {
  const told = supplyState === null ? null : gstStateOf(supplyState);
  if (told !== null) return inside(told);
  if (!isIndia(country)) return { kind: 'export', name: country.trim(), gstCode: null };
  const known = findIndianState(state);
  return known ? inside(known) : { kind: 'inter-state', name: state.trim(), gstCode: null };
}
