import { describe, expect, it } from 'vitest';
import { C, POT, Q, R } from './notation.ts';
import { billProblem, writtenLines } from './written-bill.ts';

const bom = [
  R('R2', '10K', 'a', 'b'),
  POT('LEVEL', '100K', 'A', { 1: 'GND', 2: 'b', 3: 'a' }),
  R('R1', '4K7', 'a', 'b'),
  C('C1', '51p', 'a', 'b'),
  Q('Q1', '2N5088', { c: 'a', b: 'b', e: 'GND' }, { notSold: 'Matched by hand for this kit.' }),
];

describe('a bill as somebody types it', () => {
  const written = (kind: string, value: string) => ({ ref: 'X7', kind, value });

  it.each([
    ['resistor', '4,7k', "X7: '4,7k' is not a resistance such as 4K7, 470R or 1M. Did you mean 4K7?"],
    ['resistor', '47 kk', "X7: '47 kk' is not a resistance such as 4K7, 470R or 1M."],
    ['resistor', 'lots', "X7: 'lots' is not a resistance such as 4K7, 470R or 1M."],
    ['resistor', '4K7 1%', "X7: '4K7 1%' is not a resistance such as 4K7, 470R or 1M."],
    ['resistor', '22n', "X7: '22n' is not a resistance such as 4K7, 470R or 1M."],
    ['film', '0.1uF', "X7: '0.1uF' is not a capacitance such as 4n7, 100p or 2u2. Did you mean 100n?"],
    ['ceramic', '4K7', "X7: '4K7' is not a capacitance such as 4n7, 100p or 2u2."],
    ['electrolytic', '', "X7: '' is not a capacitance such as 4n7, 100p or 2u2."],
    ['pot', '100K', "X7: '100K' is not a potentiometer such as B100K or A500K."],
    ['trimmer', '250k', "X7: '250k' is not a resistance such as 4K7, 470R or 1M. Did you mean 250K?"],
    ['inductor', '500 mH', "X7: '500 mH' is not an inductance such as 500mH."],
    ['led', 'pink', "X7: 'pink' is no colour of an LED: red, amber, green, blue, white, violet."],
    ['resitor', '4K7', "X7: 'resitor' is no kind of component."],
    ['constructor', '4K7', "X7: 'constructor' is no kind of component."],
  ])('%s %s is named by its designator', (kind, value, sentence) => {
    expect(billProblem([...bom, written(kind, value)])).toMatch(sentence);
  });

  it('is fine as circuits are written', () => {
    expect(billProblem(bom)).toBeNull();
  });

  it('is listed all the same where it was kept before anybody checked it', () => {
    const old = [written('resistor', 'lots'), written('resitor', '1K'), ...bom] as typeof bom;
    const names = [...writtenLines(old).keys()];
    expect(names.slice(0, 2)).toEqual(['Resistor 4K7', 'Resistor 10K']);
    expect(names.slice(-2)).toEqual(['Resistor lots', 'resitor 1K']);
  });
});
