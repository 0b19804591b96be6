import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { addressLineMaxLength, postalCodeLabel, zipCodeMaxLength } from '#domain/places/address.ts';
import { findCountry, namedCountries, usesStates } from '#domain/places/countries.ts';
import { isIndia, stateOfPin } from '#domain/places/india.ts';
import { IndianStateOptions } from '../../addresses/address-fields.tsx';
import { likelyStates, stateForPin } from '../../addresses/address-form-defaults.ts';
import { Field } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { anotherCountry, addressFieldName, usesTypedCountry, type AddressRole } from '../order-form.ts';
import type { CheckoutForm } from '../use-checkout-form.ts';
import formStyles from '../../../forms/form.module.css';
import { TextButton } from '../../../ui/text-button/text-button.tsx';
import { Unserved } from './unserved.tsx';
import styles from './address-form.module.css';

const line = { required: true, maxLength: addressLineMaxLength } as const;

interface PartProps {
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

interface PostalCodeProps extends PartProps {
  inIndia: boolean;
  /** Called once the state was chosen beside the code, whose button is gone by then. */
  onStateChosen: () => void;
}

function PostalCodeField({ form, part, inIndia, onStateChosen }: PostalCodeProps) {
  const code = form.bind(addressFieldName(part, 'zipCode'));
  const state = form.bind(addressFieldName(part, 'state'));
  const filledState = useRef(stateOfPin(code.value)?.name);
  const offers = inIndia ? likelyStates(code.value, state.value) : [];
  const typeCode = (typed: string): void => {
    const change = { before: code.value, after: typed, state: state.value, filledState: filledState.current };
    const told = inIndia ? stateForPin(change) : undefined;
    filledState.current = told ?? filledState.current;
    // Shown at once, so that the form finds the state when it checks what was typed.
    flushSync(() => {
      form.type(code.name, typed);
      if (told !== undefined) form.type(state.name, told);
    });
  };
  return (
    <Field
      label={postalCodeLabel(form.typed[addressFieldName(part, 'country')] ?? '')}
      {...code}
      onChange={(event) => typeCode(event.target.value)}
      required
      maxLength={zipCodeMaxLength}
      autoComplete={`${part} postal-code`}
      {...(inIndia && { inputMode: 'numeric' })}
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

interface StateProps extends PartProps {
  inIndia: boolean;
  control: React.Ref<HTMLSelectElement>;
}

function StateField({ form, part, inIndia, control }: StateProps) {
  const bound = {
    ...form.bind(addressFieldName(part, 'state')),
    required: true,
    autoComplete: `${part} address-level1`,
  };
  if (!inIndia) return <Field label="State / Region" {...bound} maxLength={addressLineMaxLength} />;
  const isTold =
    bound.value !== '' && stateOfPin(form.typed[addressFieldName(part, 'zipCode')] ?? '')?.name === bound.value;
  return (
    <SelectField label="State" {...bound} ref={control} hint={isTold && 'As your PIN code says.'}>
      <IndianStateOptions />
    </SelectField>
  );
}

function CountryField({ form, part }: PartProps) {
  const country = form.bind(addressFieldName(part, 'country'));
  const change = (name: string): void => {
    form.type(country.name, name);
    // A state of India is none elsewhere, and the other way round.
    if (isIndia(name) !== isIndia(country.value)) form.type(addressFieldName(part, 'state'), '');
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

export function AddressForm({ form, part }: PartProps) {
  const stateControl = useRef<HTMLSelectElement>(null);
  const country = form.typed[addressFieldName(part, 'country')] ?? '';
  const inIndia = isIndia(country);
  const isNamed = usesTypedCountry(form.typed, part);
  const focusState = (): void => {
    stateControl.current?.focus();
    // The form checks itself at each input, and nobody typed this one.
    stateControl.current?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className={formStyles.form}>
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
        <PostalCodeField form={form} part={part} inIndia={inIndia} onStateChosen={focusState} />
      </div>
      <div className={formStyles.pair}>
        {usesStates(country) && <StateField form={form} part={part} inIndia={inIndia} control={stateControl} />}
        <CountryField form={form} part={part} />
      </div>
      {part === 'shipping' && findCountry(country) === null && <Unserved form={form} country={country} />}
      {isNamed && <Field label="Country name" {...form.bind(addressFieldName(part, 'countryName'))} {...line} />}
    </div>
  );
}
