import { lazy, Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { addressLineMaxLength, postalCodeLabel, zipCodeMaxLength } from '#domain/places/address.ts';
import { namedCountries } from '#domain/places/countries.ts';
import { isIndia, stateOfPin } from '#domain/places/india.ts';
import { IndianStateOptions } from '../../addresses/address-fields.tsx';
import { likelyStates, stateForPin } from '../../addresses/address-form-defaults.ts';
import { Field } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { anotherCountry } from '../another-country.ts';
import { addressFieldName, type AddressRole } from '../order-form.ts';
import type { CheckoutForm } from '../use-checkout-form.ts';
import formStyles from '../../../forms/form.module.css';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import { Unserved } from './unserved.tsx';
import styles from './address-form.module.css';

/** How people of each other country write an address: most buyers live in India and never load it. */
const AbroadFields = lazy(() => import('./abroad-fields.tsx'));

const line = { required: true, maxLength: addressLineMaxLength } as const;

export interface PartProps {
  form: CheckoutForm;
  part: AddressRole;
}

interface StateSuggestionsProps {
  states: readonly string[];
  onChoose: (state: string) => void;
}

/** Where a PIN code leaves two states, or another than was chosen, they are offered. */
const StateSuggestions = ({ states, onChoose }: StateSuggestionsProps) => (
  <span role="status">
    This looks like a PIN code in {states.join(' or ')}.{' '}
    {states.map((state) => (
      <TextButton key={state} className={styles.suggestion} onClick={() => onChoose(state)}>
        Choose {state}
      </TextButton>
    ))}
  </span>
);

interface PinCodeProps extends PartProps {
  /** Called once the state was chosen beside the code, whose button is gone by then. */
  onStateChosen: () => void;
}

function PinCodeField({ form, part, onStateChosen }: PinCodeProps) {
  const code = form.bind(addressFieldName(part, 'zipCode'));
  const state = form.bind(addressFieldName(part, 'state'));
  const filledState = useRef(stateOfPin(code.value)?.name);
  const offers = likelyStates(code.value, state.value);
  const typeCode = (typed: string): void => {
    const told = stateForPin({
      before: code.value,
      after: typed,
      state: state.value,
      filledState: filledState.current,
    });
    filledState.current = told ?? filledState.current;
    // Shown at once, so that the form finds the state when it checks what was typed.
    flushSync(() => {
      form.type(code.name, typed);
      if (told !== undefined) form.type(state.name, told);
    });
  };
  return (
    <Field
      label={postalCodeLabel('India')}
      {...code}
      onChange={(event) => typeCode(event.target.value)}
      required
      maxLength={zipCodeMaxLength}
      autoComplete={`${part} postal-code`}
      inputMode="numeric"
      hint={
        offers.length > 0 && (
          <StateSuggestions
            states={offers}
            onChoose={(name) => {
              flushSync(() => form.type(state.name, name));
              onStateChosen();
            }}
          />
        )
      }
    />
  );
}

function StateField({ form, part, control }: PartProps & { control: React.Ref<HTMLSelectElement> }) {
  const bound = form.bind(addressFieldName(part, 'state'));
  const isTold =
    bound.value !== '' && stateOfPin(form.typed[addressFieldName(part, 'zipCode')] ?? '')?.name === bound.value;
  return (
    <SelectField
      label="State"
      {...bound}
      required
      autoComplete={`${part} address-level1`}
      ref={control}
      hint={isTold && 'As your PIN code says.'}
    >
      <IndianStateOptions />
    </SelectField>
  );
}

function IndianFields({ form, part }: PartProps) {
  const stateControl = useRef<HTMLSelectElement>(null);
  const focusState = (): void => {
    stateControl.current?.focus();
    // The form checks itself at each input, and nobody typed this one.
    stateControl.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      <Field label="Name" {...form.bind(addressFieldName(part, 'name'))} {...line} autoComplete={`${part} name`} />
      <Field
        label="Street Address"
        {...form.bind(addressFieldName(part, 'streetAddress'))}
        {...line}
        autoComplete={`${part} street-address`}
      />
      <div className={formStyles.pair}>
        <Field
          label="City"
          {...form.bind(addressFieldName(part, 'city'))}
          {...line}
          autoComplete={`${part} address-level2`}
        />
        <PinCodeField form={form} part={part} onStateChosen={focusState} />
      </div>
      <StateField form={form} part={part} control={stateControl} />
    </>
  );
}

function CountryField({ form, part }: PartProps) {
  const country = form.bind(addressFieldName(part, 'country'));
  const change = (name: string): void => {
    form.type(country.name, name);
    // A state of one country is none of another.
    form.type(addressFieldName(part, 'state'), '');
  };
  return (
    <SelectField
      label="Country"
      {...country}
      onChange={(event) => change(event.target.value)}
      required
      autoComplete={`${part} country-name`}
    >
      {namedCountries.map(({ code, name }) => (
        <option key={code}>{name}</option>
      ))}
      <option>{anotherCountry}</option>
    </SelectField>
  );
}

interface AddressFormProps extends PartProps {
  /** Nothing can be sent to the country that was chosen. */
  isUnserved: boolean;
}

/** The country comes first: the fields below it are those that addresses have there. */
export function AddressForm({ form, part, isUnserved }: AddressFormProps) {
  const country = form.typed[addressFieldName(part, 'country')] ?? '';
  return (
    <div className={formStyles.form}>
      <CountryField form={form} part={part} />
      {isIndia(country) ? (
        <IndianFields form={form} part={part} />
      ) : (
        <Suspense fallback={<p role="status">Loading the address form…</p>}>
          <AbroadFields form={form} part={part} />
        </Suspense>
      )}
      {part === 'shipping' && <Unserved form={form} isUnserved={isUnserved} />}
    </div>
  );
}
