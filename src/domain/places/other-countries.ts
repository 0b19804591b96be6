import { findCountry, unitedStates, type Country } from './countries.ts';

/**
 * The countries that have no place in the specification's fees, with a code of two letters each. Whoever lives there asks for a
 * price, unless the office has one in its freight table. It is a list of its own, because most visitors never need it.
 */
const rows =
  'DZ Algeria, AO Angola, AG Antigua and Barbuda, AR Argentina, AW Aruba, BS Bahamas, BB Barbados, BZ Belize, BJ Benin, ' +
  'BM Bermuda, BO Bolivia, BW Botswana, BR Brazil, BF Burkina Faso, BI Burundi, CV Cabo Verde, CM Cameroon, ' +
  'KY Cayman Islands, CF Central African Republic, TD Chad, CL Chile, CO Colombia, KM Comoros, CG Congo, CR Costa Rica, ' +
  'CU Cuba, CW Curaçao, CD Democratic Republic of the Congo, DJ Djibouti, DM Dominica, DO Dominican Republic, EC Ecuador, ' +
  'EG Egypt, SV El Salvador, GQ Equatorial Guinea, ER Eritrea, SZ Eswatini, ET Ethiopia, FK Falkland Islands, ' +
  'FO Faroe Islands, FJ Fiji, PF French Polynesia, GA Gabon, GM Gambia, GH Ghana, GI Gibraltar, GL Greenland, GD Grenada, ' +
  'GU Guam, GT Guatemala, GG Guernsey, GN Guinea, GW Guinea-Bissau, GY Guyana, HT Haiti, HN Honduras, IR Iran, ' +
  'IM Isle of Man, CI Ivory Coast, JM Jamaica, JE Jersey, KE Kenya, KI Kiribati, LS Lesotho, LR Liberia, LY Libya, ' +
  'MG Madagascar, MW Malawi, ML Mali, MH Marshall Islands, MR Mauritania, MU Mauritius, MX Mexico, FM Micronesia, ' +
  'MA Morocco, MZ Mozambique, NA Namibia, NR Nauru, NC New Caledonia, NI Nicaragua, NE Niger, NG Nigeria, ' +
  'KP North Korea, PW Palau, PS Palestine, PA Panama, PG Papua New Guinea, PY Paraguay, PE Peru, PR Puerto Rico, ' +
  'RU Russia, RW Rwanda, KN Saint Kitts and Nevis, LC Saint Lucia, VC Saint Vincent and the Grenadines, WS Samoa, ' +
  'ST São Tomé and Príncipe, SN Senegal, SC Seychelles, SL Sierra Leone, SB Solomon Islands, SO Somalia, ' +
  'ZA South Africa, SS South Sudan, SD Sudan, SR Suriname, SY Syria, TZ Tanzania, TG Togo, TO Tonga, ' +
  'TT Trinidad and Tobago, TN Tunisia, TV Tuvalu, UG Uganda, UY Uruguay, VU Vanuatu, VE Venezuela, ZM Zambia, ZW Zimbabwe';

let countries: readonly Country[] | undefined;

/** Made when it is asked for first, so that code which never asks leaves it out. */
export const otherCountries = (): readonly Country[] =>
  (countries ??= rows
    .split(', ')
    .map((row) => ({ code: row.slice(0, 2), name: row.slice(3), region: 'rest-of-world' })));

const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replace(/^the /, '');

const namesOfUnitedStates = new Set(['us', 'usa', 'u.s.', 'u.s.a.', 'united states', 'united states of america']);

/** The country that a person's text names, whether parcels go there or not. Null: there is none of that name. */
export function findAnyCountry(text: string): Country | null {
  const served = findCountry(text);
  if (served !== null) return served;
  const wanted = plain(text);
  if (namesOfUnitedStates.has(wanted)) return unitedStates;
  return otherCountries().find(({ code, name }) => code.toLowerCase() === wanted || plain(name) === wanted) ?? null;
}
