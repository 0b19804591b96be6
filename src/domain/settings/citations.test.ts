import { expect, it } from 'vitest';
import { rupees } from '../money/money.ts';
import { citationMark, citations, fillCitations } from './citations.ts';
import { defaultSettings } from './defaults.ts';

const page = `<p>From ${citationMark('freeShippingThreshold')}, else ${citationMark('domesticStandardFee')}.</p>`;

it('a built page shows the settings in force where it cites them', () => {
  expect(fillCitations(page, defaultSettings)).toBe('<p>From ₹6,200, else ₹799.</p>');
  const changed = { ...defaultSettings, freeShippingThreshold: rupees(5000), standardFee: rupees(0) };
  expect(fillCitations(page, changed)).toBe('<p>From ₹5,000, else Free.</p>');
});

it('letter post is named where the shop has it', () => {
  expect(fillCitations(citationMark('letterRemark'), defaultSettings)).toBe('');
  const letters = { ...defaultSettings, letterFee: rupees(60), letterCeiling: rupees(700) };
  expect(fillCitations(citationMark('letterRemark'), letters)).toBe(
    'Goods worth up to ₹700 go by letter post: standard shipping then costs ₹60. ',
  );
});

it('marks survive in an address as they are', () => {
  for (const name of Object.keys(citations(defaultSettings))) {
    expect(encodeURI(citationMark(name))).toBe(citationMark(name));
  }
});

it('what somebody typed stays text', () => {
  const typed = { ...defaultSettings, legalName: 'A <b> & "Sons"' };
  expect(fillCitations(citationMark('legalName'), typed)).toBe('A &lt;b&gt; &amp; &quot;Sons&quot;');
});
