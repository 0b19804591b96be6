import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceModels } from '#catalogue/models/models.ts';
import { kits } from '#catalogue/kits.ts';
import { wellKnownNetlists } from '#tests/support/own-circuit/own-netlists.ts';
import { kicadNetlist } from '../kicad-netlist.ts';
import { compileOwn } from './compile-own.ts';
import { maxNetlistLength, readNetlist } from './read-netlist.ts';

const texts = [
  ...wellKnownNetlists.map(([, text]) => text),
  ...['fuzz-box', 'chip-echo', 'chorus-pedal'].map((slug) => {
    const { name, circuit } = kits.find((kit) => kit.slug === slug)!;
    return kicadNetlist(name, circuit.components);
  }),
];

/** A netlist in which words were taken out, doubled, or replaced by others of it or by what nobody would write. */
const broken = fc
  .record({
    text: fc.constantFrom(...texts),
    edits: fc.array(
      fc.record({
        at: fc.nat(),
        from: fc.nat(),
        how: fc.constantFrom('drop', 'copy', 'swap', 'odd'),
        odd: fc.string(),
      }),
      { maxLength: 12 },
    ),
  })
  .map(({ text, edits }) => {
    const words = text.split(/(?<=\s)|(?=[()])/);
    for (const { at, from, how, odd } of edits) {
      const place = at % words.length;
      if (how === 'drop') words.splice(place, 1);
      else if (how === 'copy') words.splice(place, 0, words[from % words.length]!);
      else words[place] = how === 'swap' ? words[from % words.length]! : odd;
      if (words.length === 0) words.push(' ');
    }
    return words.join('');
  });

/** What is wrong with how it was taken; nothing where it is played, or refused by lines that are there and by one sentence each. */
function mistakes(text: string): readonly string[] {
  const lines = text.split(/\r\n|\r|\n/).length;
  const { own, problems, warnings } = readNetlist(text, deviceModels);
  const compiled = own && compileOwn(own);
  const refused = compiled && 'problem' in compiled ? [compiled.problem] : [];
  const notes = [...problems, ...warnings, ...refused];
  return [
    ...(isSilent(own === null, problems.length > 0) ? ['is refused without a reason, or read in spite of one'] : []),
    ...notes.filter(({ line }) => line < 1 || line > lines).map(({ line }) => `has no line ${line}`),
    ...notes.filter(({ text: said }) => !/^[^\n]{10,240}[.…]$/.test(said)).map(({ text: said }) => `says ${said}`),
    ...(own && own.circuit.components.length > 200 ? ['is too large'] : []),
    ...(compiled && 'code' in compiled && !WebAssembly.validate(compiled.code)
      ? ['is compiled to what is no module']
      : []),
  ];
}

const isSilent = (isRefused: boolean, hasReason: boolean): boolean => isRefused !== hasReason;

describe('whatever is pasted', () => {
  it('is played or refused, where words of a netlist are taken out and put elsewhere', () => {
    fc.assert(
      fc.property(broken, (text) => {
        expect(mistakes(text)).toEqual([]);
      }),
      { numRuns: Number(process.env['FUZZ_RUNS'] ?? 150) },
    );
  });

  it('is refused where it is no netlist at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expect(mistakes(text)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['letters', 'a'.repeat(maxNetlistLength)],
    ['one long line', `* t\nR1 IN OUT ${'1k '.repeat(30_000)}`],
    ['a card that goes on', `* t\n.model D D(${'A'.repeat(1500)}\n${`+${' '.repeat(300)}B\n`.repeat(200)})`],
    ['brackets', '('.repeat(maxNetlistLength)],
    ['quotes', `(${'"'.repeat(maxNetlistLength - 1)}`],
    ['a long value', `(export (components (comp (ref "RV1") (value "${'1 '.repeat(40_000)}")))(nets))`],
    ['lines of a part', `* t\n${'R1 IN OUT 1k\n'.repeat(7_000)}`],
    ['more than is read', 'a'.repeat(maxNetlistLength + 1)],
  ])('is refused soon: %s', (_, text) => {
    expect(mistakes(text)).toEqual([]);
  });
});
