import type { NewAddress } from '#contracts/addresses.ts';
import type { OrderAddress } from '#contracts/orders.ts';
import { findCountry } from '#domain/places/countries.ts';
import { findIndianState } from '#domain/places/india.ts';

/** Only what an order keeps of an address; places in the words that taxes and carriers know them by. */
export function toOrderAddress({ name, streetAddress, city, state, zipCode, country }: NewAddress): OrderAddress {
  const known = findCountry(country);
  return {
    name,
    streetAddress,
    city,
    state: (known?.region === 'india' && findIndianState(state)?.name) || state,
    zipCode,
    country: known?.name ?? country,
  };
}
