import type { Random } from '../random.ts';

export const pick = <T>(random: Random, items: readonly T[]): T => items[random(items.length)]!;

/** Text that has broken other shops: what databases, parsers, shells, sheets and prototypes stumble over. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDFFFy',
  '\uFEFF',
  '\u202Eevil',
  'ÅÅ\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(60),
  '\r\nSet-Cookie: a=b',
  'a\nb\tc',
  "' OR 1=1 --",
  '"; DROP TABLE orders; --',
  '%',
  '%00',
  '%_%',
  '\\',
  '\\u0000',
  '../../etc/passwd',
  '..%2f..%2f',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  '-0',
  '0',
  '-1',
  '1.5',
  '1e21',
  '1e309',
  '0x10',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999',
  'true',
  '[]',
  '{}',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  '${7*7}',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-fffffffffffg',
  'a@b',
  'a@b.example\nBcc: c@d.example',
  'x'.repeat(201),
  'x'.repeat(5000),
];

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

const hostileThings: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e21,
  1e-9,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  Number.MAX_VALUE,
  [],
  [5],
  [null],
  [[[]]],
  {},
  { length: 5 },
  { toString: 'x' },
  { constructor: { prototype: { role: 'admin' } } },
  JSON.parse('{"__proto__":{"role":"admin"}}'),
  nested(200),
];

/** Something that no schema asks for. */
export const hostileValue = (random: Random): unknown =>
  random(2) === 0 ? pick(random, hostileTexts) : pick(random, hostileThings);

/** Names that callers like to smuggle in. */
const smuggled = ['__proto__', 'constructor', 'role', 'userId', 'user_id', 'id', 'price', 'total', 'isAdmin', 'stock'];

/** A copy in which one place, however deep, has become something else. */
export function corrupt(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random(6) === 0) return hostileValue(random);
  if (Array.isArray(value)) return [...value, hostileValue(random)];
  const entries = Object.entries(value);
  const place = random(entries.length);
  const change = entries.length === 0 ? 0 : random(5);
  if (change === 0) entries.push([pick(random, smuggled), hostileValue(random)]);
  else if (change === 1) entries.splice(place, 1);
  else entries[place] = [entries[place]![0], corrupt(entries[place]![1], random)];
  return Object.fromEntries(entries);
}

/** The text of a body, spoiled after it was written. */
export function corruptText(text: string, random: Random): string {
  const place = random(text.length + 1);
  const spoiled = [
    text.slice(0, place),
    `${text.slice(0, place)}\u0000${text.slice(place)}`,
    `${text}${text}`,
    text.replace('{', '{"__proto__":{"role":"admin"},'),
    '['.repeat(20_000),
    `"${'x'.repeat(70_000)}"`,
    'undefined',
    '',
  ];
  return pick(random, spoiled);
}
