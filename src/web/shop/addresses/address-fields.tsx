import { useId, useRef, useState } from 'react';
import type { Address } from '#contracts/addresses.ts';
import { addressLineMaxLength, postalCodeLabel, zipCodeMaxLength } from '#domain/places/address.ts';
import { indianStates, isIndia, stateOfPin } from '#domain/places/india.ts';
import { Field } from '../../ui/field/field.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { pinHint, stateForPin, type AddressFormDefaults } from './address-form-defaults.ts';
import formStyles from '../../forms/form.module.css';

/** Suggestions only: any country can be typed. Those we ship to at a set price, as their people write them. */
const countrySuggestions: readonly string[] = [
  'India',
  'Australia',
  'Austria',
  'Bangladesh',
  'Belgium',
  'Bhutan',
  'Canada',
  'Denmark',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hong Kong',
  'Indonesia',
  'Ireland',
  'Italy',
  'Japan',
  'Malaysia',
  'Nepal',
  'Netherlands',
  'New Zealand',
  'Norway',
  'Philippines',
  'Poland',
  'Portugal',
  'Singapore',
  'South Korea',
  'Spain',
  'Sri Lanka',
  'Sweden',
  'Switzerland',
  'Taiwan',
  'Thailand',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
  'Vietnam',
];

/** Gives a field its name and its error. */
type FieldOf = (name: string) => { name: string; error: string | undefined };

const line = { required: true, maxLength: addressLineMaxLength } as const;

const states = indianStates.filter((state) => !state.unionTerritory);
const territories = indianStates.filter((state) => state.unionTerritory);

const options = (group: typeof indianStates) => group.map(({ name }) => <option key={name}>{name}</option>);

/** What a select of the 36 states holds. */
export const IndianStateOptions = () => (
  <>
    <option value="">Choose a state</option>
    <optgroup label="States">{options(states)}</optgroup>
    <optgroup label="Union territories">{options(territories)}</optgroup>
  </>
);

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

interface PlaceProps {
  field: FieldOf;
  start: AddressFormDefaults;
  zipCode: string;
}

/** Any country: free text, with suggestions. */
function PlaceAnywhere({ field, start, zipCode }: PlaceProps) {
  const id = useId();
  const [country, setCountry] = useState(start.country);
  const stateNames = isIndia(country) ? indianStates.map(({ name }) => name) : [];
  return (
    <>
      <div className={formStyles.pair}>
        <Field
          label="State"
          {...field('state')}
          {...line}
          defaultValue={start.abroad ? start.state : ''}
          autoComplete="address-level1"
          list={`${id}-states`}
        />
        <Field
          label={postalCodeLabel(country)}
          {...field('zipCode')}
          required
          defaultValue={zipCode}
          maxLength={zipCodeMaxLength}
          autoComplete="postal-code"
        />
      </div>
      <Field
        label="Country"
        {...field('country')}
        {...line}
        value={country}
        onChange={(event) => setCountry(event.target.value)}
        autoComplete="country-name"
        list={`${id}-countries`}
      />
      <Suggestions id={`${id}-states`} values={stateNames} />
      <Suggestions id={`${id}-countries`} values={countrySuggestions} />
    </>
  );
}

/** India: its 28 states and 8 union territories to choose from. */
function PlaceInIndia({ field, start, zipCode }: PlaceProps) {
  const [state, setState] = useState(start.abroad ? '' : start.state);
  const [pin, setPin] = useState(zipCode);
  const filledState = useRef(stateOfPin(zipCode)?.name);
  const typePin = (typed: string): void => {
    const told = stateForPin({ before: pin, after: typed, state, filledState: filledState.current });
    filledState.current = told ?? filledState.current;
    setPin(typed);
    if (told !== undefined) setState(told);
  };
  return (
    <>
      <div className={formStyles.pair}>
        <SelectField
          label="State"
          {...field('state')}
          required
          value={state}
          onChange={(event) => setState(event.target.value)}
          autoComplete="address-level1"
        >
          <IndianStateOptions />
        </SelectField>
        <Field
          label={postalCodeLabel('India')}
          {...field('zipCode')}
          required
          value={pin}
          onChange={(event) => typePin(event.target.value)}
          maxLength={zipCodeMaxLength}
          inputMode="numeric"
          autoComplete="postal-code"
          hint={pinHint(pin, state)}
        />
      </div>
      <SelectField label="Country" {...field('country')} autoComplete="country-name">
        <option>India</option>
      </SelectField>
    </>
  );
}

interface AddressFieldsProps {
  field: FieldOf;
  start: AddressFormDefaults;
  address: Address | null;
}

export function AddressFields({ field, start, address }: AddressFieldsProps) {
  const [abroad, setAbroad] = useState(start.abroad);
  const Place = abroad ? PlaceAnywhere : PlaceInIndia;
  return (
    <>
      <Field label="Name" {...field('name')} {...line} defaultValue={address?.name} autoComplete="name" />
      <Field
        label="Street Address"
        {...field('streetAddress')}
        {...line}
        defaultValue={address?.streetAddress}
        autoComplete="street-address"
      />
      <Field label="City" {...field('city')} {...line} defaultValue={address?.city} autoComplete="address-level2" />
      {start.canSwitch && (
        <Switch label="Ship outside India" checked={abroad} onChange={(event) => setAbroad(event.target.checked)} />
      )}
      <Place field={field} start={start} zipCode={address?.zipCode ?? ''} />
    </>
  );
}
