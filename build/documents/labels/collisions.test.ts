import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Mark } from '#pdf/ink-box.ts';
import { schematicOf } from '../../schematic/schematics.ts';
import { documentWith } from '../build-document.ts';
import { subjects } from '../subject.ts';
import { drawWithoutOverlaps } from './collisions.ts';

const mark: Mark = { page: 1, kind: 'text', text: '0.60 V', x: 10, y: 10, w: 9, h: 2 };
const pdf = Buffer.from('a document');

/** A document that holds just these. The build draws all documents of the shop this way. */
const drawn = (...marks: Mark[]) =>
  drawWithoutOverlaps(async ({ onMark }) => {
    for (const one of marks) onMark!(one);
    return pdf;
  });

describe('a document whose words, badges and lugs', () => {
  it('stand apart is drawn', async () => {
    expect(await drawn(mark, { ...mark, text: '1.3 V', x: 20 }, { ...mark, page: 2 })).toBe(pdf);
  });

  it('stand on each other is refused', async () => {
    await expect(drawn(mark, { ...mark, text: '1.3 V', x: 18 })).rejects.toThrow(
      "text '0.60 V' on page 1 and text '1.3 V' on page 1",
    );
    await expect(drawn(mark, { ...mark, kind: 'lug', text: '4' })).rejects.toThrow("lug '4' on page 1");
  });

  it('are two lugs that touch is drawn', async () => {
    expect(await drawn({ ...mark, kind: 'lug' }, { ...mark, kind: 'lug' })).toBe(pdf);
  });

  it.each([
    ['left', { x: 9 }],
    ['top', { y: 9 }],
    ['right', { x: 196 }],
    ['bottom', { y: 291 }],
  ])('run off at the %s is refused', async (_, place) => {
    await expect(drawn({ ...mark, ...place })).rejects.toThrow("text '0.60 V' on page 1 runs off");
  });

  // To lay a schematic out takes a while when no build has done it yet.
  it('are those of a kit tells of all of them', { timeout: 60_000 }, async () => {
    const picture = {
      jpeg: await sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer(),
      w: 60,
      h: 60,
    };
    const marks: Mark[] = [];
    const schematic = await schematicOf(subjects[0]!.kit.circuit);
    await documentWith(
      subjects[0]!,
      { front: picture, soldered: picture, schematic },
      { onMark: (one) => marks.push(one) },
    );
    expect(marks.length).toBeGreaterThan(100);
    expect(marks.filter(({ kind }) => kind === 'badge').length).toBeGreaterThan(10);
  });
});
