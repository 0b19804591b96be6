import { formatMoney, type Paise } from '../money/money.ts';
import { hasLetterPost } from '../pricing/shipping-fees.ts';
import { sameDayCutOff } from '../shipping/shipping.ts';
import { dialNumber, postalAddress } from '../shop/shop-details.ts';
import { clockHour, supportHours } from '../shop/support-hours.ts';
import { typesetSigns } from '../typography.ts';
import type { PublicSettings } from './settings.ts';

const orFree = (fee: Paise): string => (fee === 0 ? 'Free' : formatMoney(fee));

/** What texts written in Markdown cite of the settings, by the names that writers use. */
export const citations = (settings: PublicSettings) => ({
  legalName: settings.legalName,
  gstin: settings.gstin,
  address: postalAddress(settings),
  shopCity: settings.city,
  supportPhone: settings.phone,
  supportPhoneDial: dialNumber(settings.phone),
  grievanceName: settings.grievanceName,
  grievanceEmail: settings.grievanceEmail,
  grievancePhone: settings.grievancePhone,
  grievancePhoneDial: dialNumber(settings.grievancePhone),
  freeShippingThreshold: formatMoney(settings.freeShippingThreshold),
  domesticStandardFee: orFree(settings.standardFee),
  letterRemark: hasLetterPost(settings)
    ? `Goods worth up to ${formatMoney(settings.letterCeiling)} go by letter post: standard shipping then costs ${formatMoney(settings.letterFee)}. `
    : '',
  domesticExpressFee: orFree(settings.expressFee),
  sameDayFee: orFree(settings.sameDayFee),
  internationalStandardFee: orFree(settings.abroadStandardFee),
  internationalExpressFee: orFree(settings.abroadExpressFee),
  internationalRemark:
    settings.abroadExpressFee < settings.abroadStandardFee
      ? 'Express is the cheaper of the two at the moment; that’s not a misprint. '
      : '',
  remoteDaysMore: settings.remoteDaysMore === 1 ? '1 business day' : `${settings.remoteDaysMore} business days`,
  cashCeiling: formatMoney(settings.cashCeiling),
  supportHours: typesetSigns(supportHours(settings)),
  sameDayCutOff: `${clockHour(settings.cutOffHour)} ${sameDayCutOff.timeZoneName}, Monday to Friday`,
});

/** Stands in a built page where the value comes when it is shown. Letters and digits alone pass through links unharmed. */
export const citationMark = (name: string): string => `cited7${name}7`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Puts the values in force into the HTML of a built page. */
export function fillCitations(html: string, settings: PublicSettings): string {
  const values: Readonly<Record<string, string>> = citations(settings);
  return html.replace(/cited7([a-zA-Z]+)7/g, (_mark, name: string) =>
    values[name]!.replace(/[&<>"]/g, (sign) => entities[sign]!),
  );
}
