import { describe, expect, it } from 'vitest';
import { pathPoints } from '#tests/support/path-points.ts';
import { sampleKit } from '#tests/support/models/sample-kit.ts';
import { textWidth, textPath } from './stroke-font.ts';
import { letters } from './stroke-letters.ts';

const xs = (line: string): number[] => pathPoints(line).map(([x]) => x);

/** Everything a builder may read on a picture. */
const words = [
  [sampleKit.title, sampleKit.name, sampleKit.knobs.map((k) => k.label)],
  sampleKit.parts.map((p) => [p.ref, p.value]),
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789',
  "220R 4K7 1M 47µF 100N 63V 5% 6.35 MONO 0.7 MM 66.2 1/2 A/B 1590BB ×1 Ω + - # ( ) & ' , : ! ? = ° →",
  'Wire. String. Octave above. GAIN = 1 + RF / R',
].flat(3);

describe('the stroke alphabet', () => {
  it('has a glyph for every character that a picture is lettered with', () => {
    const used = new Set(words.join('').toUpperCase().replaceAll('\u039c', 'µ'));
    used.delete(' ');
    expect([...used].filter((ch) => !(ch in letters))).toEqual([]);
  });

  it('draws lower case as capitals', () => {
    expect(textPath('drive', 0, 0, { cap: 2 })).toBe(textPath('DRIVE', 0, 0, { cap: 2 }));
  });

  it('grows in proportion to its cap height and width', () => {
    const plain = textWidth('OVERDRIVE', { cap: 5 });
    expect(textWidth('OVERDRIVE', { cap: 10 })).toBeCloseTo(2 * plain);
    expect(textWidth('OVERDRIVE', { cap: 5, width: 1.5 })).toBeCloseTo(1.5 * plain);
  });

  it('centres and right-aligns on the measured width', () => {
    const width = textWidth('HOH', { cap: 10 });
    expect(Math.min(...xs(textPath('HOH', 100, 0, { cap: 10, anchor: 'middle' })))).toBeCloseTo(100 - width / 2, 1);
    expect(Math.max(...xs(textPath('HOH', 100, 0, { cap: 10, anchor: 'end' })))).toBeCloseTo(100, 1);
  });

  it('writes a letter alike wherever it stands, and ends it where it should', () => {
    const [one, other] = [textPath('R', 3.333, 7.777, { cap: 1.1 }), textPath('R', 41.05, 0.004, { cap: 1.1 })];
    expect(one.slice(one.indexOf('l'))).toBe(other.slice(other.indexOf('l')));
    const [lastX, lastY] = pathPoints(one).at(-1)!;
    expect(Math.abs(lastX - (3.333 + 0.11 * letters['R']![0]))).toBeLessThan(0.011);
    expect(Math.abs(lastY - 7.777)).toBeLessThan(0.011);
  });

  it('is turned upwards around its place', () => {
    const flat = pathPoints(textPath('IC1', 0, 0, { cap: 2, anchor: 'middle' }));
    const up = pathPoints(textPath('IC1', 10, 20, { cap: 2, anchor: 'middle', up: true }));
    up.forEach(([x, y], k) => {
      expect(x).toBeCloseTo(10 + flat[k]![1], 1);
      expect(y).toBeCloseTo(20 - flat[k]![0], 1);
    });
  });

  it('tightens pairs that would look too far apart', () => {
    expect(textWidth('AV', { cap: 10 })).toBeLessThan(textWidth('AH', { cap: 10 }) - 1);
  });
});
