import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../../session/user.queries.ts';
import { addressesQuery } from '../addresses/addresses.queries.ts';
import { readBrowserLocale, type BrowserLocale } from '../addresses/address-form-defaults.ts';
import { lastOrderQuery } from './checkout.queries.ts';
import { CheckoutSkeleton } from './checkout-states.tsx';
import { Checkout } from './checkout.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './checkout-page.module.css';
import { namedCountries } from '#domain/places/countries.ts';
import { isIndianTimeZone } from '#domain/time.ts';
import { anotherCountry } from './order-form.ts';

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

/** Remembers that all was there for somebody: what is asked again later must not take a form away that is being filled. */
function useReadyOnce(isLoaded: boolean, owner: number | 'guest'): boolean {
  const [readyFor, setReadyFor] = useState<typeof owner | null>(null);
  const isReady = isLoaded || readyFor === owner;
  const next = isReady ? owner : null;
  if (next !== readyFor) setReadyFor(next);
  return isReady;
}

/** Whoever cannot be asked for is taken for a guest, and may buy as one. */
export function CheckoutPage() {
  const { data: user, isPending: isUserPending } = useQuery(userQuery);
  const { data: addresses = [], isPending: areAddressesPending } = useQuery({
    ...addressesQuery,
    enabled: Boolean(user),
  });
  const { data: last, isPending: isLastPending, isFetching: isLastAsked } = useQuery(lastOrderQuery);
  const isLoaded = !isUserPending && !(user && areAddressesPending) && !(isLastPending && isLastAsked);
  const owner = user?.id ?? 'guest';
  const isReady = useReadyOnce(isLoaded, owner);
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <h1>Checkout</h1>
      {isReady ? (
        <Checkout
          key={owner}
          user={user ?? null}
          addresses={addresses}
          lastOrder={last?.lastOrder ?? null}
          business={last?.business ?? null}
          country={likelyCountry(readBrowserLocale())}
        />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}
