import { describe, expect, it } from 'vitest';
import { featuredKits } from './catalogue-art.ts';
import type { PartArt, PartDrawing } from './parts/part-art.ts';
import { pictures } from './pictures.ts';

const drawings: readonly PartDrawing[] = [
  { draw: 'resistor', value: '4K7' },
  { draw: 'film', value: '100N' },
  { draw: 'ceramic', value: '101' },
  { draw: 'electrolytic', value: '47µF' },
  { draw: 'diode', body: 'black' },
  { draw: 'led', colour: 'green' },
  { draw: 'dip', pins: 14, mark: 'CD4049' },
  { draw: 'to92', mark: '2N5457' },
  { draw: 'pot', mark: 'B100K' },
  { draw: 'trimmer', mark: '103' },
  { draw: 'module', mark: 'BTDR' },
  { draw: 'socket', pins: 16 },
  { draw: 'knob', style: 'spun' },
  { draw: 'enclosure', size: '125B' },
  { draw: 'base-plate', size: '1590A' },
  ...(['can', 'footswitch', 'toggle', 'jack', 'dc-jack', 'bezel', 'wire', 'feet', 'opto', 'inductor'] as const).map(
    (draw) => ({ draw }),
  ),
];
const parts = drawings.map((drawing): PartArt => ({ slug: drawing.draw, title: `A ${drawing.draw}`, drawing }));
const all = pictures({ kits: featuredKits, parts });
const drawn = all.filter(({ raster }) => !raster).map(({ name, draw }) => ({ name, picture: draw() }));

/** The first fault in the nesting, the attributes or the text of a piece of XML, or null. */
function fault(xml: string): string | null {
  const open: string[] = [];
  let at = 0;
  for (const tag of xml.matchAll(/<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (tag.index !== at) return `stray text at ${at}: ${xml.slice(at, at + 40)}`;
    at += tag[0].length;
    const [, closing, name, attributes, selfClosing] = tag;
    if (closing && open.pop() !== name) return `</${name}> closes nothing`;
    const names = [...attributes!.matchAll(/([\w:-]+)="/g)].map((m) => m[1]);
    if (new Set(names).size !== names.length) return `an attribute twice in ${tag[0]}`;
    if (/&(?!(amp|lt|gt|quot);)/.test(attributes!)) return `a bare & in ${tag[0]}`;
    if (!closing && !selfClosing) open.push(name!);
  }
  if (at !== xml.length) return `stray text at ${at}: ${xml.slice(at, at + 40)}`;
  return open.length ? `<${open.at(-1)}> is never closed` : null;
}

describe('the checker of this test', () => {
  it.each(['<a><b></a></b>', '<a>', '<a/>text', '<a x="1" x="2"/>', '<a x=1/>', '<a x="R&D"/>'])(
    'refuses %s',
    (xml) => {
      expect(fault(xml)).not.toBeNull();
    },
  );

  it('accepts what is well formed', () => {
    expect(fault('<a x="R&amp;D"><b/><c y-z="2"></c></a>')).toBeNull();
  });
});

describe('the list of pictures', () => {
  it('names each picture once', () => {
    expect(new Set(all.map((p) => p.name)).size).toBe(all.length);
  });

  it('has every view of every kit', () => {
    const names = all.map((p) => p.name);
    for (const { slug } of featuredKits)
      for (const view of ['pedal', 'board', 'board-soldered', 'kit', 'chain', 'social'])
        expect(names).toContain(`${view}/${slug}`);
    expect(names).toContain('part/resistor');
  });

  it('says of each picture what it is drawn from, so that a changed product is drawn anew', () => {
    const [kit] = featuredKits as [(typeof featuredKits)[number]];
    const pedal = (coat: typeof kit.coat) =>
      pictures({ kits: [{ ...kit, coat }], parts: [] }).find((p) => p.name === `pedal/${kit.slug}`)!;
    expect(JSON.stringify(pedal('bone').from)).not.toBe(JSON.stringify(pedal('soot').from));
    expect(pedal('bone').draw()).not.toBe(pedal('soot').draw());
  });
});

describe.each(drawn)('$name', ({ picture }) => {
  it('is well-formed XML with the namespace of SVG', () => {
    expect(fault(picture)).toBeNull();
    expect(picture.slice(0, 60)).toContain('<svg xmlns="http://www.w3.org/2000/svg"');
  });

  it('uses no id twice, and no id that is not there', () => {
    const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const used = [...picture.matchAll(/(?:href="|url\()#([^")]+)/g)].map((m) => m[1]!);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is quick to draw and safe to show: no filter, script, style, text, photograph or address', () => {
    expect(/<(filter|script|style|text|image|foreignObject|a)\b/.exec(picture)).toBeNull();
    const addresses = picture.replace('http://www.w3.org/2000/svg', '').match(/https?:|\/\/|data:| on\w+="/g);
    expect(addresses).toBeNull();
  });

  it('has no number that is none', () => {
    expect(/NaN|undefined|null|Infinity|\[object/.exec(picture)).toBeNull();
  });

  it('weighs no more than a picture may', () => {
    expect(picture.length).toBeLessThan(200_000);
  });
});
