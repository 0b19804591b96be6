import { servedCountries } from '#domain/places/countries.ts';
import { addressLineMaxLength, postalCodeLabel, zipCodeMaxLength } from '#domain/places/address.ts';
import { isIndia } from '#domain/places/india.ts';
import { IndianStateOptions } from '../../addresses/address-fields.tsx';
import { likelyStates } from '../../addresses/address-form-defaults.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { Field } from '../../ui/field/field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { anotherCountry, addressFieldName, usesTypedCountry, type AddressRole } from '../order-form.ts';
import type { CheckoutForm } from '../use-checkout-form.ts';
import formStyles from '../../forms/form.module.css';
import { Note } from './note.tsx';
import { TextButton } from '../../ui/text-button/text-button.tsx';
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

/** A PIN code mostly tells the state, and sometimes leaves two. They are offered, never taken. */
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

function PostalCodeField({ form, part, inIndia }: PartProps & { inIndia: boolean }) {
  const code = form.bind(addressFieldName(part, 'zipCode'));
  const state = form.bind(addressFieldName(part, 'state'));
  const offers = inIndia ? likelyStates(code.value, state.value) : [];
  return (
    <Field
      label={postalCodeLabel(form.typed[addressFieldName(part, 'country')] ?? '')}
      {...code}
      required
      maxLength={zipCodeMaxLength}
      autoComplete={`${part} postal-code`}
      {...(inIndia && { inputMode: 'numeric' })}
      hint={offers.length > 0 && <StateSuggestions states={offers} onChoose={(name) => form.type(state.name, name)} />}
    />
  );
}

function StateField({ form, part, inIndia }: PartProps & { inIndia: boolean }) {
  const bound = {
    ...form.bind(addressFieldName(part, 'state')),
    required: true,
    autoComplete: `${part} address-level1`,
  };
  if (!inIndia) return <Field label="State / Region" {...bound} maxLength={addressLineMaxLength} />;
  return (
    <SelectField label="State" {...bound}>
      <IndianStateOptions />
    </SelectField>
  );
}

/** Where we do not ship by ourselves, a person answers. */
export function ContactForQuote() {
  return (
    <Note>
      We don’t ship there yet. <AppLink href={paths.contact}>Write to us</AppLink> with your address and we’ll send you
      a price. Your cart stays as it is.
    </Note>
  );
}

function CountryField({ form, part }: PartProps) {
  return (
    <SelectField
      label="Country"
      {...form.bind(addressFieldName(part, 'country'))}
      required
      autoComplete={`${part} country-name`}
    >
      {servedCountries.map(({ code, name }) => (
        <option key={code}>{name}</option>
      ))}
      <option>{anotherCountry}</option>
    </SelectField>
  );
}

export function AddressForm({ form, part }: PartProps) {
  const country = form.typed[addressFieldName(part, 'country')] ?? '';
  const inIndia = isIndia(country);
  const isNamed = usesTypedCountry(form.typed, part);
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
        <PostalCodeField form={form} part={part} inIndia={inIndia} />
      </div>
      <div className={formStyles.pair}>
        <StateField form={form} part={part} inIndia={inIndia} />
        <CountryField form={form} part={part} />
      </div>
      {country === anotherCountry && !isNamed && <ContactForQuote />}
      {isNamed && <Field label="Country name" {...form.bind(addressFieldName(part, 'countryName'))} {...line} />}
    </div>
  );
}
