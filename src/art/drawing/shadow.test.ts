import { describe, expect, it } from 'vitest';
import { Defs } from './defs.ts';
import { softShadow } from './shadow.ts';
import { circle, path, rect } from './svg.ts';

describe('soft shadows', () => {
  it('need no filter', () => {
    const d = new Defs('s');
    const shadow = softShadow(d, rect(0, 0, 10, 10, 1, {}) + circle(0, 0, 3, {}) + path('M0 0L5 5Z', {}), 2, 0.4) + d;
    expect(shadow).not.toMatch(/filter|blur/i);
  });

  it('add up to no more than the darkness asked for', () => {
    const art = softShadow(new Defs('s'), rect(0, 0, 10, 10, 1, {}), 2, 0.4);
    const layers = [...art.matchAll(/fill-opacity="([.\d]+)"/g)].map((m) => Number(m[1]));
    const sum = layers.reduce((a, b) => a + b, 0);
    expect(layers.length).toBeGreaterThan(5);
    expect(sum).toBeLessThanOrEqual(0.41);
    expect(sum).toBeGreaterThan(0.36);
  });

  it('spread outward by about two sigmas and shrink inward', () => {
    const art = softShadow(new Defs('s'), rect(0, 0, 100, 100, 0, {}), 3, 0.4);
    const widths = [...art.matchAll(/ width="([.\d]+)"/g)].map((m) => Number(m[1]));
    expect(Math.max(...widths)).toBeGreaterThan(108);
    expect(Math.max(...widths)).toBeLessThan(100 + 2 * 2.2 * 3);
    expect(Math.min(...widths)).toBeLessThan(92);
  });

  it('of a circle are one gradient that fades to nothing', () => {
    const d = new Defs('s');
    const art = softShadow(d, circle(1, 2, 5, {}), 1, 0.5);
    expect(art.match(/<circle/g)).toHaveLength(1);
    expect(String(d)).toMatch(/stop-opacity="0"\/><\/radialGradient>/);
  });
});
