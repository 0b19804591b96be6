import type { Address } from '#contracts/addresses.ts';
import { newAddressChoice } from '../order-form.ts';
import type { CheckoutForm } from '../use-checkout-form.ts';
import text from '../../../ui/text/text.module.css';
import { RadioGroup, RadioOption } from './radio-group.tsx';
import styles from './saved-addresses.module.css';

const addressText = ({ streetAddress, city, state, zipCode, country }: Address): string =>
  `${streetAddress}, ${city}, ${state} ${zipCode}, ${country}`;

interface SavedAddressesProps {
  form: CheckoutForm;
  addresses: readonly Address[];
}

/** All addresses of a user, and the form for another one. */
export function SavedAddresses({ form, addresses }: SavedAddressesProps) {
  const chosen = form.typed['address'];
  return (
    <RadioGroup label="Where should it go?" labelHidden error={form.problemOf('address')}>
      {addresses.map((address) => (
        <RadioOption
          key={address.id}
          name="address"
          value={address.id}
          checked={chosen === address.id}
          onChoose={() => form.type('address', address.id)}
          label={address.name}
        >
          <span className={text.meta}>{addressText(address)}</span>
        </RadioOption>
      ))}
      <RadioOption
        name="address"
        value={newAddressChoice}
        checked={chosen === newAddressChoice}
        onChoose={() => form.type('address', newAddressChoice)}
        label="Another address"
      />
    </RadioGroup>
  );
}

/** The one that is chosen, as it would stand on the parcel. */
export function ChosenAddress({ address }: { address: Address }) {
  return (
    <p className={styles.chosen}>
      <input type="hidden" name="address" value={address.id} />
      {address.name}
      <br />
      {addressText(address)}
    </p>
  );
}
