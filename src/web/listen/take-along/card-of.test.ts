import { describe, expect, it } from 'vitest';
import { listenSheet } from '#build/drawings/build-drawings.ts';
import { playableKits } from '#build/listen/playable-kits.ts';
import { stockSound } from '#drawings/listen/sound.ts';
import { cardInWords, cardOf } from './card-of.ts';
import type { TakenAlong, TakenPedal } from './taken-along.ts';

function pedal(slug: string, name: string, bypassed = false): TakenPedal {
  const sheet = listenSheet(playableKits.find((kit) => kit.slug === slug)!);
  return { name, sheet, sound: stockSound(sheet), bypassed };
}

const fuzz = pedal('fuzz-box', 'Fuzz Box');
const taken = (change: Partial<TakenAlong>): TakenAlong => ({
  kind: 'board',
  slug: 'pedalboard',
  name: 'Pedalboard',
  pedals: [fuzz],
  kits: [],
  settings: [],
  amp: { slug: 'amp', url: '', setting: 'edge', cabinet: 'guitar' },
  riffs: ['chords'],
  riff: null,
  address: 'https://shop.example/pedalboard?kits=fuzz-box',
  offline: null,
  ...change,
});

describe('the card of what is taken along', () => {
  it('has the pedals of a board in their order, each with its knobs, and what is switched off', () => {
    const booster = pedal('clean-booster', 'Clean Booster', true);
    const card = cardOf(taken({ pedals: [booster, fuzz] }));
    expect(card.pedals.map(({ name, dials, lines }) => [name, dials.length, lines])).toEqual([
      ['1 Clean Booster', booster.sheet.controls.length, ['Bypassed']],
      ['2 Fuzz Box', fuzz.sheet.controls.length, []],
    ]);
    expect(card.lines).toEqual(['Amp: edge']);
    expect(cardInWords(card)).toMatch(/^Pedalboard: 1 Clean Booster, .* Bypassed, 2 Fuzz Box, .*, Amp: edge$/);
    expect(card.code!.size).toBeGreaterThan(20);
  });

  it('names a pedal alone in its title only', () => {
    expect(cardOf(taken({ kind: 'pedal', name: 'Fuzz Box' })).pedals.map(({ name }) => name)).toEqual([null]);
  });

  it('has a toggle as a word and not as a dial', () => {
    const { sheet, sound } = fuzz;
    const [first] = sheet.controls;
    const components = sheet.circuit.components.map((part) =>
      part.ref === first!.ref ? { ...part, kind: 'toggle' as const } : part,
    );
    const toggled = { ...fuzz, sheet: { ...sheet, circuit: { ...sheet.circuit, components } } };
    const turned = { ...toggled, sound: { ...sound, knobs: { ...sound.knobs, [first!.ref]: 1 } } };
    const [drawn] = cardOf(taken({ kind: 'circuit', pedals: [turned] })).pedals;
    expect(drawn!.dials).toHaveLength(sheet.controls.length - 1);
    expect(drawn!.lines).toEqual([`${first!.label}: on`]);
  });

  it('has no link where there is none, and none that no camera could read', () => {
    for (const address of [null, `https://shop.example/circuit#net=${'x'.repeat(1200)}`])
      expect(cardOf(taken({ address }))).toMatchObject({ link: null, code: null });
  });
});
