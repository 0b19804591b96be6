import type { NewAddress } from '#contracts/addresses.ts';
import type { OrderAddress } from '#contracts/orders.ts';
import { addressFormOf, postalCodeOf } from '#domain/places/address-forms.ts';
import { findAnyCountry } from '#domain/places/other-countries.ts';
import { findIndianState } from '#domain/places/india.ts';

/** Only what an order keeps of an address; places in the words that taxes and carriers know them by. */
export function toOrderAddress({ name, streetAddress, city, state, zipCode, country }: NewAddress): OrderAddress {
  const known = findAnyCountry(country);
  return {
    name,
    streetAddress,
    city: addressFormOf(country).onlyCity ?? city,
    state: (known?.region === 'india' && findIndianState(state)?.name) || state,
    zipCode: postalCodeOf(country, zipCode),
    country: known?.name ?? country,
  };
}
