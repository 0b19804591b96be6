import { describe, expect, it } from 'vitest';
import { listenSheet } from '#build/drawings/build-drawings.ts';
import { kits } from '#catalogue/kits.ts';
import { initialPanelState, reducePanel, type PanelEvent } from './panel-state.ts';
import { changeable, circuitWithSwaps, fittedChoice, toCircuitNotation, swappedParts } from './part-values.ts';
import { responseOf } from './plots/curves.ts';
import { addressWith, soundToText } from '#drawings/listen/sound-text.ts';
import { soundFromText, unknownRiffIn } from './sound-link.ts';
import { isSameSound, stockSound, swapped } from '#drawings/listen/sound.ts';

const sheetOf = (slug: string) => listenSheet(kits.find((kit) => kit.slug === slug)!);
const overdrive = sheetOf('vintage-overdrive');
const fuzz = sheetOf('fuzz-box');
const riffs = ['chug', 'lead'] as const;
const page = 'https://shop.example/products/fuzz-box';

describe('a sound in the address', () => {
  it('comes back as it was sent, with knobs, trimmers, parts, riff, bypass and amp', () => {
    const stock = stockSound(fuzz);
    const sound = {
      ...swapped({ ...stock, knobs: { ...stock.knobs, FUZZ: 0.31 }, trimmers: { TR1: 0.2 } }, ['C1'], '220n'),
    };
    const shared = { sound, riff: 'lead' as const, bypassed: true, amp: 'driven' as const };
    const url = new URL(addressWith(fuzz, shared, `${page}?utm=x`, true));
    expect([url.hash, url.searchParams.get('utm')]).toEqual(['#listen', 'x']);
    expect(soundFromText(fuzz, url.searchParams.get('sound')!, riffs)).toEqual(shared);
  });

  it('tells of a riff that there is none of, and of no other', () => {
    const unknown = (text: string) => unknownRiffIn(text, riffs);
    expect([unknown('k10~rlead'), unknown('k10'), unknown('')]).toEqual([null, null, null]);
    expect(unknown('k10~rnocturne~b')).toBe('nocturne');
    expect(unknown(`r${'x'.repeat(500)}`)).toHaveLength(30);
  });

  it('is short, and absent while everything is as it comes', () => {
    const shared = { sound: stockSound(overdrive), riff: null, bypassed: false, amp: null };
    expect(soundToText(overdrive, shared)).toBe('k72-42-58');
    expect(addressWith(overdrive, shared, `${page}?sound=k1`)).toBe(page);
  });

  it.each([
    '',
    '~~~',
    'kx-y-z',
    'k999999-1',
    'tNONE-5',
    'tconstructor-5',
    'pR1-lots',
    'pZZ-4K7',
    'rnone',
    'p',
    'pD1-<script>',
    'k'.repeat(5000),
  ])('makes nothing of %j that the pedal could not be', (text) => {
    const { sound, riff } = soundFromText(overdrive, text, riffs);
    expect(Object.keys(sound.knobs)).toEqual(['DRIVE', 'TONE', 'LEVEL']);
    for (const position of Object.values(sound.knobs)) expect(position >= 0 && position <= 1).toBe(true);
    expect([sound.trimmers, sound.swaps, riff]).toEqual([stockSound(overdrive).trimmers, {}, null]);
  });
});

