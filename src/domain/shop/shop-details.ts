import { shop } from './shop.ts';

/** Who sells, as the settings have it. */
export interface ShopDetails {
  readonly legalName: string;
  readonly gstin: string;
  readonly street: string;
  readonly city: string;
  readonly pinCode: string;
  readonly phone: string;
  readonly grievanceName: string;
  readonly grievanceEmail: string;
  readonly grievancePhone: string;
}

/** What an invoice says of who sells. */
export type Seller = Pick<ShopDetails, 'legalName' | 'gstin' | 'street' | 'city' | 'pinCode' | 'phone'>;

export const sellerOf = ({ legalName, gstin, street, city, pinCode, phone }: ShopDetails): Seller => ({
  legalName,
  gstin,
  street,
  city,
  pinCode,
  phone,
});

/** The address as one line of text. */
export const postalAddress = ({ street, city, pinCode }: Pick<ShopDetails, 'street' | 'city' | 'pinCode'>): string =>
  `${street}, ${city} ${pinCode}, ${shop.address.state}, ${shop.address.country}`;

/** A phone number as a link dials it. */
export const dialNumber = (phone: string): string => phone.replaceAll(' ', '');
