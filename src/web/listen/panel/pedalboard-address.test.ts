import { describe, expect, it } from 'vitest';
import { pedalboardFromSearch, pedalboardPath, leftOutSentence, type PedalboardAddress } from './pedalboard-address.ts';

const known = new Map([
  ...['fuzz-box', 'analog-delay', 'chorus-pedal', 'clean-booster', 'octave-up'].map((slug) => [slug, true] as const),
  ...['loop-switcher', 'kit-of-the-keeper'].map((slug) => [slug, false] as const),
]);
const read = (search: string) => pedalboardFromSearch(search, (slug) => known.get(slug));
const slugsIn = (search: string): string[] => read(search).places.map(({ slug }) => slug);
const toldOf = (search: string) => leftOutSentence(read(search).leftOut, (slug) => slug);

describe('the address of a pedalboard', () => {
  it.each<PedalboardAddress>([
    { places: [], riff: null, bypassed: false },
    { places: [{ slug: 'fuzz-box', set: '' }], riff: null, bypassed: false },
    {
      places: [
        { slug: 'fuzz-box', set: 'k72-42~pC3-4.7µ~b' },
        { slug: 'analog-delay', set: '' },
        { slug: 'fuzz-box', set: 'k0-100' },
      ],
      riff: 'chug',
      bypassed: true,
    },
  ])('comes back as it was: %j', (pedalboard) => {
    const path = pedalboardPath(pedalboard);
    const { leftOut, ...back } = read(new URL(path, 'http://shop.test').search);
    expect(back).toEqual(pedalboard);
    expect(leftOutSentence(leftOut, String)).toBeNull();
  });

  it('is short where kits are as they come', () => {
    const places = ['fuzz-box', 'analog-delay'].map((slug) => ({ slug, set: '' }));
    expect(pedalboardPath({ places, riff: null, bypassed: false })).toBe('/pedalboard?kits=fuzz-box,analog-delay');
  });

  it.each(['', '?', '?kits=', '?kits=,,%20,', '?kits=%E0%A4%A', '?board=fuzz-box', '?riff=polka&bypass=1'])(
    'without a kit in it is an empty pedalboard: %s',
    (search) => {
      expect(slugsIn(search).filter((slug) => known.has(slug))).toEqual([]);
      expect(read(search)).toMatchObject({ places: [], riff: null, bypassed: false });
    },
  );

  it('keeps the first four, and names the others', () => {
    const search = '?kits=fuzz-box,analog-delay,chorus-pedal,clean-booster,octave-up,fuzz-box';
    expect(slugsIn(search)).toEqual(['fuzz-box', 'analog-delay', 'chorus-pedal', 'clean-booster']);
    expect(toldOf(search)).toBe('A board holds 4 pedals: there was no room for the octave-up and fuzz-box.');
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
    expect(toldOf('?kits=gone')).toBe('One kit in this link isn’t in the shop, so it’s left out.');
  });
});
