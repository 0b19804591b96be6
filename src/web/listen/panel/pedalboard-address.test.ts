import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  leftOutSentence,
  maxPedals,
  pedalboardFromSearch,
  pedalboardPath,
  type PedalboardAddress,
} from './pedalboard-address.ts';

const known = new Map([
  ...['fuzz-box', 'analog-delay', 'chorus-pedal', 'clean-booster', 'octave-up'].map((slug) => [slug, true] as const),
  ...['loop-switcher', 'kit-of-the-keeper'].map((slug) => [slug, false] as const),
]);
const read = (search: string) => pedalboardFromSearch(search, (slug) => known.get(slug));
const slugsIn = (search: string): string[] => read(search).places.map(({ slug }) => slug);
const searchOf = (pedalboard: PedalboardAddress): string =>
  new URL(pedalboardPath(pedalboard), 'http://shop.test').search;

const position = fc.integer({ min: 0, max: 100 });
const soundPiece = fc.oneof(
  fc.array(position, { minLength: 1, maxLength: 6 }).map((knobs) => `k${knobs.join('-')}`),
  fc.tuple(fc.nat(40), position).map(([number, at]) => `tTR${number}-${at}`),
  fc.tuple(fc.nat(40), fc.constantFrom('4.7µ', '100n', '1N34A', '22 k+', '10%', '#5&=')).map(([n, v]) => `pC${n}-${v}`),
  fc.constant('b'),
);
const anyPedalboard: fc.Arbitrary<PedalboardAddress> = fc.record({
  places: fc.array(
    fc.record({
      slug: fc.constantFrom(...[...known].filter(([, isPlayable]) => isPlayable).map(([slug]) => slug)),
      set: fc.array(soundPiece, { maxLength: 5 }).map((pieces) => pieces.join('~')),
    }),
    { minLength: 1, maxLength: maxPedals },
  ),
  riff: fc.constantFrom(null, 'chug', 'lead', 'arpeggio', 'bass'),
  amp: fc.constantFrom(null, 'off', 'clean', 'edge', 'driven'),
  bypassed: fc.boolean(),
});

const toldOf = (search: string) => leftOutSentence(read(search).leftOut, (slug) => slug);

describe('the address of a pedalboard', () => {
  it.each<PedalboardAddress>([
    { places: [], riff: null, amp: null, bypassed: false },
    { places: [{ slug: 'fuzz-box', set: '' }], riff: null, amp: null, bypassed: false },
    {
      places: [
        { slug: 'fuzz-box', set: 'k72-42~pC3-4.7µ~b' },
        { slug: 'analog-delay', set: '' },
        { slug: 'fuzz-box', set: 'k0-100' },
      ],
      riff: 'chug',
      amp: 'driven',
      bypassed: true,
    },
  ])('comes back as it was: %j', (pedalboard) => {
    const { leftOut, ...back } = read(searchOf(pedalboard));
    expect(back).toEqual(pedalboard);
    expect(leftOutSentence(leftOut, String)).toBeNull();
  });

  it('comes back as it was, whatever stands on it', () => {
    fc.assert(
      fc.property(anyPedalboard, (pedalboard) => {
        const { leftOut, ...back } = read(searchOf(pedalboard));
        expect(back).toEqual(pedalboard);
        expect(leftOutSentence(leftOut, String)).toBeNull();
      }),
    );
  });

  it('holds nothing that the shop does not play, however it was bent, and can be written and read again', () => {
    const bent = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.tuple(anyPedalboard, fc.nat(80), fc.string({ maxLength: 4 })).map(([pedalboard, at, text]) => {
        const search = searchOf(pedalboard);
        return search.slice(0, at) + text + search.slice(at + text.length);
      }),
    );
    fc.assert(
      fc.property(bent, (search) => {
        const { leftOut, ...kept } = read(search);
        expect(kept.places.length).toBeLessThanOrEqual(maxPedals);
        expect(kept.places.every(({ slug }) => known.get(slug))).toBe(true);
        expect(leftOutSentence(leftOut, String) ?? 'all of it').not.toBe('');
        expect(read(searchOf(kept)).places.map(({ slug }) => slug)).toEqual(kept.places.map(({ slug }) => slug));
      }),
    );
  });

  it('is short where kits are as they come', () => {
    const places = ['fuzz-box', 'analog-delay'].map((slug) => ({ slug, set: '' }));
    expect(pedalboardPath({ places, riff: null, amp: null, bypassed: false })).toBe(
      '/pedalboard?kits=fuzz-box,analog-delay',
    );
  });

  it.each(['', '?', '?kits=', '?kits=,,%20,', '?kits=%E0%A4%A', '?board=fuzz-box', '?riff=polka&bypass=1'])(
    'without a kit in it is an empty pedalboard: %s',
    (search) => {
      expect(slugsIn(search).filter((slug) => known.has(slug))).toEqual([]);
      expect(read(search)).toMatchObject({ places: [], riff: null, amp: null, bypassed: false });
    },
  );

  it('keeps the first eight, and names the others', () => {
    const eight = ['fuzz-box', 'analog-delay', 'chorus-pedal', 'clean-booster'].flatMap((slug) => [slug, slug]);
    const search = `?kits=${eight.join()},octave-up,fuzz-box`;
    expect(slugsIn(search)).toEqual(eight);
    expect(toldOf(search)).toBe('A board holds 8 pedals: there was no room for the octave-up and fuzz-box.');
  });

  it('leaves out what the shop does not have, and what makes no sound, and says so', () => {
    const search = '?kits=no-such-kit,fuzz-box:k10,__proto__,loop-switcher';
    expect(read(search).places).toEqual([{ slug: 'fuzz-box', set: 'k10' }]);
    expect(toldOf(search)).toBe(
      '2 kits in this link aren’t in the shop, so they’re left out. The loop-switcher has no sound to play, so it’s left out.',
    );
    expect(toldOf('?kits=kit-of-the-keeper,loop-switcher')).toBe(
      'The kit-of-the-keeper and loop-switcher have no sound to play, so they’re left out.',
    );
    expect(toldOf('?kits=fuzz-box&riff=polka')).toBe(
      'We don’t have a riff called “polka”, so you’ll hear Open chords instead.',
    );
    expect(toldOf('?kits=fuzz-box&amp=valve')).toBe(
      'We don’t have an amp setting called “valve”, so the amp stands as usual.',
    );
    expect(toldOf('?kits=fuzz-box:k72-4x,octave-up:k50')).toBe(
      'We couldn’t read all settings of the fuzz-box, so some knobs or parts stand as they come.',
    );
    expect(toldOf('?kits=gone')).toBe('One kit in this link isn’t in the shop, so it’s left out.');
  });
});
