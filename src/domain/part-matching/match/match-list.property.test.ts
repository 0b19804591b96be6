import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faradsNotation, formatFarads, formatOhms, ohmsNotation } from '#electronics/value/format.ts';
import { pastedLines, seedPartList } from '#tests/support/workbench/part-list.ts';
import { maxListLines, maxLineLength } from '../read/read-list.ts';
import { matchList } from './match-list.ts';
import { amountOfPart, PartIndex } from './part-index.ts';

const index = new PartIndex(seedPartList);

const anyLine = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    ...pastedLines,
    'Qty,Value,Ref',
    '"a""b',
    ',,,;\t',
    '×2',
    'R1-R999',
    'R5-R2',
    '1e9999k',
    '0 k',
    '()[]',
    '| --- | --- |',
    '## Resistors',
    'PART VALUE TYPE NOTES',
  ),
  fc.string({ unit: fc.constantFrom(...'RCQ1234567890kKnpuµΩ.,;:-–x×" \t|&+()'), maxLength: 40 }),
  // Things as people list them, with what they put between.
  fc
    .array(
      fc.tuple(
        fc.constantFrom(
          ...'4k7/2,2k/100n film/TL072 x2/3 x 1N4148/R1/R2 10k/1%/unobtainium/9V DC jack/10k resistor'.split('/'),
          ...'(or two, if you like)/6/x2/BC337/and/0,047µF/3PDT/LED'.split('/'),
        ),
        fc.constantFrom(', ', ',', '; ', ';', '\t', ' and ', ' & ', ' + ', ' ', ' | '),
      ),
      { minLength: 1, maxLength: 15 },
    )
    .map((things) => things.flat().join('')),
);
const anyBill = fc.array(anyLine, { maxLength: 30 }).map((lines) => lines.join('\n'));

/** Signs and words that part two things, and say nothing themselves. */
const between = /^(?:[\s,;|&+]|\band\b|\bund\b|\bplus\b)*$/iu;

it('accounts for everything that is pasted: it is in an entry, heads others, or is shown as not read', () => {
  fc.assert(
    fc.property(anyBill, (text) => {
      const { entries, headers, unread, cut } = matchList(text, index);
      const lines = text.normalize('NFC').split(/\r\n|\r|\n/);
      expect(cut).toBe(0);
      for (const [at, whole] of lines.entries()) {
        const line = whole.replace(/^\uFEFF/, '');
        const shown = [
          ...headers.filter((each) => each.line === at).map((each) => each.text),
          ...entries.filter(({ entry }) => entry.line === at).map(({ entry }) => entry.raw),
          ...unread.filter((each) => each.line === at).map((each) => each.text),
        ];
        let from = 0;
        for (const each of shown) {
          const start = line.indexOf(each, from);
          expect(start, `${JSON.stringify(each)} of ${JSON.stringify(line)}`).toBeGreaterThanOrEqual(from);
          expect(line.slice(from, start)).toMatch(between);
          from = start + each.length;
        }
        expect(line.slice(from), JSON.stringify(line)).toMatch(between);
      }
      for (const { entry } of entries) expect(entry.quantity).toBeGreaterThan(0);
    }),
    { numRuns: 500 },
  );
});

it('shows the end of a line that is too long to be read', () => {
  const line = `TL072 ${'x'.repeat(maxLineLength)} 4k7`;
  const { unread } = matchList(line, index);
  expect(unread).toEqual([{ line: 0, text: line.slice(maxLineLength) }]);
});

it('finds each thing of a list, in whatever way its things are parted', () => {
  const things = [
    ['4k7 x6', '6 resistor-4k7'],
    ['2,2k', '1 resistor-2k2'],
    ['100n film', '1 film-100n'],
    ['TL072', '1 tl072cp'],
    ['3 x 1N4148', '3 1n4148'],
    ['B100K pot', '1 pot-b100k'],
    ['9V DC jack', '1 dc-jack'],
    ['J201', '1 j201'],
  ] as const;
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...things], { minLength: 2 }),
      fc.constantFrom(', ', '; ', ' and ', ', and ', '\t', ' & ', ' + ', '\n', ' | '),
      (chosen, parting) => {
        const { entries } = matchList(chosen.map(([thing]) => thing).join(parting), index);
        const found = entries.map(
          ({ entry, match }) => `${entry.quantity} ${'part' in match ? match.part.slug : match.is}`,
        );
        expect(found).toEqual(chosen.map(([, expected]) => expected));
      },
    ),
    { numRuns: 200 },
  );
});

const valued = seedPartList.parts.filter(
  (part) => (part.kind === 'resistor' || part.kind.endsWith('-capacitor')) && amountOfPart(part) !== null,
);

it('matches values that are equal in meaning, however they are written', () => {
  fc.assert(
    fc.property(fc.constantFrom(...valued), fc.nat({ max: 4 }), (part, way) => {
      const { unit, amount } = amountOfPart(part)!;
      const written = (
        unit === 'ohms'
          ? [part.value, ohmsNotation(amount), formatOhms(amount), String(amount), `${amount / 1000}k`]
          : [part.value, faradsNotation(amount), formatFarads(amount), `${amount * 1e12}p`, `${amount * 1e6} uF`]
      )[way]!;
      const kind = part.kind.replaceAll('-', ' ');
      const [{ match }] = matchList(`X ${kind} ${written}`.replace('X ', ''), index).entries as [never];
      expect(match).toEqual({ is: 'exact', part });
    }),
    { numRuns: 300 },
  );
});

it('stops at an end, and says how much it left', () => {
  const { entries, cut } = matchList('TL072\n'.repeat(maxListLines + 7), index);
  expect([entries.length, cut]).toEqual([maxListLines, 7]);
});

it('asks the index: a line looks at the parts that it names, never at all of them', () => {
  let looks = 0;
  const watched = seedPartList.parts.map(
    (part) => new Proxy(part, { get: (target, name) => ((looks += 1), Reflect.get(target, name)) }),
  );
  const ownIndex = new PartIndex({ ...seedPartList, parts: watched });
  looks = 0;
  const lines = Array.from({ length: 1_000 }, (_, at) => pastedLines[at % pastedLines.length]!);
  expect(matchList(lines.join('\n'), ownIndex).entries).toHaveLength(1_000);
  expect(looks / 1_000).toBeLessThan(seedPartList.parts.length / 10);
});
