import { describe, expect, it } from 'vitest';
import { readPdf } from '#tests/support/pdf-reader.ts';
import type { PageLayout } from './page-layout.ts';
import { PdfDocument } from './pdf-document.ts';

const layout: PageLayout = {
  margin: 20,
  top: 30,
  bottom: 270,
  textSize: 3,
  lineGap: 0.5,
  hasHead: true,
  foot: { ruleY: 280, textY: 282, textSize: 2.5 },
};

const open = (changes: Partial<PageLayout> = {}): PdfDocument =>
  new PdfDocument({
    title: 'A title',
    language: 'en',
    date: new Date('2026-01-12T00:00:00Z'),
    footer: 'A footer',
    layout: { ...layout, ...changes },
    compress: false,
  });

async function twoPages(changes?: Partial<PageLayout>): Promise<Buffer> {
  const document = open(changes);
  document.addPage();
  document.paragraph('One.');
  document.ensureSpace(250);
  document.paragraph('Two.');
  return document.finish();
}

describe('a document on paper', () => {
  it('breaks the page where a block has no room, and numbers the pages in the end', async () => {
    const { pages } = readPdf(await twoPages());
    expect(pages.map(({ texts }) => texts)).toEqual([
      ['A title', 'One.', 'A footer', 'Page 1 of 2'],
      ['A title', 'Two.', 'A footer', 'Page 2 of 2'],
    ]);
  });

  it('has a head only where the layout asks for one', async () => {
    const { pages } = readPdf(await twoPages({ hasHead: false }));
    expect(pages[0]!.texts).toEqual(['One.', 'A footer', 'Page 1 of 2']);
  });

  it('is the same bytes each time, dated as told', async () => {
    const bytes = await twoPages();
    expect(await twoPages()).toEqual(bytes);
    expect(readPdf(bytes).source).toContain('(D:20260112000000Z)');
  });

  it('measures the text as it is printed', () => {
    const document = open();
    document.addPage();
    expect(document.widthOf('4.7 kΩ')).toBe(document.widthOf('4K7'));
    expect(document.heightOf('one\ntwo', { width: 50 })).toBeGreaterThan(document.heightOf('one', { width: 50 }));
  });
});
