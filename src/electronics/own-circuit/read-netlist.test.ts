import { describe, expect, it } from 'vitest';
import { deviceModels } from '#catalogue/models/models.ts';
import { readNetlist } from './read-netlist.ts';
import { spiceValue } from './spice-value.ts';

const read = (text: string) => readNetlist(text, deviceModels);
const problems = (text: string): string[] => read(text).problems.map(({ line, text: said }) => `${line}: ${said}`);
const through = (...lines: string[]): string => ['* title', 'R1 IN OUT 10k', ...lines].join('\n');

describe('a value in SPICE', () => {
  it.each([
    ['4.7k', 4700],
    ['2.2Meg', 2.2e6],
    ['100nF', 1e-7],
    ['10u', 1e-5],
    ['1e3', 1000],
    ['.5', 0.5],
    ['1M', 1e-3],
    ['470ohm', 470],
  ])('%s is %d', (text, value) => {
    expect(spiceValue(text)!.value).toBeCloseTo(value, 12);
  });

  it.each(['1x', '', 'k', '4k7k', '1e999', '--1', '1k0x'])('%j is none', (text) => {
    expect(spiceValue(text)).toBeNull();
  });

  it('is read as ngspice reads it, and what was meant is offered', () => {
    const { own, warnings } = read(through('R2 OUT 0 4k7', 'R3 OUT 0 1Mohm', 'C1 OUT 0 4n7'));
    expect(warnings.map(({ line, offer }) => [line, offer])).toEqual([
      [3, { from: '4k7', to: '4.7k' }],
      [4, { from: '1Mohm', to: '1Meg' }],
      [5, { from: '4n7', to: '4.7n' }],
    ]);
    // A thousandth of an ohm is refused as well as warned of.
    expect(own).toBeNull();
    expect(read(through('R2 OUT 0 4k7')).own!.circuit.components[1]!.value).toBe('4K');
  });
});

describe('a netlist is refused by line and reason:', () => {
  it.each([
    ['a letter that is not played', through('M1 a b c d NMOS'), /^3: “M1” is not played/],
    ['no value', through('R2 OUT 0 1x'), /^3: “1x” is no value/],
    ['no card', through('Q1 OUT IN 0 NOPE'), /^3: There is no .model “NOPE”/],
    ['a strange chip', through('X1 IN OUT a b OUT EVIL'), /^3: “EVIL” is no op-amp/],
    ['a card of a type', through('.model M NMOS(VTO=1)'), /^3: “NMOS” is not played/],
    ['a card below zero', through('.model D D(IS=-1)', 'D1 IN 0 D'), /^3: IS has to be above zero/],
    ['the same name twice', through('R1 OUT 0 1k'), /^3: “R1” is there already, in line 2/],
    ['a floating source', through('V1 IN OUT 9'), /^3: “V1” has to stand between a net and ground/],
    ['a subcircuit', through('.subckt a b'), /^3: “.subckt” is not read/],
    ['too small a resistor', through('R2 OUT 0 1f'), /^3: “1f” is not between/],
    ['no input', '* t\nR1 a OUT 1k', /^1: No net is called IN/],
    ['no output', '* t\nR1 IN b 1k', /^1: No net is called OUT/],
    ['nothing', '', /^1: There is no part/],
    ['a pot with two nets', through('XP IN OUT POT 10k'), /^3: POT needs 3 nets/],
    ['201 parts', through(...Array.from({ length: 200 }, (_, k) => `RX${k} IN OUT 1k`)), /^202: More than 200 parts/],
    ['101 nets', through(...Array.from({ length: 99 }, (_, k) => `RX${k} IN n${k} 1k`)), /^101: More than 100 nets/],
    ['brackets left open', '(export (components (comp', /^1: .* not closed/],
    [
      'a resistor of KiCad',
      '(export (components (comp (ref "R1") (value "1x")))\n(nets))',
      /^1: “R1” has no pin 1 in any net.\n1: “1x” is no value/,
    ],
    [
      'a pin of nothing',
      '(export (components)\n(nets (net (name "IN")\n(node (ref "R9") (pin "1")))))',
      /^3: “R9” is in a net/,
    ],
  ])('%s', (_, text, said) => {
    const { own } = read(text);
    expect(own).toBeNull();
    expect(problems(text).join('\n')).toMatch(said);
  });
});

