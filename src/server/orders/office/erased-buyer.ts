import type { AddressRow } from '../order.repository.ts';

interface BuyerFacts {
  readonly erased: boolean;
  readonly email: string;
  readonly phone: string | null;
  readonly notes: string | null;
  readonly shippingAddress: AddressRow;
}

/** What stands in the place of a name. */
const nobody = 'Erased customer';

/** The state and the country stay: the tax of a sale goes by them. */
const placeOf = ({ state, country }: AddressRow): AddressRow => ({
  name: nobody,
  streetAddress: '',
  city: '',
  zipCode: '',
  ...(state !== undefined && { state }),
  ...(country !== undefined && { country }),
});

/** An order as the office sees it once its buyer was erased. Only the invoice still names them, as the law asks. */
export const withoutErased = <Row extends BuyerFacts>(row: Row): Row =>
  row.erased
    ? {
        ...row,
        email: '',
        phone: null,
        notes: null,
        ...('giftNote' in row && { giftNote: null }),
        ...('sentReference' in row && { sentReference: null }),
        shippingAddress: placeOf(row.shippingAddress),
        ...('billingAddress' in row && { billingAddress: null }),
        ...('business' in row && { business: null }),
      }
    : row;
