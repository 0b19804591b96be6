import { describe, expect, it } from 'vitest';
import { createAssetUrls } from './asset-urls.ts';

describe('pictures', () => {
  const pictures = createAssetUrls({
    'pedal/fuzz': '/art/pedal-fuzz.0a.svg',
    'social/fuzz': '/art/social-fuzz.0b.png',
    'social/parts': '/art/social-parts.0c.png',
    'social/home': '/art/social-home.0d.png',
  });

  it('turns a name into its address and leaves an address alone', () => {
    expect(pictures.resolve('art:pedal/fuzz')).toBe('/art/pedal-fuzz.0a.svg');
    expect(pictures.resolve('art:constructor')).toBe('/art/constructor.svg');
    expect(pictures.resolve('picture:0a')).toBe('/pictures/0a/800.webp');
    expect(pictures.drawn('fuz')).toEqual([{ imageUrl: 'art:pedal/fuzz', url: '/art/pedal-fuzz.0a.svg' }]);
    expect(pictures.resolve('/uploads/photo.avif')).toBe('/uploads/photo.avif');
  });

  it('finds the slug that a kit was drawn under among those that it has and had', () => {
    const drawn = createAssetUrls({ 'bench-sheet/fuzz': '/art/b.json', 'pedal/loop': '/art/p.svg' });
    expect(drawn.drawnSlug(['fuzz', 'loop'])).toBe('fuzz');
    expect(drawn.drawnSlug(['new-fuzz', 'newer-fuzz', 'fuzz'])).toBe('fuzz');
    expect(drawn.drawnSlug(['new-loop', 'loop'])).toBe('new-loop');
  });

  it('knows documents by their names too', () => {
    const withDocuments = createAssetUrls({}, { 'build/fuzz': '/documents/fuzz-build.0e.pdf' });
    expect(withDocuments.resolve('doc:build/fuzz')).toBe('/documents/fuzz-build.0e.pdf');
  });

  it('knows what the build counted and measured, and of nothing else', () => {
    const lay = { widthMm: 180, heightMm: 170, areas: [{ names: ['Knob'], x: 1, y: 2, w: 3, h: 4 }] };
    const measured = createAssetUrls(
      { 'kit/fuzz': '/art/kit-fuzz.0f.svg' },
      {},
      { documentFacts: { 'build/fuzz': { bytes: 1100, pages: 14 } }, flatLays: { fuzz: lay } },
    );
    expect(measured.documentFacts('doc:build/fuzz')).toEqual({ bytes: 1100, pages: 14 });
    expect(measured.documentFacts('/uploads/own.pdf')).toBeNull();
    expect(measured.flatLay('fuzz')).toEqual({ ...lay, imageUrl: '/art/kit-fuzz.0f.svg' });
    expect(measured.flatLay('other')).toBeNull();
    expect(measured.schematic('fuzz')).toBeNull();
  });

  it('knows a kit that can be heard by its picture, its sheet and its code together', () => {
    const drawn = { 'listen/fuzz': '/art/l.svg', 'listen-sheet/fuzz': '/art/l.json', 'listen/loop': '/art/o.svg' };
    const urls = createAssetUrls(drawn, {}, { playable: { fuzz: '/listen/fuzz.js', amp: '/listen/amp.js' } });
    expect(urls.listening('fuzz')).toEqual({
      imageUrl: '/art/l.svg',
      sheetUrl: '/art/l.json',
      codeUrl: '/listen/fuzz.js',
      ampUrl: '/listen/amp.js',
    });
    expect([urls.listening('loop'), urls.listening('constructor')]).toEqual([null, null]);
  });

  it('knows a kit that lies on the bench by its sheet', () => {
    const urls = createAssetUrls({
      'bench-sheet/fuzz': '/art/b.json',
      'bench-box/fuzz': '/art/o.svg',
      'bench-box/loop': '/art/l.svg',
    });
    expect([urls.bench('fuzz'), urls.bench('loop'), urls.bench('constructor')]).toEqual([
      { sheetUrl: '/art/b.json', openBoxUrl: '/art/o.svg' },
      null,
      null,
    ]);
  });

  it('finds the schematic of a kit with what can be fetched beside it', () => {
    const drawn = createAssetUrls(
      { 'schematic/fuzz': '/art/schematic-fuzz.0a.svg' },
      { 'spice/fuzz': '/documents/fuzz-spice.0b.cir', 'bom/fuzz': '/documents/fuzz-bom.0c.csv' },
      { schematicStages: { fuzz: ['Fuzz', 'Supply'], undrawn: ['Supply'] } },
    );
    expect(drawn.schematic('fuzz')).toEqual({
      imageUrl: '/art/schematic-fuzz.0a.svg',
      stages: ['Fuzz', 'Supply'],
      downloads: [
        { name: 'Circuit for SPICE', type: 'CIR', url: '/documents/fuzz-spice.0b.cir' },
        { name: 'Bill of materials', type: 'CSV', url: '/documents/fuzz-bom.0c.csv' },
      ],
    });
    expect(drawn.schematic('undrawn')).toBeNull();
  });

  it('finds the outline of a drawn part, and of no other picture', () => {
    const drawn = createAssetUrls(
      { 'outline/dip-8': '/art/outline-dip-8.0a.svg' },
      {},
      { partOutlines: { tl072: { key: 'dip-8', words: 'Eight pins.' }, lost: { key: 'dip-9', words: '' } } },
    );
    expect(drawn.partOutline('art:part/tl072')).toEqual({
      label: 'To scale',
      imageUrl: '/art/outline-dip-8.0a.svg',
      alt: 'Two views, to scale. Eight pins.',
    });
    for (const other of ['art:part/lost', 'art:part/constructor', 'art:pedal/tl072', '/pictures/tl072'])
      expect(drawn.partOutline(other), other).toBeNull();
  });

  it('shares the picture of the product, of its category, or of the shop', () => {
    expect(pictures.socialImageUrl({ slug: 'fuzz', category: 'kit' })).toBe('/art/social-fuzz.0b.png');
    expect(pictures.socialImageUrl({ slug: 'tl072', category: 'parts' })).toBe('/art/social-parts.0c.png');
    expect(pictures.socialImageUrl({ slug: 'new', category: 'kit' })).toBe('/art/social-home.0d.png');
  });
});
