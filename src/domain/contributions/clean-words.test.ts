import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanWords, isOnlyLinks, leftOut } from './clean-words.ts';

describe('words that everybody reads', () => {
  it.each([
    ['Buy at https://cheap.example/x?y=1.', `Buy at ${leftOut}.`],
    ['See www.cheap.example/pedals, it is good', `See ${leftOut}, it is good`],
    ['cheap-pedals.com has it', `${leftOut} has it`],
    ['write to me@some.mail.example now', `write to ${leftOut} now`],
    ['write to me (at) mail (dot) com', `write to ${leftOut}`],
    ['shop.in/x and sub.shop.co.in', `${leftOut} and ${leftOut}`],
    ['JAVASCRIPT://x', leftOut],
    ['mailto:a@b.in', leftOut],
  ])('of %j leave out links and mail addresses', (written, cleaned) => {
    expect(cleanWords(written)).toBe(cleaned);
  });

  it.each([
    'R3 is 4.7k, the schematic says 4.70 k.',
    'At 9.2 V I read 4.51V on Q1.C.',
    'It works.In the end I swapped C3.',
    'Use a 1N4148 or BAT41, e.g. from a drawer.',
    'I like it!!! 5/5 :)',
    'यह बहुत अच्छा है। धन्यवाद.',
    'a.b',
  ])('keep %j as it is', (written) => {
    expect(cleanWords(written)).toBe(written);
  });

  it('keep their lines, but no more than one that is empty between them', () => {
    expect(cleanWords('  One  \r\n\r\n\r\n\r\nTwo ')).toBe('One\n\nTwo');
  });

  it('are nothing when they were a link only', () => {
    expect([isOnlyLinks(cleanWords('https://a.example www.b.example')), isOnlyLinks(cleanWords('Good.'))]).toEqual([
      true,
      false,
    ]);
  });

  it('stay the same when cleaned again, whatever they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (words) => {
        const once = cleanWords(words);
        expect(cleanWords(once)).toBe(once);
      }),
    );
  });
});
