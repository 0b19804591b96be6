import { useEffect } from 'react';
import { namedCountries } from '#domain/places/countries.ts';
import { otherCountries } from '#domain/places/other-countries.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { readBrowserLocale } from '../../addresses/address-form-defaults.ts';
import { anotherCountry } from '../../checkout/another-country.ts';
import { likelyCountry } from '../../checkout/likely-country.ts';

interface CountrySelectProps {
  /** Null: the browser may be in another country, and nobody has said which. */
  readonly country: string | null;
  readonly onChoose: (country: string) => void;
}

/** Where the cart goes to: one of those with a price, or of all the others. */
export default function CountrySelect({ country, onChoose }: CountrySelectProps) {
  useEffect(() => {
    if (country === null) onChoose(likelyCountry(readBrowserLocale()));
  });
  const isNamed = country === null || namedCountries.some(({ name }) => name === country);
  return (
    <>
      <SelectField
        label="Deliver to"
        value={isNamed ? (country ?? '') : anotherCountry}
        autoComplete="country-name"
        onChange={({ target }) => onChoose(target.value)}
      >
        {namedCountries.map(({ code, name }) => (
          <option key={code}>{name}</option>
        ))}
        <option>{anotherCountry}</option>
      </SelectField>
      {!isNamed && (
        <SelectField
          label="Country name"
          value={country === anotherCountry ? '' : country}
          onChange={({ target }) => onChoose(target.value || anotherCountry)}
        >
          <option value="">Choose a country</option>
          {otherCountries().map(({ code, name }) => (
            <option key={code}>{name}</option>
          ))}
        </SelectField>
      )}
    </>
  );
}
