import { describe, expect, it } from 'vitest';
import { data, el, n, smooth, svg } from './svg.ts';

describe('numbers', () => {
  it.each([
    [0.5, '.5'],
    [-0.25, '-.25'],
    [-0.001, '0'],
    [12, '12'],
    [1.005, '1'],
    [2.71428, '2.71'],
  ])('writes %d as %s', (value, text) => {
    expect(n(value)).toBe(text);
  });
});

describe('elements', () => {
  it('leave out attributes that are undefined or false, but keep zero', () => {
    expect(el('rect', { x: 0, rx: undefined, fill: false, y: 1.5 })).toBe('<rect x="0" y="1.5"/>');
  });

  it('hold their children', () => {
    expect(el('g', { id: 'a' }, '<b/>', '<c/>')).toBe('<g id="a"><b/><c/></g>');
  });
});

describe('path data', () => {
  it('shortens numbers, passes words through and forgets line breaks', () => {
    expect(data`M${0.5} ${-1.239}
      L${'3 4'}Z`).toBe('M.5 -1.24L3 4Z');
  });

  it('passes through every sample of a smooth curve', () => {
    const line = smooth([
      [0, 0],
      [10, 5],
      [20, 0],
    ]);
    expect(line).toMatch(/^M0 0C.* 10 5C.* 20 0$/);
  });
});

describe('the root of a picture', () => {
  it('has an accessible name with its signs escaped', () => {
    expect(svg([0, 0, 1, 1], '', '', { title: 'R&D "<4K7>"' })).toContain(
      'role="img" aria-label="R&amp;D &quot;&lt;4K7&gt;&quot;"',
    );
  });

  it('is hidden from assistive technology when it has no name', () => {
    const picture = svg([0, 0, 1, 1], '', '');
    expect(picture).toContain('aria-hidden="true"');
    expect(picture).not.toContain('role=');
  });
});
