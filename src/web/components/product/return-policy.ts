import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import { shop } from '#domain/shop/shop.ts';

const vocabulary = 'https://schema.org';

/** As the shipping page says it: unopened, within the window, and the buyer pays the way back unless it is our fault. */
export const returnPolicyOf = (publicUrl: string) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: shop.address.countryCode,
  returnPolicyCountry: shop.address.countryCode,
  returnPolicyCategory: `${vocabulary}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: shop.returns.windowDays,
  merchantReturnLink: absoluteUrl(publicUrl, `${paths.shipping}#returns-and-refunds`),
  itemCondition: `${vocabulary}/NewCondition`,
  returnMethod: `${vocabulary}/ReturnByMail`,
  returnFees: `${vocabulary}/ReturnFeesCustomerResponsibility`,
  itemDefectReturnFees: `${vocabulary}/FreeReturn`,
  refundType: `${vocabulary}/FullRefund`,
});
