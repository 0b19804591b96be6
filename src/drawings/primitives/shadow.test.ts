import { describe, expect, it } from 'vitest';
import { Defs } from './defs.ts';
import { softShadow } from './shadow.ts';
import { circle, ellipse, path, rect } from './svg.ts';

const stopsOf = (d: Defs): number[] => [...String(d).matchAll(/stop-opacity="([.\d]+)"/g)].map((m) => Number(m[1]));

const cornersOf = (markup: string): number[] => [...markup.matchAll(/[MHV ](-?[.\d]+)/g)].map((m) => Number(m[1]));

describe('soft shadows', () => {
  it('need no filter', () => {
    const d = new Defs('s');
    const shadow = softShadow(d, rect(0, 0, 10, 10, 1, {}) + circle(0, 0, 3, {}) + path('M0 0L5 5Z', {}), 2, 0.4) + d;
    expect(shadow).not.toMatch(/filter|blur/i);
  });

  it('of a rectangle fade from nearly the darkness asked for to nothing, in steps too small to see', () => {
    const d = new Defs('s');
    softShadow(d, rect(0, 0, 30, 20, 1, {}), 2, 0.4);
    const stops = stopsOf(d);
    expect(stops[0]).toBeGreaterThan(0.37);
    expect(stops.at(-1)).toBe(0);
    expect(stops).toEqual(stops.toSorted((a, b) => b - a));
    // Between two stops the browser blends, so a band can only come from a piece that is filled with one colour.
    const fills = [...String(d).matchAll(/<path [^>]*fill="([^"]+)"/g)].map((m) => m[1]!);
    expect(fills).toHaveLength(9);
    expect(fills.filter((fill) => !fill.startsWith('url('))).toEqual(['#000']);
  });

  it('of a rectangle reach outward by about two sigmas', () => {
    const d = new Defs('s');
    softShadow(d, rect(0, 0, 100, 100, 0, {}), 3, 0.4);
    const corners = cornersOf(String(d).replace(/<linear.*?Gradient>|<radial.*?>/g, ''));
    expect(Math.max(...corners)).toBeCloseTo(106.6);
    expect(Math.min(...corners)).toBeCloseTo(-6.6);
  });

  it('of rectangles of one size share their pieces', () => {
    const d = new Defs('s');
    const markup = softShadow(d, rect(0, 0, 6, 2, 1, {}) + rect(9, 4, 6, 2, 1, {}), 0.5, 0.4);
    expect(new Set(markup.match(/href="[^"]+"/g)).size).toBe(1);
    expect(markup).toContain('x="9" y="4"');
  });

  it.each([
    ['a circle', circle(1, 2, 5, {})],
    ['an ellipse', ellipse(1, 2, 5, 4, {})],
  ])('of %s are one gradient that fades to nothing', (_, shape) => {
    const d = new Defs('s');
    const markup = softShadow(d, shape, 1, 0.5);
    expect(markup.match(/<(circle|ellipse)/g)).toHaveLength(1);
    expect(String(d)).toMatch(/stop-opacity="0"\/><\/radialGradient>/);
  });

  it('of a free outline add up to no more than the darkness asked for', () => {
    const markup = softShadow(new Defs('s'), path('M0 0L5 5H0Z', {}), 2, 0.4);
    const layers = [...markup.matchAll(/opacity="([.\d]+)"/g)].map((m) => Number(m[1]));
    const sum = layers.reduce((a, b) => a + b, 0);
    expect(Math.max(...layers)).toBeLessThan(0.03);
    expect(sum).toBeLessThanOrEqual(0.41);
    expect(sum).toBeGreaterThan(0.36);
  });
});
