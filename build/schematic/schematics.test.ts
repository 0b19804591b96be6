import { beforeAll, describe, expect, it } from 'vitest';
import { measure } from '#drawings/schematic/measures.ts';
import type { Sheet } from '#drawings/schematic/sheet.ts';
import { schematicSvg } from '#drawings/schematic/svg.ts';
import { type Circuit, NC } from '#electronics/component.ts';
import { pinsByNet } from '#electronics/netlist.ts';
import { joinedPins, partsOf, pinsOf, targetsOf, textsOf } from '#tests/support/schematic/svg-netlist.ts';
import { pagesOf } from '../documents/schematic/schematic-page.ts';
import { layOut } from './lay-out.ts';
import { kits } from '#catalogue/kits.ts';
import { schematicPictures } from './schematic-pictures.ts';
import { circuits, schematics } from './schematics.ts';
import { stageNames } from './stage-names.ts';

/** Crossings and bends of each drawing. A change that makes one worse has to be looked at as a picture. */
const limits: Readonly<Record<string, readonly [crossings: number, bends: number]>> = {
  'analog-delay': [0, 84],
  'bass-fuzz': [0, 19],
  'bass-preamp': [0, 23],
  'buffer-splitter': [0, 5],
  'chip-echo': [0, 30],
  'chorus-pedal': [0, 65],
  'clean-booster': [0, 2],
  'envelope-filter': [0, 18],
  'four-stage-phaser': [0, 49],
  'fuzz-box': [0, 9],
  'germanium-fuzz': [0, 12],
  'hard-clipper': [0, 9],
  'jfet-preamp': [0, 19],
  'loop-switcher': [1, 8],
  'micro-booster': [0, 5],
  'octave-up': [1, 15],
  'optical-tremolo': [0, 20],
  'orange-compressor': [0, 13],
  'plate-reverb': [0, 17],
  'pocket-amp': [0, 9],
  'pocket-fuzz': [0, 4],
  'rodent-distortion': [0, 14],
  'six-band-eq': [0, 39],
  'spring-reverb': [0, 27],
  'studio-compressor': [0, 21],
  'sub-octave': [0, 36],
  'sustain-fuzz': [0, 26],
  'tilted-wah': [0, 20],
  'treble-booster': [0, 9],
  'two-band-eq': [0, 17],
  'vintage-overdrive': [0, 23],
  'vintage-tremolo': [0, 17],
};

let sheets: ReadonlyMap<string, Sheet>;
// A first run lays all of them out; the next ones find them in the cache.
beforeAll(async () => {
  sheets = await schematics();
}, 120_000);

const svgOf = (circuit: Circuit): string => schematicSvg(sheets.get(circuit.slug)!, { title: circuit.slug });
const named = circuits.map((circuit) => [circuit.slug, circuit] as const);

/** What the netlist joins, in the same form as what the drawing joins. */
function netlistOf({ components }: Circuit): string[] {
  const groups = [...pinsByNet(components)].map(([, pins]) => pins.map(({ ref, pin }) => `${ref}.${pin}`));
  const open = components.flatMap(({ ref, pins }) =>
    Object.entries(pins).flatMap(([pin, net]) => (net === NC ? [[`${ref}.${pin}`]] : [])),
  );
  return [...groups, ...open].map((pins) => pins.toSorted().join(' ')).toSorted();
}

