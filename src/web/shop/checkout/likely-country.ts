import { namedCountries } from '#domain/places/countries.ts';
import { isIndianTimeZone } from '#domain/time.ts';
import type { BrowserLocale } from '../addresses/address-form-defaults.ts';
import { anotherCountry } from './another-country.ts';

/** Newer than the list of types; a browser without it is judged by its languages. */
interface LocaleWithTimeZones {
  readonly getTimeZones?: () => readonly string[] | undefined;
}

const homeOf = (timeZone: string): string | undefined => {
  const hasZone = ({ code }: (typeof namedCountries)[number]): boolean =>
    (new Intl.Locale('und', { region: code }) as LocaleWithTimeZones).getTimeZones?.()?.includes(timeZone) ?? false;
  return namedCountries.find(hasZone)?.name;
};

function regionOf(language: string | undefined): string | undefined {
  try {
    return language === undefined ? undefined : new Intl.Locale(language).maximize().region;
  } catch {
    return undefined;
  }
}

/**
 * The country that the checkout begins with. Where somebody's clock stands says more about it than their language: half
 * the world reads American English.
 */
export function likelyCountry({ timeZone, languages }: BrowserLocale): string {
  if (isIndianTimeZone(timeZone)) return 'India';
  const home = homeOf(timeZone);
  if (home !== undefined) return home;
  const region = regionOf(languages[0]);
  // American English alone tells nothing.
  if (region === undefined || region === 'US') return 'India';
  return namedCountries.find(({ code }) => code === region)?.name ?? anotherCountry;
}
