import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Mark } from '#paper/ink-box.ts';
import { documentWith } from './build-document.ts';
import { drillTemplate } from './drilling/drill-template.ts';
import { overlapOf } from './labels/label-map.ts';
import { page } from './page.ts';
import { subjects } from './subject.ts';

/** Routing 32 boards takes a while on a busy machine. */
const drawingMs = 240_000;

/** Two hairs may touch. */
const tolerance = 0.02;

const nameOf = ({ page: number, kind, words }: Mark): string => `${kind} '${words.slice(0, 40)}' on page ${number}`;

/** Pads and lugs may touch each other, and nothing else may stand on anything. */
function collisions(marks: readonly Mark[]): string[] {
  return [...Map.groupBy(marks, (mark) => mark.page).values()].flatMap((ofPage) =>
    ofPage.flatMap((mark, i) =>
      ofPage
        .slice(i + 1)
        .filter((other) => (mark.kind !== 'lug' || other.kind !== 'lug') && overlapOf(mark, other) > tolerance)
        .map((other) => `${nameOf(mark)} and ${nameOf(other)}`),
    ),
  );
}

const outside = (marks: readonly Mark[]): string[] =>
  marks
    .filter(({ x, y, w, h }) => x < 10 || y < 10 || x + w > page.w - 10 || y + h > page.h - 5)
    .map((mark) => `${nameOf(mark)} runs off`);

describe('the words and badges of a document', () => {
  let jpeg: Buffer;

  beforeAll(async () => {
    jpeg = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
  });

  it.each(subjects.map((subject) => [subject.product.slug, subject] as const))(
    'stand apart on every page of %s, and inside the page',
    async (_, subject) => {
      const picture = { jpeg, w: 60, h: 60 };
      const inDocument: Mark[] = [];
      const inTemplate: Mark[] = [];
      await documentWith(subject, { front: picture, soldered: picture }, { onMark: (mark) => inDocument.push(mark) });
      await drillTemplate(subject, { onMark: (mark) => inTemplate.push(mark) });
      for (const marks of [inDocument, inTemplate]) {
        expect(marks.length).toBeGreaterThan(40);
        expect([...collisions(marks), ...outside(marks)]).toEqual([]);
      }
      expect(inDocument.filter(({ kind }) => kind === 'badge').length).toBeGreaterThan(10);
    },
    drawingMs,
  );

  it('are found out when two stand in one place', () => {
    const mark = { page: 1, kind: 'text', words: '0.60 V', x: 10, y: 10, w: 9, h: 2 } as const;
    expect(collisions([mark, { ...mark, words: '1.3 V', x: 18 }])).toHaveLength(1);
    expect(collisions([mark, { ...mark, words: '1.3 V', x: 20 }])).toEqual([]);
    expect(collisions([mark, { ...mark, page: 2 }])).toEqual([]);
  });
});
