import fc from 'fast-check';
import { expect, it } from 'vitest';
import { faradsNotation, formatFarads, formatOhms, ohmsNotation } from '#electronics/value/format.ts';
import { pastedLines, seedPartList } from '#tests/support/bench/part-list.ts';
import { maxBillLines } from '../read/read-bill.ts';
import { matchBill } from './match-bill.ts';
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
  ),
  fc.string({ unit: fc.constantFrom(...'RCQ1234567890kKnpuµΩ.,;:-–x×" \t'), maxLength: 40 }),
);
const anyBill = fc.array(anyLine, { maxLength: 30 }).map((lines) => lines.join('\n'));

it('reads whatever is pasted, and every line comes back: as a header, or with what it asks for', () => {
  fc.assert(
    fc.property(anyBill, (text) => {
      const { entries, headers, cut } = matchBill(text, index);
      const lines = text.normalize('NFC').split(/\r\n|\r|\n/);
      const written = lines.flatMap((line, at) => (line.replace(/^\uFEFF/, '').trim() === '' ? [] : [at]));
      const read = [...new Set([...entries.map(({ entry }) => entry.line), ...headers])].toSorted((a, b) => a - b);
      expect(read).toEqual(written);
      expect(headers.some((line) => entries.some(({ entry }) => entry.line === line))).toBe(false);
      expect(cut).toBe(0);
      for (const { entry } of entries) {
        expect(entry.quantity).toBeGreaterThan(0);
        // What came off one line is in it, and nothing twice.
        const ofLine = entries.filter((other) => other.entry.line === entry.line);
        const letters = ofLine.reduce((sum, other) => sum + other.entry.raw.length, 0);
        expect(letters).toBeLessThanOrEqual(lines[entry.line]!.length);
        expect(lines[entry.line]).toContain(entry.raw);
      }
    }),
    { numRuns: 300 },
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
      const [{ match }] = matchBill(`X ${kind} ${written}`.replace('X ', ''), index).entries as [never];
      expect(match).toEqual({ is: 'exact', part });
    }),
    { numRuns: 300 },
  );
});

it('stops at an end, and says how much it left', () => {
  const { entries, cut } = matchBill('TL072\n'.repeat(maxBillLines + 7), index);
  expect([entries.length, cut]).toEqual([maxBillLines, 7]);
});

it('asks the index: a line looks at the parts that it names, never at all of them', () => {
  let looks = 0;
  const watched = seedPartList.parts.map(
    (part) => new Proxy(part, { get: (target, name) => ((looks += 1), Reflect.get(target, name)) }),
  );
  const ownIndex = new PartIndex({ ...seedPartList, parts: watched });
  looks = 0;
  const lines = Array.from({ length: 1_000 }, (_, at) => pastedLines[at % pastedLines.length]!);
  expect(matchBill(lines.join('\n'), ownIndex).entries).toHaveLength(1_000);
  expect(looks / 1_000).toBeLessThan(seedPartList.parts.length / 10);
});