describe('a schematic', () => {
  it('is left by a quick build, for each kit, and told apart by its circuit and its title', () => {
    const deferred = schematicPictures().filter(({ isDeferred }) => isDeferred);
    expect(deferred.map(({ name }) => name)).toEqual(circuits.map(({ slug }) => `schematic/${slug}`));
    expect(deferred.map(({ source }) => source)).toEqual(kits.map(({ name, circuit }) => [name, circuit]));
  });

  it.each(named)('of %s has the stages that are told before it is laid out', (slug, circuit) => {
    expect(sheets.get(slug)!.stages.map(({ name }) => name)).toEqual(stageNames(circuit));
  });

  it.each(named)('of %s joins the pins that the netlist joins, and no others', (_, circuit) => {
    const svg = svgOf(circuit);
    const drawn = joinedPins(svg);
    // An open pin of a chip is not drawn at all.
    const shown = new Set(pinsOf(svg).map(({ part, pin }) => `${part}.${pin}`));
    const expected = netlistOf(circuit).filter((pins) => pins.includes(' ') || shown.has(pins));
    expect(
      drawn
        .map(({ pins }) => pins.toSorted().join(' '))
        .filter(Boolean)
        .toSorted(),
    ).toEqual(expected);
    const everyPart = circuit.components.filter(({ kind }) => kind !== 'mechanical').map(({ ref }) => ref);
    expect(new Set(partsOf(svg).map(({ part }) => part))).toEqual(new Set(everyPart));
  });

  it.each(named)('of %s names its rails as the netlist does', (_, circuit) => {
    const netOf = new Map(
      circuit.components.flatMap(({ ref, pins }) => Object.entries(pins).map(([pin, net]) => [`${ref}.${pin}`, net])),
    );
    for (const { pins, names } of joinedPins(svgOf(circuit)))
      for (const name of names.filter((mark) => mark.startsWith('net ')))
        for (const pin of pins) expect(`net ${netOf.get(pin)!}`, pin).toBe(name);
  });

  it.each(named)('of %s prints the number of every pin of a chip beside it', (_, circuit) => {
    const svg = svgOf(circuit);
    const texts = textsOf(svg);
    const chips = new Set(
      partsOf(svg)
        .filter(({ shape }) => ['opamp', 'power', 'chip', 'spdt'].includes(shape))
        .map(({ part }) => part),
    );
    for (const { part, pin, at } of pinsOf(svg).filter((drawn) => chips.has(drawn.part))) {
      const near = texts.filter(({ text, at: [x, y] }) => text === pin && Math.hypot(x - at[0], y - at[1]) < 30);
      expect(near.length, `${part}.${pin}`).toBeGreaterThan(0);
    }
  });

  it.each(named)('of %s says what every part is and what value it has', (_, circuit) => {
    const words = new Set(textsOf(svgOf(circuit)).map(({ text }) => text));
    const isNamed = (ref: string): boolean => ['', 'A', 'B', 'C', 'D'].some((unit) => words.has(ref + unit));
    const parts = circuit.components.filter(({ kind }) => kind !== 'mechanical');
    expect(parts.filter(({ ref }) => !isNamed(ref))).toEqual([]);
    // There is one kind of each jack.
    const valued = parts.filter(({ kind }) => kind !== 'jack' && kind !== 'dc-jack');
    expect(valued.filter(({ value }) => !words.has(value))).toEqual([]);
  });

  it.each(named)(
    'of %s has nothing over anything else, and no more crossings and bends than when it was judged',
    (slug, circuit) => {
      const { crossings, bends, overlaps } = measure(sheets.get(slug)!.piece);
      expect(overlaps).toEqual([]);
      const [mostCrossings, mostBends] = limits[circuit.slug] ?? [0, 0];
      expect(crossings, 'crossings').toBeLessThanOrEqual(mostCrossings);
      expect(bends, 'bends').toBeLessThanOrEqual(mostBends);
    },
  );

  it.each(named)('of %s has every stage whole on one of its printed pages', (slug) => {
    const sheet = sheets.get(slug)!;
    const pages = pagesOf(sheet);
    expect(pages.length).toBeLessThanOrEqual(3);
    const isOn = (top: number, bottom: number): boolean => pages.some((page) => page[1] <= top && page[3] >= bottom);
    expect(sheet.stages.filter(({ box }) => !isOn(box[1], box[3]))).toEqual([]);
  });

  it.each(named)(
    'of %s can be pointed at: every part, and every net by all of its pins and by no others',
    (_, circuit) => {
      const svg = svgOf(circuit);
      const { nets, refs } = targetsOf(svg);
      const pinsOn = nets.map(({ net, touches }) => [
        net,
        pinsOf(svg).flatMap(({ part, pin, at }) => (touches(at) ? [`${part}.${pin}`] : [])),
      ]);
      const drawn = new Set(pinsOf(svg).map(({ part, pin }) => `${part}.${pin}`));
      const joined = [...pinsByNet(circuit.components)].map(([net, pins]) => [
        net,
        pins.map(({ ref, pin }) => `${ref}.${pin}`).filter((pin) => drawn.has(pin)),
      ]);
      const sorted = (list: (string | string[])[][]): Record<string, string[]> =>
        Object.fromEntries(list.map(([net, pins]) => [net, [...new Set(pins)].toSorted()]));
      expect(sorted(pinsOn)).toEqual(sorted(joined));
      expect(refs.toSorted()).toEqual([...new Set(partsOf(svg).map(({ part }) => part))].toSorted());
    },
  );

  it('offers its targets in the order of the signal', () => {
    const { order } = targetsOf(svgOf(circuits.find(({ slug }) => slug === 'fuzz-box')!));
    expect(order.slice(0, 5)).toEqual(['IN', 'R1', 'C1', 'b1', 'Q1']);
    expect(order.indexOf('OUT')).toBeGreaterThan(order.indexOf('tap'));
    expect(order.slice(-3)).toEqual(['GND', 'VDD', '+9V']);
  });

  it('is the same each time it is laid out', async () => {
    const circuit = circuits.find(({ slug }) => slug === 'fuzz-box')!;
    expect(JSON.parse(await layOut(circuit))).toEqual(JSON.parse(JSON.stringify(sheets.get('fuzz-box'))));
  });

  it('is drawn of a circuit that nobody has written hints for', async () => {
    const circuit = circuits.find(({ slug }) => slug === 'clean-booster')!;
    expect(JSON.parse(await layOut({ ...circuit, slug: 'unknown' }))).toHaveProperty('stages.0.name', 'Circuit');
  });
});

describe('the reader of schematics', () => {
  const fuzzBox = circuits.find(({ slug }) => slug === 'fuzz-box')!;
  const read = (svg: string): string[] =>
    joinedPins(svg)
      .map(({ pins }) => pins.toSorted().join(' '))
      .filter(Boolean)
      .toSorted();
  /** A drawing with one thing changed in it. */
  const broken = (from: RegExp | string, to: string): string => {
    const svg = svgOf(fuzzBox);
    const changed = svg.replace(from, to);
    expect(changed).not.toBe(svg);
    return changed;
  };

  it.each([
    [
      'a wire that is not drawn',
      /<g data-net="c1"><path data-wire="" d="[^"]*"/,
      '<g data-net="c1"><path data-wire="" d=""',
    ],
    ['a capacitor the wrong way round', /(data-ref="C1"[^>]*)rotate\(180\)/, '$1rotate(0)'],
    ['a transistor upside down', /(data-ref="Q1"[^>]*translate\([^)]*\))/, '$1 scale(1 -1)'],
    ['a ground that is another rail', /data-net="GND" data-rail="down"/, 'data-net="+9V" data-rail="down"'],
  ])('sees %s', (_, from, to) => {
    expect(read(broken(from, to))).not.toEqual(netlistOf(fuzzBox));
    expect(read(svgOf(fuzzBox))).toEqual(netlistOf(fuzzBox));
  });
});
