import { describe, expect, it } from 'vitest';
import {
  addressFormOf,
  addressStateProblem,
  postalCodeHint,
  postalCodeOf,
  postalCodeProblem,
} from './address-forms.ts';
import { namedCountries } from './countries.ts';
import { findAnyCountry, otherCountries } from './other-countries.ts';

const problem = (country: string, zipCode: string) => postalCodeProblem({ country, zipCode });

describe('a postal code', () => {
  it.each([
    ['India', '560 038'],
    ['United States', '97205'],
    ['US', '97205-1234'],
    ['Canada', 'M5V 2T6'],
    ['Canada', 'm5v2t6'],
    ['UK', 'SW1A 1AA'],
    ['United Kingdom', 'ec1a1bb'],
    ['United Kingdom', 'M1 1AE'],
    ['Germany', '10115'],
    ['France', '75011'],
    ['Netherlands', '1012 AB'],
    ['Italy', '20121'],
    ['Spain', '28013'],
    ['Austria', '1010'],
    ['Switzerland', '8001'],
    ['Sweden', '111 29'],
    ['Sweden', '11129'],
    ['Australia', '0800'],
    ['New Zealand', '6011'],
    ['Japan', '100-0001'],
    ['Japan', '1000001'],
    ['Singapore', '018956'],
    ['United Arab Emirates', ''],
    ['Hong Kong', ''],
    ['Brazil', '01310-100'],
    ['Brazil', ''],
    ['Atlantis', 'anything'],
  ])('of %s may be %j', (country, zipCode) => expect(problem(country, zipCode)).toBeNull());

  it.each([
    ['India', '012345', 'An Indian PIN code has six digits and does not start with 0'],
    ['India', '', 'PIN or ZIP code is required'],
    ['United States', '9720', 'Enter a ZIP code like 97205 or 97205-1234.'],
    ['United States', '', 'Enter your ZIP code.'],
    ['Canada', 'D5V 2T6', 'Enter a postal code like M5V 2T6.'],
    ['United Kingdom', '10115', 'Enter a postcode like SW1A 1AA.'],
    ['Germany', '1011', 'Enter a postcode like 10115: 5 digits.'],
    ['Germany', '1011５', 'Enter a postcode like 10115: 5 digits.'],
    ['Germany', '10115\n', null],
    ['Netherlands', '0123 AB', 'Enter a postcode like 1012 AB.'],
    ['Japan', '100-001', 'Enter a postal code like 100-0001: 7 digits.'],
    ['Singapore', '01895', 'Enter a postal code like 018956: 6 digits.'],
    ['France', '7501', 'Enter a postcode like 75011: 5 digits.'],
    ['Italy', 'I-20121', 'Enter a postcode like 20121: 5 digits.'],
    ['Austria', '10100', 'Enter a postcode like 1010: 4 digits.'],
    ['Switzerland', '800', 'Enter a postcode like 8001: 4 digits.'],
    ['Sweden', '111-29', 'Enter a postcode like 111 29: 5 digits.'],
    ['Australia', 'VIC 3000', 'Enter a postcode like 3000: 4 digits.'],
    ['New Zealand', '60111', 'Enter a postcode like 6011: 4 digits.'],
    ['Poland', '00001', 'Enter a postcode like 00-001.'],
    ['Portugal', '1100', 'Enter a postcode like 1100-148.'],
    ['South Korea', '', 'Enter your postal code.'],
  ])('of %s that is %j is answered with %j', (country, zipCode, sentence) =>
    expect(problem(country, zipCode)).toBe(sentence),
  );

  it('takes an example of its own form, and says it below the field', () => {
    const wrong = namedCountries.slice(1).filter(({ name }) => {
      const [example] = addressFormOf(name).code?.example?.split(' or ') ?? [];
      return example !== undefined && problem(name, example) !== null;
    });
    expect(wrong).toEqual([]);
    expect(postalCodeHint('Germany')).toBe('Like 10115, 5 digits');
    expect(postalCodeHint('United Arab Emirates')).toBeNull();
  });

  it('is written in large letters on the parcel', () => {
    expect([postalCodeOf('Canada', 'm5v 2t6'), postalCodeOf('India', '560 038')]).toEqual(['M5V 2T6', '560 038']);
  });
});

describe('a state', () => {
  const stateProblem = (country: string, state = '') => addressStateProblem({ country, state });

  it.each(['Germany', 'UK', 'France', 'Netherlands', 'Austria', 'Switzerland', 'Sweden', 'New Zealand', 'Singapore'])(
    'is never asked for in %s',
    (country) => {
      expect(addressFormOf(country).state).toBeNull();
      expect(stateProblem(country)).toBeNull();
    },
  );

  it.each([
    ['India', 'State is required'],
    ['United States', 'Enter your state.'],
    ['Canada', 'Enter your province or territory.'],
    ['Japan', 'Enter your prefecture.'],
    ['United Arab Emirates', 'Enter your emirate.'],
  ])('of %s is missed with a sentence', (country, sentence) => {
    expect(stateProblem(country)).toBe(sentence);
    expect(stateProblem(country, 'Somewhere')).toBeNull();
  });

  it('is optional where we do not know', () => {
    expect([stateProblem('Brazil'), stateProblem('Spain'), stateProblem('Atlantis')]).toEqual([null, null, null]);
  });

  it('is one of 50 and the capital in the United States, 13 in Canada, 8 in Australia, 47 in Japan, 7 in the Emirates', () => {
    const counts = ['US', 'CA', 'AU', 'JP', 'AE'].map((country) => addressFormOf(country).state?.names.length);
    expect(counts).toEqual([51, 13, 8, 47, 7]);
  });
});

describe('all countries', () => {
  it('are found by name and code, each once', () => {
    const all = [...namedCountries, ...otherCountries()];
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(
      all.filter(({ code, name }) => findAnyCountry(code) === null || findAnyCountry(name)?.code !== code),
    ).toEqual([]);
    expect(all.filter(({ code }) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
    expect(findAnyCountry('the  Bahamas')?.code).toBe('BS');
    expect(findAnyCountry('usa')?.name).toBe('United States');
    expect([findAnyCountry('Atlantis'), findAnyCountry('')]).toEqual([null, null]);
  });
});
