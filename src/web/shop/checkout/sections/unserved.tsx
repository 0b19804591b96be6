import { isPickupArea } from '#domain/orders/checkout.ts';
import { paths } from '#domain/paths/paths.ts';
import { pickupArea } from '#domain/shipping/shipping.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import { addressFieldName } from '../order-form.ts';
import type { CheckoutForm } from '../use-checkout-form.ts';
import { Note } from './note.tsx';
import styles from './unserved.module.css';

/** Where we do not ship by ourselves, a person answers, and gets to read what is in the cart. */
export const ContactForQuote = ({ country }: { country: string }) => (
  <Note>
    We don’t ship there yet. <AppLink href={paths.deliveryQuote(country)}>Ask us for a price</AppLink> and we’ll see
    what’s in your cart. It stays as it is.
  </Note>
);

function ways(form: CheckoutForm, country: string) {
  const focus = (field: 'city' | 'country') => (event: React.MouseEvent<HTMLButtonElement>) =>
    event.currentTarget.form?.querySelector<HTMLElement>(`[name="${addressFieldName('shipping', field)}"]`)?.focus();
  return (
    <ul className={styles.ways}>
      <li>
        <AppLink href={paths.deliveryQuote(country)}>Ask us for a price</AppLink>. We’ll see what’s in your cart, and it
        stays as it is.
      </li>
      <li>
        In {pickupArea}? Pick it up for free:{' '}
        <TextButton
          onClick={(event) => {
            form.type(addressFieldName('shipping', 'city'), pickupArea);
            focus('city')(event);
          }}
        >
          my address is in {pickupArea}
        </TextButton>
      </li>
      <li>
        <TextButton onClick={focus('country')}>Choose another country</TextButton>
      </li>
    </ul>
  );
}

/** What somebody can do whose country gets no parcels from us. */
export function Unserved({ form, country }: { form: CheckoutForm; country: string }) {
  const isPickedUp = isPickupArea(form.typed[addressFieldName('shipping', 'city')] ?? '');
  return (
    <div role="status" className={styles.unserved}>
      {!isPickedUp && (
        <>
          <p>
            <b>We don’t ship there yet. You can still order:</b>
          </p>
          {ways(form, country)}
        </>
      )}
    </div>
  );
}
