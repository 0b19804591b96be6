import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mailColours } from './mail-colours.ts';

const tokens = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8');

it.each(Object.entries(mailColours))('the colour %s of mails is the token of that name', (name, colour) => {
  expect(tokens).toMatch(new RegExp(`\\n  --${name}: (light-dark\\()?${colour}[,;]`));
});
