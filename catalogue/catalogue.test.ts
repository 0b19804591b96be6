import { describe, expect, it, vi } from 'vitest';
import { featuredSlugs, subcategories } from '#domain/catalogue/catalogue.ts';
import { catalogue, boardSizes } from './catalogue.ts';
import { catalogueDrawings, kitDrawing } from './catalogue-drawings.ts';
import { billProblem } from '#electronics/written-bill.ts';
import { circuitProblems } from '#electronics/checks.ts';
import { kits } from './kits.ts';
import { partBySlug, parts } from './parts.ts';
import { productProblems } from './product-checks.ts';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';

// Thirty boards are laid out; how fast a machine is says nothing about them.
vi.setConfig({ testTimeout: 300_000 });

it('says the size that each board is laid out to', () => {
  const laidOut = kits.map((kit) => {
    const { w, h } = layoutBoard(kitDrawing(kit)).board;
    return [kit.slug, `${w.toFixed(1)} x ${h.toFixed(1)} mm`];
  });
  expect(boardSizes).toEqual(Object.fromEntries(laidOut));
});

const lookup = (slug: string) => partBySlug.get(slug);

describe('the catalogue', () => {
  it.each(kits.map((kit) => [kit.slug, kit.circuit] as const))('has a sound circuit for %s', (_slug, circuit) => {
    expect(circuitProblems(circuit, lookup)).toEqual([]);
  });

  it('has products that are complete, priced sensibly and plainly worded', () => {
    expect(productProblems(catalogue)).toEqual([]);
  });

  it('holds the four featured kits under the slugs of the home page', () => {
    const kitSlugs = kits.map(({ slug }) => slug);
    expect(kitSlugs).toEqual(expect.arrayContaining([...featuredSlugs]));
  });

  it('has at least 26 kits', () => {
    expect(kits.length).toBeGreaterThanOrEqual(26);
  });

  it.each(['kit', 'pcb'] as const)('has at least two of each of the 13 subcategories among %s products', (category) => {
    expect(subcategories[category]).toHaveLength(13);
    const short = subcategories[category].filter(
      ({ slug }) =>
        catalogue.filter((product) => product.category === category && product.subcategory === slug).length < 2,
    );
    expect(short).toEqual([]);
  });

  it('has a few kits out of stock and most in stock', () => {
    const soldOut = kits.filter(({ stock }) => stock === 0).length;
    expect(soldOut).toBeGreaterThanOrEqual(2);
    expect(soldOut).toBeLessThan(kits.length / 4);
  });

  it('sells at least sixty parts, some in each subcategory', () => {
    expect(parts.length).toBeGreaterThanOrEqual(60);
    const sold = new Set(parts.map(({ subcategory }) => subcategory));
    expect([...sold].toSorted()).toEqual(subcategories.parts.map(({ slug }) => slug).toSorted());
  });

  it('gives a kit the slug of its circuit', () => {
    for (const kit of kits) expect(kit.circuit.slug).toBe(kit.slug);
  });

  it('tells what the pins of every chip and transistor do', () => {
    const active = parts.filter(({ picture }) => ['dip', 'to92', 'to220', 'can'].includes(picture.draw));
    expect(active.filter(({ pinOut }) => !pinOut).map(({ slug }) => slug)).toEqual([]);
  });

  it('includes everything in a kit and only the board with a board', () => {
    for (const product of catalogue.filter(({ category }) => category === 'pcb')) {
      expect(product.components).toHaveLength(1);
      expect(product.bom.length).toBeGreaterThan(10);
    }
    const overdrive = catalogue.find(({ slug }) => slug === 'vintage-overdrive');
    expect(overdrive?.components).toEqual(
      expect.arrayContaining([
        '1 x Printed circuit board',
        '2 x Resistor 4K7',
        '1 x IC JRC4558D',
        '3 x Knob',
        '1 x 125B enclosure',
      ]),
    );
  });

  it('has bills that the office would take as they are', () => {
    expect(catalogue.flatMap(({ bom }) => (bom && billProblem(bom)) ?? [])).toEqual([]);
  });

  it('has a drawing for every picture it names', () => {
    const drawn = new Set([
      ...Object.keys(catalogueDrawings.pedals).map((slug) => `art:pedal/${slug}`),
      ...Object.keys(catalogueDrawings.boards).map((slug) => `art:board/${slug}`),
      ...Object.keys(catalogueDrawings.parts).map((slug) => `art:part/${slug}`),
    ]);
    expect(catalogue.map(({ imageUrl }) => imageUrl).filter((url) => !drawn.has(url))).toEqual([]);
  });

  it('puts one knob on the picture for each control', () => {
    for (const { slug, circuit } of kits)
      expect(catalogueDrawings.pedals[slug]?.knobs).toHaveLength(
        circuit.components.filter(({ kind }) => kind === 'pot').length,
      );
  });
});
