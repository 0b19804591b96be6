import { beforeAll, describe, expect, it } from 'vitest';
import { drillTemplate, rulerMm } from './drill-template.ts';
import { type ReadPage, readPdf } from '#tests/support/pdf-reader.ts';
import { pointsPerMm } from '#pdf/page-layout.ts';
import { page } from '../page.ts';
import { subjects } from '../subject.ts';
import { drillingOf, type Unfolded, unfold } from './unfolded-box.ts';

const byWall = ({ faces, holes }: Unfolded) =>
  holes.map((hole) => ({ hole, face: faces.find(({ name }) => name === hole.face)! }));

describe.each(subjects.map((subject) => [subject.product.slug, subject] as const))(
  'the template of %s',
  (_, subject) => {
    const unfolded = unfold(drillingOf(subject));

    it('has each hole wholly inside its face', () => {
      for (const { hole, face } of byWall(unfolded)) {
        const r = hole.diameter / 2;
        expect(hole.pageX - r, hole.label).toBeGreaterThan(face.x);
        expect(hole.pageX + r, hole.label).toBeLessThan(face.x + face.w);
        expect(hole.pageY - r, hole.label).toBeGreaterThan(face.y);
        expect(hole.pageY + r, hole.label).toBeLessThan(face.y + face.h);
      }
    });

    it('fits the page with room for the ruler', () => {
      for (const { x, y, w, h } of unfolded.faces) {
        expect(x).toBeGreaterThanOrEqual(10);
        expect(x + w).toBeLessThanOrEqual(page.w - 10);
        expect(y + h).toBeLessThan(258);
      }
    });

    it('has a hole for every part of the panel, by name', () => {
      const holed = subject.bom.filter(
        ({ kind, place }) => place === 'panel' && kind !== 'mechanical' && kind !== 'led',
      );
      expect(unfolded.holes).toHaveLength(holed.length + 1);
      const labels = unfolded.holes.map(({ label }) => label.toUpperCase());
      for (const { ref } of holed.filter(({ kind }) => kind === 'pot')) expect(labels).toContain(ref);
      expect(new Set(labels).size).toBe(labels.length);
    });
  },
);

describe('the walls of a template', () => {
  const { faces, holes } = unfold(drillingOf(subjects[0]!));
  const hole = (label: string) => holes.find((one) => one.label === label)!;
  const printed = faces.find(({ name }) => name === 'top')!;

  it('have the input on the right of the printed side, the output on the left and the supply above', () => {
    expect(hole('INPUT jack').pageX).toBeGreaterThan(printed.x + printed.w);
    expect(hole('OUTPUT jack').pageX).toBeLessThan(printed.x);
    expect(hole('9 V DC').pageY).toBeLessThan(printed.y);
  });

  it('have jacks opposite each other, nearer to the lid than to the printed side', () => {
    const [input, output] = [hole('INPUT jack'), hole('OUTPUT jack')];
    expect(input.pageY).toBeCloseTo(output.pageY);
    expect(input.pageX - (printed.x + printed.w)).toBeCloseTo(printed.x - output.pageX);
    expect(input.pageX - (printed.x + printed.w)).toBeGreaterThan(drillingOf(subjects[0]!).faces.right.h / 2);
  });
});

describe('the printed template', () => {
  let source: string;
  let pages: readonly ReadPage[];

  beforeAll(async () => {
    ({ source, pages } = readPdf(await drillTemplate(subjects[0]!, { compress: false })));
  }, 60_000);

  it('asks the reader not to scale it', () => {
    expect(source).toContain('/PrintScaling /None');
  });

  it('has a ruler of exactly 100 mm and says what to check', () => {
    const { content, texts } = pages[0]!;
    const scale = Number(/\n([\d.]+) 0 0 \1 0 0 cm/.exec(content)![1]);
    const ends = [...content.matchAll(/\n([\d.]+) 269 m\n([\d.]+) 269 l/g)].map(
      ([, from, to]) => Number(to) - Number(from),
    );
    expect(Math.max(...ends) * scale).toBeCloseTo((100 * 72) / 25.4, 3);
    expect(scale).toBeCloseTo(pointsPerMm, 5);
    expect(rulerMm).toBe(100);
    expect(texts.join(' ')).toContain('the line must be exactly 100');
  });

  it('is on A4', () => {
    expect(source).toContain('/MediaBox [0 0 595.28 841.89]');
  });
});
