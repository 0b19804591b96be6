import type { Address } from '#contracts/addresses.ts';
import { RadioOption, RadioGroup } from './radio-group.tsx';
import { AddressForm } from './address-form.tsx';
import { newAddressChoice, ownBillingChoice } from '../order-form.ts';
import { Section } from './section.tsx';
import type { CheckoutForm } from '../use-checkout-form.ts';
import formStyles from '../../forms/form.module.css';
import text from '../../ui/text/text.module.css';
import { classNames } from '../../ui/class-names.ts';
import styles from './address-section.module.css';

function SavedAddresses({ form, addresses }: AddressSectionProps) {
  const chosen = form.typed['address'];
  return (
    <RadioGroup label="Where should it go?" labelHidden error={form.problemOf('address')}>
      {addresses.map(({ id, name, streetAddress, city, state, zipCode, country }) => (
        <RadioOption
          key={id}
          name="address"
          value={id}
          checked={chosen === id}
          onChoose={() => form.type('address', id)}
          label={name}
        >
          <span className={text.meta}>
            {streetAddress}, {city}, {state} {zipCode}, {country}
          </span>
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

function BillingAddress({ form }: { form: CheckoutForm }) {
  const isOwn = form.typed['billing'] === ownBillingChoice;
  return (
    <>
      <RadioGroup label="Billing address">
        <RadioOption
          name="billing"
          value="same"
          checked={!isOwn}
          onChoose={() => form.type('billing', 'same')}
          label="Same as the shipping address"
        />
        <RadioOption
          name="billing"
          value={ownBillingChoice}
          checked={isOwn}
          onChoose={() => form.type('billing', ownBillingChoice)}
          label="A different billing address"
        />
      </RadioGroup>
      {isOwn && (
        <div role="group" aria-label="Billing address">
          <AddressForm form={form} part="billing" />
        </div>
      )}
    </>
  );
}

interface AddressSectionProps {
  form: CheckoutForm;
  /** Those of a user; a guest has none. */
  addresses: readonly Address[];
}

export function AddressSection({ form, addresses, canSave }: AddressSectionProps & { canSave: boolean }) {
  return (
    <Section title="Address">
      {addresses.length > 0 && <SavedAddresses form={form} addresses={addresses} />}
      {form.typed['address'] === newAddressChoice && (
        <div role="group" aria-label="Shipping address">
          <AddressForm form={form} part="shipping" />
          {canSave && (
            <label className={classNames(formStyles.check, styles.save)}>
              <input
                type="checkbox"
                name="saveAddress"
                checked={form.typed['saveAddress'] === 'on'}
                onChange={(event) => form.type('saveAddress', event.target.checked ? 'on' : undefined)}
              />
              Save this address for next time
            </label>
          )}
        </div>
      )}
      <BillingAddress form={form} />
    </Section>
  );
}
