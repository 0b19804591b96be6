import { expect, it } from 'vitest';
import { likelyCountry } from './likely-country.ts';

it.each([
  ['Europe/Berlin', ['de-DE', 'en'], 'Germany'],
  ['Europe/Berlin', ['en-US'], 'Germany'],
  ['UTC', ['de'], 'Germany'],
  ['Asia/Kolkata', ['en-US'], 'India'],
  ['Asia/Calcutta', ['en-GB'], 'India'],
  ['UTC', ['hi'], 'India'],
  ['America/Los_Angeles', ['en-US'], 'United States'],
  ['America/Toronto', ['en-US'], 'Canada'],
  ['Europe/London', ['en-US'], 'United Kingdom'],
  ['America/Sao_Paulo', ['pt-BR'], 'Another country'],
  ['UTC', [], 'India'],
  ['UTC', ['en-US'], 'India'],
  ['Nowhere/Here', ['not a language'], 'India'],
])('a browser at %s that reads %j begins with %s', (timeZone, languages, country) => {
  expect(likelyCountry({ timeZone, languages })).toBe(country);
});
