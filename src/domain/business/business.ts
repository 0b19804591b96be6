import { findIndianState, isIndia } from '../places/india.ts';
import { registeredState, type GstState } from './gstin.ts';

export const companyNameMaxLength = 100;
export const purchaseOrderMaxLength = 40;

/** Who gets a parcel: the business that buys it, or somebody else on its word. */
export const receivers = ['self', 'other'] as const;
type Receiver = (typeof receivers)[number];

/** For whom an order is made, if it is for a business. */
export interface Business {
  readonly companyName: string;
  readonly gstin: string | null;
  readonly purchaseOrder: string | null;
  /** Null as long as nobody has to know. */
  readonly receiver: Receiver | null;
}

interface Destination {
  readonly state: string;
  readonly country: string;
}

/** The two states, where a buyer is registered in another one than the parcel goes to; null where they are the same. */
export function differingStates(
  gstin: string | null,
  { state, country }: Destination,
): { readonly registered: GstState; readonly delivered: GstState } | null {
  const registered = registeredState(gstin);
  const delivered = isIndia(country) ? findIndianState(state) : null;
  if (registered === null || delivered === null || registered.gstCode === delivered.gstCode) return null;
  return { registered, delivered: { gstCode: delivered.gstCode, name: delivered.name } };
}

const receiverMissing = 'Tell us who receives the parcel, so the tax on your invoice is right.';

/** Why the tax of an order for a business cannot be told. Null: it can. */
export const receiverProblem = (
  { gstin, receiver }: Pick<Business, 'gstin' | 'receiver'>,
  destination: Destination,
): string | null => (receiver === null && differingStates(gstin, destination) ? receiverMissing : null);
