import { describe, expect, it } from 'vitest';
import { glyphIds, glyphSprite } from './glyphs.ts';
import { spotIds, spotSprite } from './spots.ts';
import { symbol } from './sprite.ts';

const idsOf = (sprite: string): string[] => [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((m) => m[1]!);

/** The subcategories that the menus list. */
const subcategories = [
  ['all', 'amps', 'bass', 'booster', 'compression', 'distortion', 'eq', 'filters', 'fuzz', 'modulation-echo'],
  ['octave', 'other', 'reverb', 'tremolo', 'ic', 'op-amps', 'jfets', 'other-parts'],
].flat();

describe('the sprite of signs', () => {
  it('has one for every subcategory, and the wordmark', () => {
    expect(glyphIds).toEqual(expect.arrayContaining(subcategories));
    expect(idsOf(glyphSprite())).toEqual(['wordmark', ...glyphIds]);
  });
});

describe('the sprite of spots', () => {
  it('has the four benefits and the empty states', () => {
    expect(spotIds).toEqual(expect.arrayContaining(['learn', 'personal', 'guides', 'community']));
    expect(spotIds).toEqual(expect.arrayContaining(['empty-cart', 'no-orders', 'no-results', 'no-address']));
    expect(idsOf(spotSprite())).toEqual([...spotIds]);
  });
});

describe.each([
  ['signs', glyphSprite()],
  ['spots', spotSprite()],
])('a symbol among the %s', (_, sprite) => {
  it('has no gradient, clip, mask, pattern, image or reference, which a <use> cannot reach in another file', () => {
    expect(sprite.match(/url\(|<defs|<use|<image|Gradient|clip-path|mask|pattern/g)).toBeNull();
  });

  it('takes its ink from the page', () => {
    for (const body of sprite.split('<symbol').slice(1)) expect(body).toContain('currentColor');
  });

  it('paints nothing in a fixed colour', () => {
    const paints = [...sprite.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((m) => m[1]!);
    const fixed = paints.filter((paint) => !/^(none|currentColor|var\(--.+\)|transparent)$/.test(paint));
    expect(fixed).toEqual([]);
  });

  it('has a frame', () => {
    for (const body of sprite.split('<symbol').slice(1)) expect(body).toMatch(/^ id="[a-z-]+" viewBox="[-\d. ]+">/);
  });
});

it('a symbol writes kept paths out where they are used', () => {
  const picture =
    '<svg viewBox="0 0 1 1"><defs><path id="a0" d="M0 0L1 1"/></defs><use href="#a0" stroke="red"/></svg>';
  expect(symbol('x', picture)).toBe('<symbol id="x" viewBox="0 0 1 1"><path d="M0 0L1 1" stroke="red"/></symbol>');
});
