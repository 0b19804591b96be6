import { useState } from 'react';
import { addressLineMaxLength, postalCodeLabel, zipCodeMaxLength } from '#domain/places/address.ts';
import { addressFormOf } from '#domain/places/address-forms.ts';
import { namedCountries } from '#domain/places/countries.ts';
import { isIndia, stateOfPin } from '#domain/places/india.ts';
import formStyles from '../../../forms/form.module.css';
import { Field } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { IndianStateOptions } from '../../addresses/address-fields.tsx';
import { anotherCountry } from './ask-form.ts';

export type FieldOf = (name: string) => { name: string; error: string | undefined };

export interface Place {
  readonly country: string;
  readonly state: string;
  readonly zipCode: string;
}

interface PlaceFieldsProps {
  readonly field: FieldOf;
  readonly place: Place;
  readonly onChange: (place: Place) => void;
  readonly start: { readonly streetAddress: string; readonly city: string };
}

function StateField({ field, place, onChange }: Omit<PlaceFieldsProps, 'start'>) {
  const inIndia = isIndia(place.country);
  const part = addressFormOf(place.country).state;
  const bound = {
    ...field('state'),
    required: inIndia || part?.isRequired === true,
    value: place.state,
    autoComplete: 'address-level1',
  };
  const set = (state: string) => onChange({ ...place, state });
  return inIndia ? (
    <SelectField label="State" {...bound} onChange={({ target }) => set(target.value)}>
      <IndianStateOptions />
    </SelectField>
  ) : (
    <Field
      label={part?.label ?? 'State / Region'}
      {...bound}
      maxLength={addressLineMaxLength}
      onChange={({ target }) => set(target.value)}
    />
  );
}

/** Where it goes, as far as the price depends on it. The street may wait until somebody accepts. */
export function PlaceFields({ field, place, onChange, start }: PlaceFieldsProps) {
  const [isNamed, setNamed] = useState(namedCountries.some(({ name }) => name === place.country));
  const inIndia = isIndia(place.country);
  const codePart = addressFormOf(place.country).code;
  const typeCode = (zipCode: string): void => {
    const told = inIndia ? stateOfPin(zipCode)?.name : undefined;
    onChange({ ...place, zipCode, state: told ?? place.state });
  };
  const chooseCountry = (name: string): void => {
    setNamed(name !== anotherCountry);
    onChange({ ...place, country: name === anotherCountry ? '' : name, state: '' });
  };
  return (
    <>
      <div className={formStyles.pair}>
        <SelectField
          label="Delivered to"
          {...field('country')}
          value={isNamed ? place.country : anotherCountry}
          onChange={({ target }) => chooseCountry(target.value)}
          autoComplete="country-name"
        >
          {namedCountries.map(({ code, name }) => (
            <option key={code}>{name}</option>
          ))}
          <option>{anotherCountry}</option>
        </SelectField>
        {(inIndia || codePart !== null) && (
          <Field
            label={inIndia || !codePart ? postalCodeLabel(place.country) : codePart.label}
            {...field('zipCode')}
            required={inIndia || codePart?.isRequired === true}
            value={place.zipCode}
            onChange={({ target }) => typeCode(target.value)}
            maxLength={zipCodeMaxLength}
            autoComplete="postal-code"
            {...(inIndia && { inputMode: 'numeric' })}
          />
        )}
      </div>
      {!isNamed && (
        <Field
          label="Country name"
          {...field('countryName')}
          required
          value={place.country}
          onChange={({ target }) => onChange({ ...place, country: target.value })}
          maxLength={addressLineMaxLength}
        />
      )}
      <div className={formStyles.pair}>
        {(inIndia || addressFormOf(place.country).state !== null) && <StateField {...{ field, place, onChange }} />}
        <Field
          label="City (optional)"
          {...field('city')}
          defaultValue={start.city}
          maxLength={addressLineMaxLength}
          autoComplete="address-level2"
        />
      </div>
      <Field
        label="Street address (optional)"
        {...field('streetAddress')}
        defaultValue={start.streetAddress}
        maxLength={addressLineMaxLength}
        autoComplete="street-address"
        hint="You can add it when you accept."
      />
    </>
  );
}
