/** A wire can be the fault. The search through the wires of all kits is among the reliability tests. */
import { describe, expect, it } from 'vitest';
import { kits } from '#catalogue/kits.ts';
import { faultText } from '#electronics/diagnosis/inference/fault-text.ts';
import { MiswiredBox, tally, wiresOf } from '#tests/support/workbench/miswired-box.ts';

const kitOf = (slug: string) => kits.find((kit) => kit.slug === slug)!;
const fuzz = new MiswiredBox(kitOf('fuzz-box'));
const { table } = fuzz.finder.unpacked;
const named = (ref: string, detail?: string) =>
  table.faults.find((fault) => fault.wires && fault.ref === ref && fault.detail === detail)!;

describe('the wires of a fuzz', () => {
  it('take the place of what was named by nets and lugs, but for ground, which has two ways', () => {
    expect(table.faults.filter(({ kind, wires }) => kind === 'wire' && !wires).map(({ ref }) => ref)).toEqual(['GND']);
    expect(table.faults.filter(({ ref }) => ref === 'SW1')).toEqual([]);
  });

  it('do to the sound and to the lamp what the connections of the finished pedal say', () => {
    for (const fault of fuzz.faults) {
      const [ref, detail] = wiresOf(fault);
      const suspect = table.faults.find((each) => each.wires && each.ref === ref && each.detail === detail);
      const row = suspect?.forms[0]![1] ?? 0;
      const told = fuzz.symptoms(fault, row);
      expect(suspect !== undefined, `${ref} ${detail ?? ''} ${told.join()}`).toBe(told.length > 0);
      if (!suspect) continue;
      expect(suspect.signs!.bypass, `${ref} ${detail ?? ''}`).toBe(told.includes('dead') || told.includes('bypass'));
    }
  });

  it('are named with both ends, and beeped from end to end', () => {
    const place = (at: string): string => at;
    const { name, check } = faultText(named('W13'), table, place);
    expect(name).toBe('Wire 13, board OUT to lug 7: off at one end');
    expect(check).toContain('one probe on board OUT, the other on lug 7: it must beep');
    expect(faultText(named('W11', 'W13'), table, place).name).toBe('Wires 11 and 13 changed places');
  });

  it('are looked at first when bypass is silent too', () => {
    const { verdict, nextCheck } = fuzz.finder.diagnose({ symptoms: ['dead'], readings: {}, heard: {} });
    expect(verdict).toBe('check');
    expect(nextCheck!.touch.id).toMatch(/^wire W/);
  });

  it('are all found when they are off at one end', () => {
    const { wires, missed } = tally(fuzz, 'open');
    expect(wires).toBeGreaterThanOrEqual(8);
    expect(missed).toEqual([]);
  });
});
