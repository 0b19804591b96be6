import { expect, it } from 'vitest';
import { settingsCardSvg } from './settings-card.ts';

const card = {
  title: 'Fuzz & Box',
  dials: [0, 0.5, 1, 0.72, 0.1].map((position, k) => ({ label: `Knob ${k}`, position })),
  lines: ['D1: red LED <3 mm>'],
  link: `https://shop.example/products/fuzz-box?sound=${'k40-60~'.repeat(20)}#listen`,
  code: { size: 10, path: 'M0 0h1v1h-1z' },
};

it('a card has every knob with its place, every line and the whole link', () => {
  const svg = settingsCardSvg(card);
  expect(svg).toContain('Fuzz &amp; Box');
  expect(svg).toContain('D1: red LED &lt;3 mm&gt;');
  for (const { label, position } of card.dials) {
    expect(svg).toContain(`>${label}<`);
    expect(svg).toContain(`>${(10 * position).toFixed(1)}<`);
  }
  const written = [...svg.matchAll(/font-family="monospace">([^<]*)</g)].map(([, line]) => line).join('');
  expect(written).toBe(card.link);
  // The pointers: the left stop, the top and the right stop.
  for (const tip of ['-31 53.69', '0 -62', '31 53.69']) expect(svg).toContain(`L${tip}"`);
  expect(svg.length).toBeLessThan(8000);
});

it('stays within its width with one knob and with eight', () => {
  for (const count of [1, 8]) {
    const dials = Array.from({ length: count }, () => ({ label: 'Level', position: 0.5 }));
    const places = [...settingsCardSvg({ ...card, dials }).matchAll(/translate\((\d+)/g)].map(([, x]) => Number(x));
    expect(Math.max(...places)).toBeLessThan(1200 - 72);
  }
});
