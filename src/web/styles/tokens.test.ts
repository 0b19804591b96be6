import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const web = join(import.meta.dirname, '..');
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Tokens = Readonly<Record<string, string>>;

/** The declarations of the block that follows a selector. */
function tokensAfter(selector: string): Tokens {
  const start = css.indexOf('{', css.indexOf(selector)) + 1;
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const day = tokensAfter(':root {');
const nightBySystem = tokensAfter(":root:not([data-theme='light'])");
const nightByChoice = tokensAfter(":root[data-theme='dark']");

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = channels.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(theme: Tokens, text: string, ground: string): number {
  const [light, dark] = [text, ground].map((name) => luminance(theme[`--${name}`]!)).sort((a, b) => b - a);
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

describe('the colours', () => {
  it('of the night are the same whether the system or the visitor asks for it', () => {
    expect(Object.keys(nightByChoice).length).toBeGreaterThan(50);
    expect(nightByChoice).toEqual(nightBySystem);
  });

  it('of the night all have a colour of the day', () => {
    expect(Object.keys(nightByChoice).filter((name) => !(name in day))).toEqual([]);
  });

  it.each([
    ['day', day],
    ['night', { ...day, ...nightByChoice }],
  ])('of the %s can be read: every text stands out from its ground', (_name, theme) => {
    const weak = pairs.filter(([text, ground, minContrast]) => contrast(theme, text, ground) < minContrast);
    expect(weak).toEqual([]);
  });

  it('are written nowhere else on the screen than in tokens.css', () => {
    const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
    );
    expect(sheets.length).toBeGreaterThan(20);
    const raw = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i;
    expect(sheets.filter((file) => raw.test(readFileSync(join(web, file), 'utf8')))).toEqual([]);
  });
});
