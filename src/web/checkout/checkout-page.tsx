import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../session/user.queries.ts';
import { addressesQuery } from '../addresses/addresses.queries.ts';
import { readBrowserLocale } from '../addresses/address-form-defaults.ts';
import { lastOrderQuery } from './checkout.queries.ts';
import { likelyCountry } from './likely-country.ts';
import { CheckoutSkeleton } from './checkout-states.tsx';
import { Checkout } from './checkout.tsx';
import { classNames } from '../ui/class-names.ts';
import text from '../ui/text/text.module.css';
import styles from './checkout-page.module.css';

/** Whoever cannot be asked for is taken for a guest, and may buy as one. */
export function CheckoutPage() {
  const { data: user, isPending: isUserPending } = useQuery(userQuery);
  const { data: addresses = [], isPending: areAddressesPending } = useQuery({
    ...addressesQuery,
    enabled: Boolean(user),
  });
  const { data: last, isPending: isLastPending, isFetching: isLastAsked } = useQuery(lastOrderQuery);
  const isReady = !isUserPending && !(user && areAddressesPending) && !(isLastPending && isLastAsked);
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <h1>Checkout</h1>
      {isReady ? (
        <Checkout
          key={user?.id ?? 'guest'}
          user={user ?? null}
          addresses={addresses}
          lastOrder={last?.lastOrder ?? null}
          country={likelyCountry(readBrowserLocale())}
        />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}
