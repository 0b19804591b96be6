import { expect, it } from 'vitest';
import { settingsCardSvg } from './settings-card.ts';

const dials = [0, 0.5, 1, 0.72, 0.1].map((position, k) => ({ label: `Knob ${k}`, position }));
const card = {
  title: 'Fuzz & Box',
  pedals: [{ name: null, dials, lines: ['D1: red LED <3 mm>'] }],
  lines: ['Amp: clean'],
  link: `https://shop.example/products/fuzz-box?sound=${'k40-60~'.repeat(20)}#listen`,
  code: { size: 10, path: 'M0 0h1v1h-1z' },
};

it('a card has every knob with its place, every line and the whole link', () => {
  const svg = settingsCardSvg(card);
  expect(svg).toContain('Fuzz &amp; Box');
  expect(svg).toContain('D1: red LED &lt;3 mm&gt;');
  expect(svg).toContain('>Amp: clean<');
  for (const { label, position } of dials) {
    expect(svg).toContain(`>${label}<`);
    expect(svg).toContain(`>${(10 * position).toFixed(1)}<`);
  }
  const written = [...svg.matchAll(/font-family="monospace">([^<]*)</g)].map(([, line]) => line).join('');
  expect(written).toBe(card.link);
  // The pointers: the left stop, the top and the right stop.
  for (const tip of ['-31 53.69', '0 -62', '31 53.69']) expect(svg).toContain(`L${tip}"`);
  expect(svg.length).toBeLessThan(8000);
});

/** Where groups stand against the one around them: the left edge of every dial, and the height of the sheet. */
const sheetOf = (svg: string) => ({
  places: [...svg.matchAll(/translate\(([\d.]+)[ ,]([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  height: Number(/height="(\d+)"/.exec(svg)![1]),
});
const knobs = (count: number) => Array.from({ length: count }, () => ({ label: 'Level', position: 0.5 }));

it('stays within its width with one knob and with eight', () => {
  for (const count of [1, 8]) {
    const { places } = sheetOf(settingsCardSvg({ ...card, pedals: [{ name: null, dials: knobs(count), lines: [] }] }));
    expect(Math.max(...places.map(([x]) => x))).toBeLessThan(1200 - 2 * 72);
  }
});

it('names the pedals of a row in their order, two beside each other where they have few knobs', () => {
  const pedal = (name: string, count: number, ...lines: string[]) => ({ name, dials: knobs(count), lines });
  const pair = [pedal('1 Fuzz', 2), pedal('2 Delay', 2)];
  const three = [...pair, pedal('3 EQ', 6, 'Bypassed')];
  const svg = settingsCardSvg({ ...card, pedals: three });
  expect([...svg.matchAll(/>(\d \w+)</g)].map(([, name]) => name)).toEqual(['1 Fuzz', '2 Delay', '3 EQ']);
  expect(svg).toContain('>Bypassed<');
  const heightOf = (pedals: typeof pair) => sheetOf(settingsCardSvg({ ...card, pedals })).height;
  expect(heightOf(pair)).toBe(heightOf(pair.slice(0, 1)));
  expect(heightOf(three)).toBeGreaterThan(heightOf(pair) + 500);
});

it('has no link where that is too long for one, and a larger code where it is long', () => {
  const without = settingsCardSvg({ ...card, link: null, code: null });
  expect(without).not.toContain('monospace');
  const heightOf = (size: number) =>
    sheetOf(settingsCardSvg({ ...card, link: 'x', code: { ...card.code, size } })).height;
  expect(heightOf(20)).toBe(heightOf(54));
  expect(heightOf(100)).toBe(heightOf(54) + 184);
});
