import { paths } from '#domain/paths/paths.ts';
import { pickupArea } from '#domain/shipping/shipping.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import { addressFieldName, destinationOf } from '../order-form.ts';
import type { CheckoutForm } from '../use-checkout-form.ts';
import { Note } from './note.tsx';
import styles from './unserved.module.css';

/** Where we have no price for the way, a person answers, and gets to read what is in the cart. */
export const ContactForQuote = ({ country }: { country: string }) => (
  <Note>
    We have no set price for delivery there. <AppLink href={paths.deliveryQuote(country)}>Ask for a quote</AppLink> and
    we’ll see what’s in your cart. It stays as it is.
  </Note>
);

function ways(form: CheckoutForm, country: string) {
  const focus = (field: 'city' | 'country') => (event: React.MouseEvent<HTMLButtonElement>) =>
    event.currentTarget.form?.querySelector<HTMLElement>(`[name="${addressFieldName('shipping', field)}"]`)?.focus();
  return (
    <ul className={styles.ways}>
      <li>
        <AppLink href={paths.deliveryQuote(country)}>Ask for a quote</AppLink>. We’ll see what’s in your cart, and it
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

/** What somebody can do whose country has no price for delivery. It is there to be listened to before it speaks. */
export function Unserved({ form, isUnserved }: { form: CheckoutForm; isUnserved: boolean }) {
  return (
    <div role="status" className={styles.unserved}>
      {isUnserved && (
        <>
          <p>
            <b>We can send this to you, but not at a price we can print here.</b>
          </p>
          {ways(form, destinationOf(form.typed, []).country)}
        </>
      )}
    </div>
  );
}
