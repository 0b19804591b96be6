import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Tokens = Readonly<Record<string, string>>;

const declarations = [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!] as const);

/** What each token is by day (0) or by night (1). */
const theme = (index: 0 | 1): Tokens =>
  Object.fromEntries(
    declarations.map(([name, value]) => [
      name,
      value.replaceAll(
        /light-dark\(((?:[^(),]|\([^)]*\))+), ((?:[^(),]|\([^)]*\))+)\)/g,
        (_, ...sides) => sides[index],
      ),
    ]),
  );

const day = theme(0);
const night = theme(1);

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = channels.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(tokens: Tokens, text: string, ground: string): number {
  const [light, dark] = [text, ground].map((name) => luminance(tokens[`--${name}`]!)).sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const grounds = ['bg', 'surface', 'sunken', 'raised', 'stage'];
const statuses = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'other'];
const pairs: readonly (readonly [text: string, ground: string, least: number])[] = [
  ...grounds.flatMap((ground) => [
    ['ink', ground, 7] as const,
    ['ink-2', ground, 4.5] as const,
    ['ink-3', ground, 4.5] as const,
  ]),
  ...['bg', 'surface', 'sunken'].map((ground) => ['link', ground, 4.5] as const),
  ['on-mat', 'mat', 7],
  ['on-mat', 'mat-2', 4.5],
  ['on-mat-2', 'mat', 4.5],
  ['on-mat-2', 'mat-2', 4.5],
  ...['accent', 'accent-hover', 'accent-press'].map((ground) => ['on-accent', ground, 7] as const),
  ['accent-text', 'bg', 4.5],
  ['accent-text', 'accent-wash', 4.5],
  ...['good', 'bad', 'info'].map((tone) => [tone, `${tone}-wash`, 4.5] as const),
  ...['bg', 'surface'].map((ground) => ['bad', ground, 4.5] as const),
  ...statuses.map((status) => [`${status}-fg`, `${status}-bg`, 4.5] as const),
  ...['raised', 'surface', 'bg'].map((ground) => ['line-3', ground, 3] as const),
  ...['bg', 'surface'].map((ground) => ['focus', ground, 3] as const),
  ['accent', 'mat', 3],
  ['mat-line-2', 'mat', 3],
  ['on', 'surface', 3],
  ...['beginner', 'intermediate', 'advanced'].map((pad) => [pad, 'surface', 3] as const),
];

describe('the tokens', () => {
  it('are written once each', () => {
    const names = declarations.map(([name]) => name);
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('differ by night where they name a ground or an ink', () => {
    expect(grounds.concat('ink', 'mat', 'link').filter((name) => day[`--${name}`] === night[`--${name}`])).toEqual([]);
  });

  it.each([
    ['day', day],
    ['night', night],
  ])('of the %s can be read: every text stands out from its ground', (_name, tokens) => {
    const weak = pairs.filter(([text, ground, minContrast]) => contrast(tokens, text, ground) < minContrast);
    expect(weak).toEqual([]);
  });
});
