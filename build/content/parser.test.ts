import { describe, expect, it } from 'vitest';
import { emptyPageContext } from '#tests/support/builders/page-context.ts';
import { outlineMarkdownPage, parseMarkdownPage } from './parser.ts';

const facts = { fee: '₹799', spiky: 'a_b_c *d* | e' };
const anchors = new Map([
  ['/shipping', new Set(['returns'])],
  ['/guides/soldering', new Set(['cold-joints'])],
]);
const surroundings = {
  ...emptyPageContext,
  facts,
  anchorsOf: (path: string) => anchors.get(path),
  isProduct: (slug: string) => slug === 'fuzz-box',
};

const page = (
  body: string,
  head = 'title: Terms\ndescription: What we agree on.\npath: /terms\nupdated: December 2024',
) => parseMarkdownPage(`---\n${head}\n---\n${body}`, 'content/terms.md', surroundings);

describe('a Markdown page', () => {
  it('gives its front matter, its opening words and its sections', () => {
    expect(page('Hello.\n\n## Our *first* part\n\nOne.\n\n## Second\n\n### Below\n\nTwo.')).toEqual({
      title: 'Terms',
      description: 'What we agree on.',
      path: '/terms',
      updated: 'December 2024',
      intro: '<p>Hello.</p>',
      sections: [
        { id: 'our-first-part', heading: 'Our first part', html: '<p>One.</p>' },
        { id: 'second', heading: 'Second', html: '<h3 id="below">Below</h3>\n<p>Two.</p>' },
      ],
    });
  });

  it('shows facts by their value, in text, links, tables and front matter', () => {
    const head = 'title: Costs {{fee}}\ndescription: About {{ fee }}.\npath: /terms\nupdated: Now';
    const filled = page('It is {{fee}}.\n\n| a | b |\n|---|---|\n| c | {{spiky}} |', head);
    expect(filled.title).toBe('Costs ₹799');
    expect(filled.intro).toContain('<p>It is ₹799.</p>');
    expect(filled.intro).toContain('>a_b_c *d* | e</td>');
  });

  it('names the row and the column of every cell of a table', () => {
    const { intro } = page('| Service | Fee |\n|---|---|\n| Express | {{fee}} |');
    expect(intro).toContain('<th role="columnheader" scope="col">Fee</th>');
    expect(intro).toContain('<th role="rowheader" scope="row">Express</th>');
    expect(intro).toContain('<td role="cell" data-label="Fee">₹799</td>');
  });

  it('never lets raw HTML through', () => {
    expect(page('<script>alert(1)</script>').intro).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  });

  it('accepts links to screens, to anchors that exist, and out of the shop', () => {
    const body = [
      '[a](/) [b](/contact) [c](/products?category=kit) [d](/products/fuzz-box) [e](/guides/soldering#cold-joints)',
      '[f](#here) [g](/shipping#returns) [h](https://example.org/) [i](mailto:a@b.example) [j](tel:+9180)',
      '## Here',
    ];
    expect(() => page(body.join('\n\n'))).not.toThrow();
  });
});