/** As KiCad 8 writes it, shortened. */
const kicad8 = `(export (version "E")
  (components
    (comp (ref "R1") (value "4k7") (libsource (lib "Device") (part "R") (description "Resistor")))
    (comp (ref "C1") (value "100n") (libsource (lib "Device") (part "C")))
    (comp (ref "C2") (value "47u/25V") (libsource (lib "Device") (part "C_Polarized")))
    (comp (ref "D1") (value "1N4148") (libsource (lib "Device") (part "D")))
    (comp (ref "RV1") (value "A500K") (property (name "Position") (value "0.3")) (libsource (lib "Device") (part "R_Potentiometer")))
    (comp (ref "U1") (value "TL072") (libsource (lib "Amplifier_Operational") (part "TL072")))
    (comp (ref "Q1") (value "2N3904") (libsource (lib "Transistor_BJT") (part "2N3904")))
    (comp (ref "J1") (value "INPUT") (libsource (lib "Connector_Audio") (part "AudioJack2")))
    (comp (ref "J2") (value "OUTPUT") (libsource (lib "Connector_Audio") (part "AudioJack2")))
    (comp (ref "H1") (value "MountingHole") (libsource (lib "Mechanical") (part "MountingHole"))))
  (nets
    (net (code "1") (name "+9V") (node (ref "U1") (pin "8")) (node (ref "C2") (pin "1")) (node (ref "Q1") (pin "1") (pinfunction "C")))
    (net (code "2") (name "GND") (node (ref "U1") (pin "4")) (node (ref "C2") (pin "2")) (node (ref "J1") (pin "S")) (node (ref "J2") (pin "S")) (node (ref "RV1") (pin "1")))
    (net (code "3") (name "Net-(J1-PadT)") (node (ref "J1") (pin "T")) (node (ref "C1") (pin "1")))
    (net (code "4") (name "a") (node (ref "C1") (pin "2")) (node (ref "U1") (pin "3")) (node (ref "R1") (pin "1")))
    (net (code "5") (name "vr") (node (ref "R1") (pin "2")) (node (ref "U1") (pin "5")) (node (ref "D1") (pin "1")))
    (net (code "6") (name "o") (node (ref "U1") (pin "1")) (node (ref "U1") (pin "2")) (node (ref "RV1") (pin "3")) (node (ref "D1") (pin "2")))
    (net (code "7") (name "b") (node (ref "U1") (pin "6")) (node (ref "U1") (pin "7")) (node (ref "Q1") (pin "2") (pinfunction "B")))
    (net (code "8") (name "e") (node (ref "RV1") (pin "2")) (node (ref "J2") (pin "T")))
    (net (code "9") (name "unconnected-(Q1-E-Pad3)") (node (ref "Q1") (pin "3") (pinfunction "E")))))`;

describe('a netlist of KiCad', () => {
  it('is read by symbols, pin functions and the notation of parts', () => {
    const { own, problems: none, warnings } = read(kicad8);
    expect(none).toEqual([]);
    const parts = Object.fromEntries(own!.circuit.components.map((part) => [part.ref, part]));
    expect(parts['R1']!.value).toBe('4K7');
    expect(parts['C2']).toMatchObject({ kind: 'electrolytic', value: '47u', pins: { '+': '+9V', '-': 'GND' } });
    expect(parts['D1']!.pins).toEqual({ A: 'o', K: 'vr' });
    expect(parts['RV1']).toMatchObject({ kind: 'pot', value: 'A500K' });
    expect(parts['Q1']!.pins).toEqual({ C: '+9V', B: 'b', E: 'NC' });
    expect(own!.positions).toEqual({ RV1: 0.3 });
    expect(own!.circuit.signal).toEqual({ input: 'Net-(J1-PadT)', outputs: ['e'] });
    expect(own!.circuit.supplies).toEqual({ '+9V': 9 });
    expect(warnings.map(({ text }) => text)).toEqual([
      '“+9V” is taken for a supply of 9 V, since nothing else holds it.',
    ]);
  });
});
