import { describe, expect, it } from 'vitest';
import type { Circuit, Component } from './component.ts';
import { C, CE, POT, R, U } from './notation.ts';
import { circuitProblems } from './checks.ts';
import { vintageOverdrive } from '#catalogue/circuits/vintage-overdrive.ts';
import { partBySlug } from '#catalogue/parts.ts';

const problems = (circuit: Circuit): string[] =>
  circuitProblems(circuit, (slug) => partBySlug.get(slug)).map((line) => line.replace('vintage-overdrive: ', ''));

/** The overdrive with some components replaced, by ref. */
const withParts = (...changed: readonly Component[]): Circuit => ({
  ...vintageOverdrive,
  components: vintageOverdrive.components.map((part) => changed.find(({ ref }) => ref === part.ref) ?? part),
});

const withoutPart = (ref: string): Circuit => ({
  ...vintageOverdrive,
  components: vintageOverdrive.components.filter((part) => part.ref !== ref),
});

const chip = vintageOverdrive.components.find(({ ref }) => ref === 'IC1')!;
const ic = (pins: Record<string, string>): Component => ({ ...chip, pins: { ...chip.pins, ...pins } });

describe('circuit checks', () => {
  it('find nothing in a sound circuit', () => {
    expect(problems(vintageOverdrive)).toEqual([]);
  });

  it.each<[string, Circuit, string]>([
    ['a part that is not sold', withParts(R('R1', '11K', 'IN', 'in1')), "R1 needs 'resistor-11k', which is not sold"],
    [
      'an odd value',
      withParts(R('R1', '1K4', 'IN', 'in1', { part: 'resistor-1k2' })),
      'R1 of 1K4 is not a value that is made',
    ],
    [
      'an odd potentiometer',
      withParts(POT('TONE', '22K', 'B', { 1: 'plus2', 2: 'tw', 3: 'minus2' }, { part: 'pot-b20k' })),
      'TONE of B22K is not a value that is made',
    ],
    ['a net that goes nowhere', withParts(R('R9', '220R', 'tw', 'nowhere')), "net 'nowhere' goes nowhere from R9.2"],
    ['a shorted part', withParts(C('C4', '51p', 'clip', 'clip')), 'C4 is shorted'],
    ['a chip without its supply', withParts(ic({ 8: 'toned' })), 'IC1 is not fed by named rails'],
    ['a chip fed the wrong way round', withParts(ic({ 4: '+9V', 8: 'GND' })), 'IC1 is fed the wrong way round'],
    ['a supply that is cut', withoutPart('D3'), 'the supply does not reach IC1'],
    ['a signal that is cut', withParts(C('C8', '100n', 'GND', 'b2')), 'no signal gets from IN to OUT'],
    ['direct voltage at the output', withParts(R('C9', '10K', 'o1', 'OUT')), 'OUT has direct voltage on it from VREF'],
    ['a reversed electrolytic', withParts(CE('C11', '100u', 'GND', '+9V')), 'C11 is the wrong way round'],
    ['a plus on ground', withParts(CE('C7', '1u', 'GND', 'level')), 'C7 is the wrong way round'],
    [
      'a pin left unsaid',
      withParts(U('IC1', 'JRC4558D', { 1: 'clip', 2: 'minus1', 3: 'plus1', 4: 'GND', 8: '+9V' })),
      'IC1 leaves pin 5 unsaid',
    ],
    ['a pin that is not there', withParts(ic({ 9: 'GND' })), 'IC1 has no pin 9'],
    [
      'a designator used twice',
      { ...vintageOverdrive, components: [...vintageOverdrive.components, R('R1', '1K', 'IN', 'GND')] },
      'R1 is used twice',
    ],
    [
      'a missing reason',
      withParts({ ...R('R1', '1K', 'IN', 'in1'), part: null }),
      'R1 names no part and does not say why',
    ],
    [
      'an impossible voltage',
      { ...vintageOverdrive, measurements: [...vintageOverdrive.measurements, { at: 'IC1.8', volts: 5 }] },
      'IC1.8 cannot be 5 V, its rail is 8.7 V',
    ],
    [
      'a voltage at no pin',
      { ...vintageOverdrive, measurements: [...vintageOverdrive.measurements, { at: 'IC7.1', volts: 5 }] },
      'IC7.1 is no pin to measure',
    ],
    [
      'a panel that forgets a control',
      { ...vintageOverdrive, panel: ['DRIVE', 'TONE'] },
      'its panel does not list exactly its controls',
    ],
  ])('find %s', (_what, circuit, problem) => {
    expect(problems(circuit)).toContain(problem);
  });
});
