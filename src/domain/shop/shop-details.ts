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

/** Under a letter of undertaking exports leave without tax; without one the integrated tax is paid, and claimed back. */
export const exportTaxes = { lut: 'Under a letter of undertaking (LUT)', paid: 'On payment of IGST' } as const;

export interface ExportTax {
  readonly exportTax: keyof typeof exportTaxes;
  /** Empty: none is named. */
  readonly lutNumber: string;
}

/** What an invoice says of who sells, as it was when it was issued. */
export interface Seller extends Pick<ShopDetails, 'legalName' | 'gstin' | 'street' | 'city' | 'pinCode' | 'phone'> {
  /** The integrated tax stands on its exports. */
  readonly isExportTaxed?: true;
  readonly lutNumber?: string;
}

/** Left out where there is nothing to say, so that an invoice of before is the same document as ever. */
const exportTaxOf = ({ exportTax, lutNumber }: ExportTax): Pick<Seller, 'isExportTaxed' | 'lutNumber'> =>
  exportTax === 'paid' ? { isExportTaxed: true } : lutNumber === '' ? {} : { lutNumber };

export const sellerOf = (settings: ShopDetails & ExportTax): Seller => {
  const { legalName, gstin, street, city, pinCode, phone } = settings;
  return { legalName, gstin, street, city, pinCode, phone, ...exportTaxOf(settings) };
};

/** The address as one line of text. */
export const postalAddress = ({ street, city, pinCode }: Pick<ShopDetails, 'street' | 'city' | 'pinCode'>): string =>
  `${street}, ${city} ${pinCode}, ${shop.address.state}, ${shop.address.country}`;

/** A phone number as a link dials it. */
export const dialNumber = (phone: string): string => phone.replaceAll(' ', '');