describe('other parts', () => {
  it('are ohms, farads or the figures of a device, and what is none of these is left out', () => {
    const sound = { ...stockSound(overdrive), swaps: { R5: '2K2', C3: '100n', D1: 'red', IC1: 'TL072CP', R1: 'blue' } };
    expect(swappedParts(overdrive, sound)).toMatchObject({
      R5: { ohms: 2200 },
      C3: { farads: 1e-7 },
      D1: { model: { saturation: expect.closeTo(2e-18, 18), slope: expect.closeTo(0.052, 3) } },
      IC1: { model: { bandwidth: 3e6 } },
    });
    expect(Object.keys(swappedParts(overdrive, sound))).not.toContain('R1');
    const parts = new Map(circuitWithSwaps(overdrive, sound).components.map((part) => [part.ref, part]));
    expect([parts.get('D1')!.part, parts.get('C3')!.value, parts.get('R1')!.value]).toEqual([
      'led-5mm-red',
      '100n',
      '1K',
    ]);
    expect(changeable(overdrive).map(({ ref }) => ref)).toEqual(expect.arrayContaining(['R5', 'C3', 'D1', 'IC1']));
  });
});

describe('ordinary writing', () => {
  it.each([
    ['R5', '4k7', '4K7'],
    ['R5', '4.7 k', '4K7'],
    ['R5', '470', '470R'],
    ['C3', '0.1 µF', '100n'],
    ['C3', '104', '100n'],
    ['D1', 'LED-5MM-RED', 'red'],
    ['D1', '1n34a', '1N34A'],
  ])('of %s, %s, is a value that the curves can read: %s', (ref, typed, value) => {
    const { sound } = soundFromText(overdrive, `p${ref}-${typed}`, riffs);
    expect(sound.swaps).toEqual({ [ref]: value });
    const raw = { ...stockSound(overdrive), swaps: { [ref]: typed } };
    expect(circuitWithSwaps(overdrive, raw)).toEqual(circuitWithSwaps(overdrive, sound));
    const response = responseOf({ circuit: circuitWithSwaps(overdrive, raw), models: overdrive.models, positions: {} });
    expect(response.every(Number.isFinite)).toBe(true);
  });

  it('calls every choice of every mod as the mod does', () => {
    for (const sheet of kits.map(listenSheet))
      for (const { refs, choices } of sheet.mods)
        for (const ref of refs) {
          const component = sheet.circuit.components.find((one) => one.ref === ref)!;
          for (const { value } of choices) expect(toCircuitNotation(sheet, component, value)).toBe(value);
        }
  });

  it('of a mod is stock only while every place has the kit’s own part', () => {
    const mod = overdrive.mods.find(({ refs }) => refs.includes('D2'))!;
    expect(fittedChoice(mod, {})).toBe('stock');
    expect(fittedChoice(mod, { D1: 'red', D2: 'red' })).toMatchObject({ value: 'red' });
    for (const swaps of [{ D2: 'red' }, { D1: 'red' }, { D1: 'red', D2: '1N34A' }, { D1: '1N5817' }])
      expect(fittedChoice(mod, swaps)).toBeNull();
  });
});

describe('the panel', () => {
  const first = initialPanelState({ sound: stockSound(overdrive), riff: null, bypassed: false, amp: null }, 'chords');
  const after = (...events: PanelEvent[]) => events.reduce(reducePanel, first);

  it('keeps three settings and recalls them', () => {
    const panel = after(
      { type: 'turned', ref: 'DRIVE', position: 0.1 },
      { type: 'stored', memory: 1 },
      { type: 'swapped', refs: ['D1', 'D2'], value: '1N34A' },
      { type: 'recalled', memory: 0 },
    );
    expect(isSameSound(panel.sound, first.sound)).toBe(true);
    expect(reducePanel(panel, { type: 'recalled', memory: 1 }).sound.knobs['DRIVE']).toBe(0.1);
    expect(reducePanel(panel, { type: 'recalled', memory: 2 }).sound).toBe(panel.sound);
  });

  it('goes back to stock with knobs and parts, and leaves what is played', () => {
    const panel = after(
      { type: 'chosen', source: 'lead' },
      { type: 'swapped', refs: ['C3'], value: '100n' },
      { type: 'bypassed', bypassed: true },
      { type: 'reset', sheet: overdrive },
    );
    expect(panel).toMatchObject({ source: 'lead', bypassed: true, sound: stockSound(overdrive) });
  });
});
