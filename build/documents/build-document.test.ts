import { beforeAll, describe, expect, it } from 'vitest';
import { bandPaints } from '#drawings/parts/resistor-paints.ts';
import { bandColours } from '#electronics/codes/resistor-bands.ts';
import { parseValue } from '#electronics/value/parse.ts';
import { bomGroups } from './bom/bom-lines.ts';
import { buildDocument } from './build-document.ts';
import { resistorBody } from './part-icons.ts';
import { readPdf, type ReadPage } from '#tests/support/pdf-reader.ts';
import { formatVolts } from './wording.ts';
import { type Subject, subjects } from './subject.ts';

/** Routing a board takes a while on a busy machine. */
const drawingMs = 60_000;

const subjectOf = (slug: string): Subject => subjects.find(({ product }) => product.slug === slug)!;

const words = (pages: readonly ReadPage[]): Set<string> =>
  new Set(pages.flatMap(({ texts }) => texts).flatMap((text) => text.split(/[\s,]+/)));

/** The operands of a fill, as the document writes a colour. */
const filled = (hex: string): string =>
  `${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255).join(' ')} scn`;

describe.each(['fuzz-box', 'fuzz-box-pcb'])('the build document of %s', (slug) => {
  const subject = subjectOf(slug);
  let bytes: Buffer;
  let source: string;
  let pages: readonly ReadPage[];

  beforeAll(async () => {
    bytes = await buildDocument(subject, { compress: false });
    ({ source, pages } = readPdf(bytes));
  }, drawingMs);

  const pageWith = (heading: string): ReadPage => pages.find(({ texts }) => texts.includes(heading))!;
  const allTexts = (): string[] => pages.flatMap(({ texts }) => texts);

  it('has a few pages, numbered to the last', () => {
    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(pages.length).toBeLessThanOrEqual(16);
    pages.forEach(({ texts }, i) => expect(texts).toContain(`Page ${i + 1} of ${pages.length}`));
  });

  it('names every part of the bill of materials, in the list and in the steps', () => {
    const found = words(pages);
    for (const { ref } of subject.bom) expect(found).toContain(ref);
  });

  it('says every letter in a font that has it', () => {
    expect(allTexts().join('')).not.toMatch(/[\0\uFFFD]/);
  });

  it('shows every part on the placement map', () => {
    const { texts } = pageWith('The board');
    const onBoard = subject.bom.filter(({ place, kind }) => place === 'board' || kind === 'pot');
    for (const { ref } of onBoard) expect(texts.map((text) => text.toUpperCase())).toContain(ref);
  });

  it('draws each resistor of the bill with the five bands of its value, in their order', () => {
    const [, ...bodies] = pageWith('Bill of materials').content.split(filled(resistorBody));
    const drawn = bodies.map((body) => (body.match(/[\d. ]+ scn/g) ?? []).slice(0, 5));
    const values = bomGroups(subject.bom)
      .find(({ title }) => title === 'Resistors')!
      .lines.map(({ value }) => value);
    const paints = (value: string): string[] => bandColours(parseValue(value)).map((colour) => bandPaints[colour]);
    expect(drawn).toEqual(values.map((value) => paints(value).map(filled)));
  });

  it('lists each voltage to expect', () => {
    const { texts } = pageWith('What to measure');
    for (const { volts } of subject.product.measurements) expect(texts).toContain(formatVolts(volts));
  });

  it('draws the schematic in lines, with the name and value of every part of the circuit', () => {
    const { texts, content } = pageWith('The schematic');
    for (const { ref, value } of subject.kit.circuit.components)
      expect(texts).toEqual(expect.arrayContaining([ref, value]));
    expect(content).not.toContain(' Do');
  });

  it('warns about the iron and the adapter', () => {
    expect(pages[0]!.texts.join(' ')).toContain('centre-negative adapter');
  });

  it(
    'is dated by the product, and the same bytes each time',
    async () => {
      expect(source).toContain(`(D:${subject.product.addedOn.replaceAll('-', '')}000000Z)`);
      expect(await buildDocument(subject, { compress: false })).toEqual(bytes);
    },
    drawingMs,
  );
});

describe('the documents of a kit and of its board', () => {
  const texts = async (slug: string): Promise<string[]> =>
    readPdf(await buildDocument(subjectOf(slug), { compress: false })).pages.flatMap((page) => page.texts);

  it(
    'say what is in the box, or which parts to buy',
    async () => {
      const [kit, board] = [await texts('fuzz-box'), await texts('fuzz-box-pcb')];
      expect(kit).toContain('In the box');
      expect(kit).not.toContain('You need these parts');
      expect(board).toContain('You need these parts');
      expect(board).not.toContain('In the box');
      expect(board).toContain('1 × pack of 10');
      expect(board).not.toContain('Drilled, coated and printed for this kit.');
    },
    drawingMs,
  );
});
