import { useEffect, useRef, useState } from 'react';
import type { Address } from '#contracts/addresses.ts';
import { placeLine } from '#domain/places/address.ts';
import { isIndia } from '#domain/places/india.ts';
import type { FormValues } from '../../../forms/validation.ts';
import { RadioOption, RadioGroup } from './radio-group.tsx';
import { AddressForm } from './address-form.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { addressFieldName, newAddressChoice, ownBillingChoice } from '../order-form.ts';
import { Section } from './section.tsx';
import type { CheckoutForm } from '../use-checkout-form.ts';
import formStyles from '../../../forms/form.module.css';
import { classNames } from '../../../ui/class-names.ts';
import styles from './address-section.module.css';
import text from '../../../ui/text/text.module.css';

const addressText = ({ streetAddress, city, state, zipCode, country }: Address): string =>
  [streetAddress, placeLine({ city, state, zipCode, country }), country].filter(Boolean).join(', ');

interface SavedAddressesProps {
  form: CheckoutForm;
  addresses: readonly Address[];
}

/** All addresses of a user, and the form for another one. */
function SavedAddresses({ form, addresses }: SavedAddressesProps) {
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
function ChosenAddress({ address }: { address: Address }) {
  return (
    <p className={styles.chosen}>
      <input type="hidden" name="address" value={address.id} />
      {address.name}
      <br />
      {addressText(address)}
    </p>
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
          label="Same as the delivery address"
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
          <AddressForm form={form} part="billing" isUnserved={false} />
        </div>
      )}
    </>
  );
}

interface AddressSectionProps {
  form: CheckoutForm;
  /** Those of a user; a guest has none. */
  addresses: readonly Address[];
  canSave: boolean;
  /** Nothing can be sent to the country that was chosen. */
  isUnserved: boolean;
}

/** The list of addresses wants a state and a postal code, which some countries do not have. */
const isWhole = (typed: FormValues): boolean =>
  isIndia(typed[addressFieldName('shipping', 'country')] ?? '') ||
  (['state', 'zipCode'] as const).every((line) => typed[addressFieldName('shipping', line)]);

/** Somebody with addresses sees the one that is chosen, and the others when it is to be another one. */
export function AddressSection({ form, addresses, canSave, isUnserved }: AddressSectionProps) {
  const [isChanging, setIsChanging] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; what it opened has its place.
    if (isChanging) list.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isChanging]);
  const chosen = addresses.find(({ id }) => id === form.typed['address']);
  const isSettled = chosen !== undefined && !isChanging && form.problemOf('address') === undefined;
  return (
    <Section
      title="Delivery address"
      aside={
        isSettled && (
          <Button variant="quiet" small aria-label="Change the delivery address" onClick={() => setIsChanging(true)}>
            Change
          </Button>
        )
      }
    >
      {isSettled && <ChosenAddress address={chosen} />}
      {!isSettled && addresses.length > 0 && (
        <div ref={list}>
          <SavedAddresses form={form} addresses={addresses} />
        </div>
      )}
      {form.typed['address'] === newAddressChoice && (
        <div role="group" aria-label="Delivery address">
          <AddressForm form={form} part="shipping" isUnserved={isUnserved} />
          {canSave && isWhole(form.typed) && (
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
