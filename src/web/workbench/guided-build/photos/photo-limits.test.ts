import { expect, it } from 'vitest';
import { afterSweep, keptSize, mostPhotos, refusal } from './photo-limits.ts';

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [800, 600, 800, 600],
  [40_000, 4, 1600, 1],
])('a photo of %i by %i is kept as %i by %i', (width, height, keptWidth, keptHeight) => {
  expect(keptSize(width, height)).toEqual({ width: keptWidth, height: keptHeight });
});

const photos = (count: number, length: number) => Array.from({ length: count }, () => ({ url: 'x'.repeat(length) }));

it('a build keeps so many photos and so many bytes, and says what to do', () => {
  expect(refusal(photos(mostPhotos - 1, 10), 'x')).toBeUndefined();
  expect(refusal(photos(mostPhotos, 10), 'x')).toContain(`up to ${mostPhotos} photos`);
  expect(refusal(photos(12, 1024 * 1024 - 1), 'x')).toBeUndefined();
  expect(refusal(photos(12, 1024 * 1024), 'x')).toContain('too much room');
});

const day = 24 * 60 * 60 * 1000;
const now = 1000 * day;
const photo = { id: 'p1', build: 'b1', owner: 7, step: 'R1', takenAt: now - 400 * day, url: 'x' };

it('a photo goes thirty days after its build has left, however old it is, and stays when the build comes back', () => {
  expect(afterSweep(photo, true, now)).toBe(photo);
  const left = afterSweep(photo, false, now)!;
  expect(left).toEqual({ ...photo, leftAt: now });
  expect(afterSweep(left, false, now + 30 * day)).toBe(left);
  expect(afterSweep(left, false, now + 31 * day)).toBeNull();
  expect(afterSweep(left, true, now + 31 * day)).toEqual(photo);
});
