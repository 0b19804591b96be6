import { describe, expect, it } from 'vitest';
import { bandPaints } from '#drawings/parts/resistor-paints.ts';
import { wirePaints } from '#drawings/parts/colour-chips.ts';
import { emptyPageContext } from '#tests/support/builders/page-context.ts';
import { parseMarkdownPage } from './parser.ts';

const head = '---\ntitle: T\ndescription: D\npath: /terms\nupdated: Now\n---\n';

/** Each row as its cells: the drawing, decoded, before the words. */
function cells(...rows: string[]): string[] {
  const [names, ...rest] = rows;
  const table = [names, names!.replaceAll(/[^|]+/g, '---'), ...rest].join('\n');
  const page = parseMarkdownPage(`${head}${table}`, 'content/terms.md', emptyPageContext) as { intro: string };
  return [...page.intro.matchAll(/<t[hd] role="(?:rowheader|cell)"[^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) =>
    decodeURIComponent(cell!),
  );
}

const paintsIn = (cell: string): string[] => {
  const known = Object.values(bandPaints) as string[];
  return [...cell.matchAll(/fill="(#\w+)"/g)].map(([, paint]) => paint!).filter((paint) => known.includes(paint));
};

describe('a cell of a table', () => {
  it('that names the bands of a resistor shows them in their order, left to right', () => {
    const [, cell] = cells('| Value | How to know it |', '| 390R | orange, white, black, black, brown |');
    expect(paintsIn(cell!)).toEqual(
      ['orange', 'white', 'black', 'black', 'brown'].map((c) => bandPaints[c as 'black']),
    );
    expect(cell).toMatch(/alt="" width="80" height="24">orange, white, black, black, brown$/);
  });

  it('that names one colour shows a band among digits and a wire among wires', () => {
    const [band] = cells('| Colour | Digit |', '| Violet | 7 |');
    expect(paintsIn(band!)).toEqual([bandPaints.violet]);
    const [, wire] = cells('| Wire | Colour |', '| 1 | blue |');
    expect(wire).toMatch(/<img data-chip/);
    expect(paintsIn(wire!)).toEqual([]);
    expect(Object.keys(wirePaints)).toContain('blue');
  });

  it('that says anything else is left as it is', () => {
    const plain = cells('| Lamp | Colour |', '| amber, 5 mm | red |', '| red, green, blue | brownish |');
    expect(plain.join()).not.toContain('<img');
  });
});
