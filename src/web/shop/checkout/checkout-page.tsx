import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userQuery } from '../../session/user.queries.ts';
import { addressesQuery } from '../addresses/addresses.queries.ts';
import { readBrowserLocale } from '../addresses/address-form-defaults.ts';
import { deliveryCountry } from './delivery-country.ts';
import { likelyCountry } from './likely-country.ts';
import { lastOrderQuery } from './checkout.queries.ts';
import { CheckoutSkeleton } from './checkout-states.tsx';
import { Checkout } from './checkout.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './checkout-page.module.css';

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
          country={deliveryCountry() ?? likelyCountry(readBrowserLocale())}
        />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}
