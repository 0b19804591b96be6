import { describe, expect, it } from 'vitest';
import { pathPoints } from '#tests/support/path-points.ts';
import { Defs } from '../primitives/defs.ts';
import { drawLettering } from './silkscreen.ts';

const letter = (text: string, maxWidth: number): { min: number; max: number; height: number } => {
  const markup = drawLettering(new Defs('l'), text, 0, 0, 5.2, maxWidth, 'bold', '#000', '#fff');
  const points = pathPoints(/ d="([^"]+)"/.exec(markup)![1]!);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { min: Math.min(...xs), max: Math.max(...xs), height: Math.max(...ys) - Math.min(...ys) };
};

describe('lettering', () => {
  it('is centred and keeps its height when it has room', () => {
    const { min, max, height } = letter('FUZZ', 55);
    expect(min + max).toBeCloseTo(0, 1);
    expect(height).toBeCloseTo(5.2, 1);
  });

  it('of a long name stays inside its room', () => {
    const { min, max } = letter('Extraordinarily long pedal name', 55);
    expect(max - min).toBeLessThanOrEqual(55);
    expect(max - min).toBeGreaterThan(50);
  });

  it('narrows a name a little before it makes it smaller', () => {
    expect(letter('ANALOG DELAY', 50).height).toBeCloseTo(5.2, 1);
    expect(letter('ANALOG DELAY', 30).height).toBeLessThan(5);
  });
});
