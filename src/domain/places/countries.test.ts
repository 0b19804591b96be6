import { describe, expect, it } from 'vitest';
import { findCountry, namedCountries, regionOfCountry, servedCountries } from './countries.ts';

describe('a country that a person writes', () => {
  it.each([
    ['India', 'IN'],
    [' bharat ', 'IN'],
    ['GB', 'GB'],
    ['UK', 'GB'],
    ['united  kingdom', 'GB'],
    ['Scotland', 'GB'],
    ['The Netherlands', 'NL'],
    ['holland', 'NL'],
    ['Türkiye', 'TR'],
    ['UAE', 'AE'],
    ['canada', 'CA'],
  ])('%j is %s', (text, code) => expect(findCountry(text)?.code).toBe(code));

  it.each(['United States', 'US', 'Brazil', 'Atlantis', '', 'x'.repeat(200)])('%j is not served', (text) => {
    expect(findCountry(text)).toBeNull();
    expect(regionOfCountry(text)).toBe('rest-of-world');
  });

  it('names each of them once, by a code of two letters', () => {
    expect(new Set(servedCountries.map(({ code }) => code)).size).toBe(servedCountries.length);
    expect(new Set(servedCountries.map(({ name }) => name)).size).toBe(servedCountries.length);
    expect(servedCountries.filter(({ code, name }) => !/^[A-Z]{2}$/.test(code) || name === '')).toEqual([]);
  });

  it.each(servedCountries)('$name is found by its name and its code', ({ code, name, region }) => {
    expect([findCountry(name)?.code, findCountry(code.toLowerCase())?.code]).toEqual([code, code]);
    expect(regionOfCountry(name)).toBe(region);
  });
});

describe('the countries that a form names', () => {
  it('are all that are served and the United States, India first and the rest by the alphabet', () => {
    const [first, ...others] = namedCountries.map(({ name }) => name);
    expect(first).toBe('India');
    expect(others).toEqual(others.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(namedCountries).toHaveLength(servedCountries.length + 1);
    expect(others).toContain('United States');
  });
});
