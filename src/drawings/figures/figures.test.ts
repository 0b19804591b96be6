import { describe, expect, it } from 'vitest';
import { letterText } from './figure.ts';
import { figures } from './figures.ts';

const drawn = Object.entries(figures).map(([name, figure]) => ({ name, figure, svg: figure.draw() }));

describe('the drawings of the guides', () => {
  it.each(drawn)('$name is as wide and as high as it says', ({ figure, svg }) => {
    expect(svg).toContain(`viewBox="0 0 ${figure.width} ${figure.height}"`);
    expect(figure.width).toBe(320);
  });

  it.each(drawn)('$name is the same each time, and weighs little', ({ figure, svg }) => {
    expect(figure.draw()).toBe(svg);
    expect(svg.length).toBeLessThan(40_000);
  });

  it('use only characters that the stroke font has', () => {
    expect(() => letterText('4K7 AT 5 %', 0, 0)).not.toThrow();
    expect(() => letterText('§ 4', 0, 0)).toThrow("The alphabet has no '§'");
  });
});
