import { describe, expect, it } from 'vitest';
import { featuredSlugs } from '#domain/catalogue/catalogue.ts';
import { pictureCatalogue, catalogueDrawings } from '#catalogue/catalogue-drawings.ts';
import { letters } from '#drawings/primitives/stroke-letters.ts';
import { partPictureSvg } from '#drawings/parts/part-drawing.ts';
import { pictures } from '#drawings/pictures.ts';

const isFeatured = new Set<string>(featuredSlugs);
const featured = catalogueDrawings.kits.filter(({ slug }) => isFeatured.has(slug));
const parts = Object.values(catalogueDrawings.parts);
const { filmKits } = pictureCatalogue;
const all = pictures({ kits: featured, parts, featuredSlugs, filmKits });

/** One part of each way of drawing; values and marks change only the letters and the bands. */
const oneOfEach = new Set(
  Map.groupBy(parts, ({ drawing }) => JSON.stringify(drawing).replace(/"(value|mark)":"[^"]*"/, ''))
    .values()
    .map(([part]) => `part/${part!.slug}`),
);
const drawn = all
  .filter(({ name, raster, format }) => !raster && !format && (!name.startsWith('part/') || oneOfEach.has(name)))
  .map(({ name, draw }) => ({ name, picture: draw() }));

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
    for (const { slug } of featured)
      for (const view of [
        'pedal',
        'drafting',
        'board',
        'board-soldered',
        'inside',
        'kit',
        'flat-lay',
        'chain',
        'social',
      ])
        expect(names).toContain(`${view}/${slug}`);
    for (const { pcbSlug } of featured) expect(names).toContain(`social/${pcbSlug}`);
    for (const { slug } of parts) expect(names).toContain(`part/${slug}`);
    expect(names).toContain('social/parts');
  });

  it('throws when a featured kit is not in the catalogue', () => {
    expect(() => pictures({ kits: featured.slice(1), parts, featuredSlugs, filmKits })).toThrow('home page');
  });

  it('uses only characters that the stroke font has', () => {
    const words = catalogueDrawings.kits.map((kit) => [
      [kit.title, kit.name, ...kit.knobs.map(({ label }) => label), ...kit.wires.map(({ label }) => label)],
      kit.parts.map(({ ref, value }) => ref + value),
    ]);
    const marks = parts.map(({ drawing }) =>
      'mark' in drawing ? drawing.mark : 'value' in drawing ? drawing.value : '',
    );
    const used = new Set([...words.flat(2), ...marks].join('').toUpperCase());
    used.delete(' ');
    expect([...used].filter((letter) => !(letter in letters))).toEqual([]);
  });

  it('draws no two parts alike that carry different values', () => {
    const valued = parts.filter(({ drawing }) => 'value' in drawing);
    const svgs = valued.map((part) => partPictureSvg(part).replace(/aria-label="[^"]*"| id="[^"]*"|[(#"]t\w+/g, ''));
    expect(valued.filter((_, i) => svgs.indexOf(svgs[i]!) !== i).map(({ slug }) => slug)).toEqual([]);
  });

  it('says of each picture what it is drawn from, so that a changed product is drawn anew', () => {
    const [kit, ...others] = featured as [(typeof featured)[number], ...typeof featured];
    const pedal = (coat: typeof kit.coat) =>
      pictures({ kits: [{ ...kit, coat }, ...others], parts: [], featuredSlugs, filmKits }).find(
        (p) => p.name === `pedal/${kit.slug}`,
      )!;
    expect(JSON.stringify(pedal('bone').source)).not.toBe(JSON.stringify(pedal('soot').source));
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

  it('contains no NaN, Infinity, undefined, null or [object', () => {
    expect(/NaN|undefined|null|Infinity|\[object/.exec(picture)).toBeNull();
  });

  it('is shorter than 200,000 characters', () => {
    expect(picture.length).toBeLessThan(200_000);
  });
});
