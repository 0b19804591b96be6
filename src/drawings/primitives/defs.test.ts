import { describe, expect, it } from 'vitest';
import { Defs } from './defs.ts';

describe('definitions of a picture', () => {
  it('are shared when they are equal', () => {
    const d = new Defs('p');
    expect(d.linear('0 #fff, 1 #000')).toBe(d.linear('0 #fff, 1 #000'));
    expect(d.linear('0 #fff, 1 #111')).not.toBe(d.linear('0 #fff, 1 #000'));
    expect(String(d).match(/<linearGradient/g)).toHaveLength(2);
  });

  it('are equal for stops given as text and as a list', () => {
    const words = new Defs('p');
    words.radial('0 #fff .28, .965 #000, 1 #123456 1');
    const list = new Defs('p');
    list.radial([
      [0, '#fff', 0.28],
      [0.965, '#000'],
      [1, '#123456', 1],
    ]);
    expect(String(words)).toBe(String(list));
    expect(String(words)).toContain('<stop offset="0" stop-color="#fff" stop-opacity=".28"/>');
    expect(String(words).match(/stop-opacity/g)).toHaveLength(1);
  });

  it('carry the prefix of their picture', () => {
    expect(new Defs('ab').definePath('M0 0')).toBe('ab0');
  });
});
