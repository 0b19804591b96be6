import { describe, expect, it } from 'vitest';
import { listenSheet } from '#build/drawings/build-drawings.ts';
import { kitData } from '#build/listen/kit-file.ts';
import { playableKits } from '#build/listen/playable-kits.ts';
import { circuitOf } from '#tests/support/listen/kit-circuits.ts';
import { changeable, devicesFor, swappedParts } from './part-values.ts';
import { stockSound } from '#drawings/listen/sound.ts';

const kitOf = (slug: string) => playableKits.find((kit) => kit.slug === slug)!;
const refsOf = (slug: string): string[] => changeable(listenSheet(kitOf(slug))).map(({ ref }) => ref);

describe('parts that may be given another value', () => {
  it('are none of those that only set a clock, and no zener', () => {
    for (const [slug, refs] of Object.entries({
      'chorus-pedal': ['R36', 'C19', 'C20'],
      'analog-delay': ['C13', 'R17'],
      'four-stage-phaser': ['D1'],
    })) {
      expect(refsOf(slug)).toEqual(expect.not.arrayContaining(refs));
      expect(refsOf(slug).length).toBeGreaterThan(20);
    }
  });

  it('change the sound', async () => {
    const [rate, count] = [96_000, 240];
    const input = Float64Array.from({ length: count }, (_, k) => 0.2 * Math.sin((2 * Math.PI * 300 * k) / rate));
    const sheet = listenSheet(kitOf('chorus-pedal'));
    const circuit = await circuitOf('chorus-pedal');
    const played = (swaps: Record<string, string>): string => {
      const one = circuit.start(rate);
      for (const [ref, value] of Object.entries(swappedParts(sheet, { ...stockSound(sheet), swaps })))
        one.swap(ref, value);
      const output = new Float64Array(count);
      one.step(input, output, count);
      return output.join();
    };
    const stock = played({});
    const other = ({ kind, value }: (typeof sheet.circuit.components)[number], devices: string[]): string => {
      if (kind === 'resistor') return value === '3K3' ? '4K7' : '3K3';
      return devices[0] ?? (value === '3n3' ? '4n7' : '3n3');
    };
    // Every eighth will do: those of the clock are told by name above.
    for (const part of changeable(sheet).filter((_, k) => k % 8 === 0)) {
      const devices = devicesFor(sheet, part).flatMap(([slug]) => (slug === part.part ? [] : [slug]));
      expect(played({ [part.ref]: other(part, devices) }) === stock, part.ref).toBe(false);
    }
  });

  it('leak as they did when the same transistor is put back', () => {
    const kit = kitOf('germanium-fuzz');
    const sheet = listenSheet(kit);
    const transistors = kit.circuit.components.filter(({ part }) => part === 'ac128');
    expect(transistors.length).toBeGreaterThan(0);
    for (const { ref } of transistors) {
      const sound = { ...stockSound(sheet), swaps: { [ref]: 'AC128' } };
      const [saturation, gain, reverseGain, earlyVolts] = kitData(kit).devices.find(
        (one) => one.ref === ref,
      )!.parameters;
      expect(swappedParts(sheet, sound)[ref]).toMatchObject({ model: { saturation, gain, reverseGain, earlyVolts } });
    }
  });
});
