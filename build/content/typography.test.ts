import { describe, expect, it } from 'vitest';
import { typeset } from '#domain/typography.ts';
import { emptyPageContext } from '#tests/support/builders/page-context.ts';
import { parseMarkdownPage } from './parser.ts';

const surroundings = { ...emptyPageContext, facts: { time: '5-7 business days' } };

const page = (body: string, title = 'T') =>
  parseMarkdownPage(
    `---\ntitle: ${title}\ndescription: D\npath: /terms\nupdated: Now\n---\n${body}`,
    'content/terms.md',
    surroundings,
  ) as object as { title: string; intro: string; sections: { id: string; heading: string }[] };

/** A space that does not break is shown as ~. */
const visible = (text: string): string => text.replaceAll('\u00a0', '~');

const set = (body: string): string => visible(page(body).intro.replace(/^<p>|<\/p>$/g, ''));

describe('the text of a page', () => {
  it.each([
    [`"half supply", it's`, '“half supply”, it’s'],
    ['say "**plus** and minus"', 'say “<strong>plus</strong> and minus”'],
    ['92.6 x 38.5 x 31 mm', '92.6 ×~38.5 ×~31~mm'],
    ['brown for 1 %, J is 5 %', 'brown for 1%, J is 5%'],
    ['{{time}}', '5–7~business days'],
    ['at 4.7 kΩ and 100 nF', 'at 4.7~kΩ and 100~nF'],
    ['down by -3 dB', 'down by −3~dB'],
    ['an op-amp on page PK-1042', 'an <span data-joined>op-amp</span> on page <span data-joined>PK-1042</span>'],
  ])('%s is set as %s', (written, expected) => {
    expect(set(written)).toBe(expected);
  });

  it.each([
    ['code', '`R = 5 % x 3 "q"`', '<code>R = 5 % x 3 &quot;q&quot;</code>'],
    ['an address', '[x](/products/fuzz-box)', '<a href="/products/fuzz-box">x</a>'],
    ['a telephone number', '080-4718-2200', '080-4718-2200'],
    ['a name', '1N4148 to 2N5088', '1N4148 to 2N5088'],
    ['a part that begins like a unit', '3 Volume knobs', '3 Volume knobs'],
  ])('%s is left as it is', (_what, written, expected) => {
    expect(set(written)).toBe(expected);
  });

  it('keeps the anchors of its headings', () => {
    const [section] = page("## What's in a 9 V op-amp").sections;
    expect(section!.id).toBe('what-s-in-a-9-v-op-amp');
    expect(visible(section!.heading)).toBe('What’s in a 9~V op-amp');
  });
});

describe('a title or a caption', () => {
  it('is set like the text', () => {
    expect(visible(typeset(`The beginner's "first" 9 V`))).toBe('The beginner’s “first” 9~V');
    expect(page('x', "It's 5 %").title).toBe('It’s 5%');
  });
});
