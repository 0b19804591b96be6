import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandColours, nightColours } from './brand-colours.ts';

const tokens = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8');

it.each(Object.entries(brandColours))('the brand colour %s is the token of that name', (name, colour) => {
  expect(tokens).toMatch(new RegExp(`\\n  --${name}: (light-dark\\()?${colour}[,;]`));
});

it.each(Object.entries(nightColours))('the colour %s by night is the token of that name', (name, colour) => {
  expect(tokens).toMatch(new RegExp(`\\n  --${name}: (light-dark\\(#[0-9a-f]{6}, ${colour}\\)|${colour});`));
});
