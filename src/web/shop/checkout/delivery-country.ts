import { readSession, removeSession, writeSession } from '../../session/session-store.ts';

const memoryKey = 'deliver-to';

interface Kept {
  readonly country: string;
  /** The checkout has not begun with it yet. */
  readonly isNew: boolean;
}

function readKept(): Kept | null {
  const kept = readSession(memoryKey) as Partial<Kept> | null;
  return typeof kept?.country === 'string' ? { country: kept.country, isNew: kept.isNew === true } : null;
}

/** The country that was chosen in the cart, for this visit. Null: none was. */
export const deliveryCountry = (): string | null => readKept()?.country ?? null;

export const keepDeliveryCountry = (country: string): void => writeSession(memoryKey, { country, isNew: true });

/** The same if it was chosen since the checkout was last begun: then it counts for more than what was typed there before. */
export function takeNewCountry(): string | null {
  const kept = readKept();
  if (!kept?.isNew) return null;
  writeSession(memoryKey, { ...kept, isNew: false });
  return kept.country;
}

const kitKey = 'as-one-kit';

/** Whether the cart is to be declared to customs as the kit that it makes, as chosen in this visit. Nobody begins with it. */
export const wantsOneKit = (): boolean => readSession(kitKey) === true;

export const keepOneKit = (isWanted: boolean): void => (isWanted ? writeSession(kitKey, true) : removeSession(kitKey));