describe('a faulty Markdown page is refused with its file and line', () => {
  it.each([
    ['an unknown fact', 'Fine.\n\nIt is {{fe}}.', "content/terms.md:9: There is no fact called 'fe'."],
    ['an inherited name as a fact', '{{toString}}', "content/terms.md:7: There is no fact called 'toString'."],
    [
      'half a fact',
      'It is {{fee}.',
      "content/terms.md:7: A fact is written {{name}}; here a '{{' or '}}' has no partner.",
    ],
    [
      'a link to no screen',
      'One\ntwo [x](/shiping) three.',
      "content/terms.md:8: The link '/shiping' leads to /shiping, which is no screen of the shop.",
    ],
    [
      'a link to no screen in a table',
      '| a |\n|---|\n| [x](/admin) |',
      "content/terms.md:9: The link '/admin' leads to /admin, which is no screen of the shop.",
    ],
    [
      'an anchor that this page lacks',
      '[x](#there)\n\n## Here',
      "content/terms.md:7: The link '#there' names the anchor 'there', which /terms does not have.",
    ],
    [
      'an anchor that another page lacks',
      '[x](/shipping#rates)',
      "content/terms.md:7: The link '/shipping#rates' names the anchor 'rates', which /shipping does not have.",
    ],
    [
      'an anchor that cannot be known',
      '[x](/contact#form)',
      "content/terms.md:7: The link '/contact#form' names the anchor 'form', which /contact does not have.",
    ],
    ['a second title', '# Terms', "content/terms.md:7: The title is the page's only h1: start headings at '##'."],
    ['two equal headings', '## A b\n\n## A, b', "content/terms.md:9: Two headings have the anchor 'a-b'."],
    ['a heading without words', '## ...', 'content/terms.md:7: A heading needs words.'],
    [
      'a picture from elsewhere',
      '![x](/x.png)',
      `content/terms.md:7: The picture '/x.png' must be one of ours: ![what it shows](figure:name "Caption.").`,
    ],
    ['a calculator', '[[rc-corner]]', 'content/terms.md:7: Only guides can hold a calculator.'],
    [
      'a product that is not sold',
      '[x](/products/fuzz-bx)',
      "content/terms.md:7: The link '/products/fuzz-bx' leads to /products/fuzz-bx, which is no screen of the shop.",
    ],
    [
      'a guide that is not there',
      '[x](/guides/solder)',
      "content/terms.md:7: The link '/guides/solder' leads to /guides/solder, which is no screen of the shop.",
    ],
    [
      'an anchor that a guide lacks',
      '[x](/guides/soldering#hot)',
      "content/terms.md:7: The link '/guides/soldering#hot' names the anchor 'hot', which /guides/soldering does not have.",
    ],
    [
      'a filter that the catalogue lacks',
      '[x](/products?category=kits)',
      "content/terms.md:7: The link '/products?category=kits' asks for the category 'kits', which the catalogue does not have.",
    ],
    [
      'a parameter that the catalogue lacks',
      '[x](/products?shelf=1)',
      "content/terms.md:7: The link '/products?shelf=1' asks for a filter 'shelf', which the catalogue does not have.",
    ],
  ])('%s', (_fault, body, sentence) => {
    expect(() => page(body)).toThrow(new Error(sentence));
  });

  it.each(['contact', 'http://example.org/', '//example.org/', 'ftp:x'])('the link %s', (href) => {
    expect(() => page(`[x](${href})`)).toThrow(`content/terms.md:7: The link '${href}' must be a path of the shop`);
  });

  it('all faults at once, in the order of their lines', () => {
    expect(() => page('[x](/nowhere)\n\n{{a}} {{b}}')).toThrow(
      new Error(
        [
          "content/terms.md:7: The link '/nowhere' leads to /nowhere, which is no screen of the shop.",
          "content/terms.md:9: There is no fact called 'a'.",
          "content/terms.md:9: There is no fact called 'b'.",
        ].join('\n'),
      ),
    );
  });
});

describe('faulty front matter is refused', () => {
  const complete = ['title: T', 'description: D', 'path: /terms', 'updated: Now'];

  it.each(['title', 'description', 'path', 'updated'])('without %s', (field) => {
    const head = complete.filter((line) => !line.startsWith(field)).join('\n');
    expect(() => page('', head)).toThrow(new Error(`content/terms.md:1: Front matter lacks '${field}'.`));
  });

  it.each([
    ['with an empty field', 'title:', "content/terms.md:1: Front matter lacks 'title'."],
    ['with an unknown field', 'autor: x', "content/terms.md:2: Front matter has no field 'autor'"],
    ['with a field given twice', 'title: a\ntitle: b', "content/terms.md:3: Front matter gives 'title' twice."],
    ['with a line that is no field', 'oh dear', "content/terms.md:2: 'oh dear' is not a front-matter field"],
    ['with an unknown fact', 'title: {{x}}', "content/terms.md:2: There is no fact called 'x'."],
    ['with too long a description', `description: ${'x'.repeat(161)}`, 'content/terms.md:2: The description has 161'],
  ])('%s', (_fault, first, sentence) => {
    const rest = complete.filter((line) => !first.startsWith(line.split(' ')[0]!));
    expect(() => page('', [first, ...rest].join('\n'))).toThrow(sentence);
  });

  it('when it is missing or never ends', () => {
    const sentence = 'a.md:1: The file must start with front matter';
    expect(() => parseMarkdownPage('Hello.', 'a.md', surroundings)).toThrow(sentence);
    expect(() => parseMarkdownPage('---\ntitle: x', 'a.md', surroundings)).toThrow(sentence);
  });
});

describe('the outline of a page', () => {
  it('is its path and its anchors, facts filled in', () => {
    const source = '---\npath: /shipping\n---\n## Returns\n\n### Under {{fee}}';
    expect(outlineMarkdownPage(source, 'content/shipping.md', facts)).toEqual([
      '/shipping',
      new Set(['returns', 'under-799']),
    ]);
  });
});
