import { describe, expect, it } from 'vitest';
import type { Product } from '#contracts/catalogue.ts';
import { linksOf, renderMarkup, textOf } from '#tests/support/render-markup.tsx';
import { sampleProduct } from '#tests/support/builders/sample-product.ts';
import { ProductPage } from './product-page.tsx';
import { contentsQuery, pairQuery, relatedQuery } from '../../components/product/product.queries.ts';

const notLoaded = () => Promise.reject(new Error('Nobody pressed Listen.'));

const page = (change: Partial<Product> = {}, data: Parameters<typeof renderMarkup>[1] = {}): string =>
  renderMarkup(<ProductPage product={{ ...sampleProduct, ...change }} loadListenPanel={notLoaded} />, data);

describe('the page of a product', () => {
  it('shows its cards with what the product holds', () => {
    const text = textOf(page());
    for (const words of [
      'Specifications Controls Fuzz, Volume Current draw 2 mA',
      "What's Included 1 × Printed circuit board 2 × Transistor BC108 Not included: soldering iron",
      'Documents Build guide PDF , opens in a new tab',
      'Build Information Difficulty Beginner Build time 2-4 hours',
      'This kit is inspired by the classic Dallas Arbiter Fuzz Face circuit.',
      'Country of origin India Net quantity 1 kit MRP ₹2,999, inclusive of all taxes (18% GST) HSN code 8543',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('has no card for what is not there', () => {
    const text = textOf(page({ specifications: {}, documents: [], basedOn: null }));
    for (const words of ['Specifications', 'Documents', 'inspired by', 'Pin-out', 'Related products', 'Pack of']) {
      expect(text).not.toContain(words);
    }
  });

  it('gives the build time of an unknown difficulty as that of Intermediate', () => {
    expect(textOf(page({ difficulty: 'Wizard' }))).toContain('Difficulty Wizard Build time 4-6 hours');
    expect(textOf(page({ difficulty: 'Advanced' }))).toContain('Build time 6-10 hours');
  });

  it('opens documents in a new tab, which cannot reach back', () => {
    expect(page()).toMatch(/<a href="\/documents\/fuzz-box\.pdf" target="_blank" rel="noopener">/);
  });

  it('says that it is out of stock, and offers to tell when it is back', () => {
    const soldOut = page({ inStock: false, stock: 0 });
    expect(textOf(soldOut)).toContain(
      'This item is currently out of stock. Check back later! Email me when it’s back in stock',
    );
    expect(soldOut).toMatch(/<button[^>]*disabled[^>]*>.*?Add to Cart/s);
    expect(textOf(page())).not.toMatch(/Out of Stock|Email me/);
    expect(textOf(page())).toContain('12 in stock');
  });

  it('claims no difficulty, no build time and no soldering iron for a part', () => {
    const text = textOf(page({ category: 'parts', kind: 'resistor', basedOn: null, usedInKits: 14 }));
    expect(text).toContain('Build Information Used in 14 of our kits');
    expect(text).not.toMatch(/Beginner|Build time|Tools needed|Soldering iron|2-4 hours|Goes into builds/);
    expect(text).toContain("What's Included");
    expect(text).toContain('Includes only what’s listed.');
    expect(textOf(page({ category: 'parts', kind: 'enclosure' }))).toContain('Tools needed Drill with bits for metal');
  });

  it('offers the kit and the tools in one press on the page of the first pedal alone', () => {
    expect(textOf(page({ slug: 'clean-booster' }))).toContain('First build? Get the kit and the tools in one press');
    expect(textOf(page())).not.toContain('First build?');
  });

  it('tells the stages of the schematic, and leaves the picture to those who open it', () => {
    const schematic = {
      imageUrl: '/art/schematic.svg',
      stages: ['Input buffer', 'Supply'],
      downloads: [{ name: 'Circuit for SPICE', type: 'CIR', url: '/documents/a.cir' }],
    };
    const contents = { lines: [], flatLay: null, schematic };
    const html = page({}, { data: [[contentsQuery('fuzz-box').queryKey, contents]] });
    expect(html).toContain('<li>Input buffer</li><li>Supply</li>');
    expect(html).toContain('href="/art/schematic.svg"');
    expect(html).not.toContain('src="/art/schematic.svg"');
    expect(html).toContain('href="/documents/a.cir" download');
    const without = { data: [[contentsQuery('fuzz-box').queryKey, { ...contents, schematic: null }] as const] };
    expect(page({}, without)).not.toContain('Schematic');
  });

  it.each(['kit', 'pcb'] as const)(
    'leads from a %s to what is missing of its parts, and to a bill of one’s own',
    (category) => {
      const contents = {
        lines: [{ name: 'Transistor BC108', quantity: 2, refs: ['Q1', 'Q2'], note: '', part: null, notSold: null }],
        flatLay: null,
        schematic: { imageUrl: '/art/schematic.svg', stages: ['Supply'], downloads: [] },
        bench: { sheetUrl: '/art/s.json' },
      };
      const ways = (bench: object) =>
        linksOf(page({ category }, { data: [[contentsQuery('fuzz-box').queryKey, { ...contents, ...bench }]] })).filter(
          ([href]) => /^\/bench\/(fuzz-box\/parts|paste)$/.test(href),
        );
      expect(ways({})).toEqual([
        ['/bench/fuzz-box/parts', 'See what’s missing'],
        ['/bench/paste', 'paste your own bill'],
      ]);
      // What is not on the bench has no bill there.
      expect(ways({ bench: undefined })).toEqual([]);
    },
  );

  it('offers to listen, with no more than a picture, a button and a sentence', () => {
    const listening = {
      imageUrl: '/art/l.svg',
      sheetUrl: '/art/l.json',
      codeUrl: '/listen/fuzz.js',
      ampUrl: '/listen/amp.js',
    };
    const contents = { lines: [], flatLay: null, schematic: null, listening };
    const html = page({}, { data: [[contentsQuery('fuzz-box').queryKey, contents]] });
    const section = /<section[^>]*id="listen".*?<\/section>/s.exec(html)![0];
    expect(textOf(section)).toMatch(/^Listen before you solder We work .* Listen No sound until you press Listen\.$/);
    expect(section.match(/<img/g)).toHaveLength(1);
    expect(section).not.toContain('/listen/fuzz.js');
    expect(page()).not.toContain('id="listen"');
    expect(textOf(page({ slug: 'loop-switcher' }))).toContain('There’s nothing to hear here');
  });

  it('draws what is included, names each thing and lights its row', () => {
    const contents = {
      lines: [
        { name: 'Transistor BC108', quantity: 2, refs: ['Q1', 'Q2'], note: 'Q1 and Q2', part: null, notSold: null },
      ],
      flatLay: {
        imageUrl: '/art/kit.svg',
        widthMm: 180,
        heightMm: 170,
        areas: [
          { names: ['Printed circuit board'], x: 10, y: 10, w: 20, h: 20 },
          { names: ['Transistor BC108'], x: 40, y: 10, w: 5, h: 8 },
          { names: ['Transistor BC108'], x: 50, y: 10, w: 5, h: 8 },
        ],
      },
    };
    const html = page({}, { data: [[contentsQuery('fuzz-box').queryKey, contents]] });
    expect(html).toContain('aria-label="2\u00a0× Transistor BC108, Q1 and Q2"');
    // A second one of a kind is reached by the pointer alone.
    expect(html.match(/tabindex="-1" aria-hidden="true"/gi)).toHaveLength(1);
    expect(html).toMatch(/<button[^>]*aria-pressed="false"[^>]*>.*?Transistor BC108/s);
  });

  it('lists the bill of a board with what it costs, what is out of stock and what is not sold', () => {
    const part = {
      id: 'p',
      slug: 'r-1k',
      name: 'R',
      price: '10.00',
      imageUrl: '/p.svg',
      packSize: 10,
      inStock: true,
      stock: 5,
    };
    const lines = [
      { name: 'Resistor 1K', quantity: 12, refs: ['R1'], note: 'R1', part, notSold: null },
      {
        name: 'Knob',
        quantity: 1,
        refs: [],
        note: null,
        part: { ...part, id: 'k', slug: 'knob', inStock: false },
        notSold: null,
      },
      { name: 'Module', quantity: 1, refs: ['M'], note: 'M', part: null, notSold: 'Comes from its maker.' },
    ];
    const html = page({ category: 'pcb' }, { data: [[contentsQuery('fuzz-box').queryKey, { lines, flatLay: null }]] });
    const text = textOf(html);
    expect(text).toContain('For one board. 1 part is out of stock, 1 part isn’t sold here. Add the one part, ₹20');
    expect(text).toContain('12 Resistor 1K R1 2 × ₹10 pack of 10 In stock');
    expect(text).toContain('Comes from its maker.');
    expect(linksOf(html).map(([href]) => href)).toContain('/products/r-1k');
  });

  it('lists the pins and the pack of a part', () => {
    const text = textOf(page({ category: 'parts', packSize: 10, pinOut: { 1: 'Output', 2: 'Input' } }));
    expect(text).toContain('Pin-out Pin Function 1 Output 2 Input');
    expect(text).toContain('Pack of 10');
    expect(text).toContain('Net quantity 10 pieces');
  });

  it('links to its pair, its categories and related products', () => {
    const related = [{ ...sampleProduct, id: 'other', slug: 'other-fuzz', name: 'Other Fuzz' }];
    const pair = { ...sampleProduct, slug: 'fuzz-box-pcb', name: 'Fuzz Box PCB' };
    const html = page(
      {},
      {
        data: [
          [relatedQuery('fuzz-box').queryKey, related],
          [pairQuery('fuzz-box-pcb').queryKey, pair],
        ],
      },
    );
    expect(linksOf(html).map(([href]) => href)).toEqual(
      expect.arrayContaining([
        '/products',
        '/products?category=kit&subcategory=fuzz',
        '/products/fuzz-box-pcb',
        '/products/other-fuzz',
        '/shipping#returns-and-refunds',
      ]),
    );
  });
});
