/**
 * Reads a schematic as a person would: from the lines, dots and symbols of its SVG. It knows where the pins of every
 * symbol are from its own table, and nothing of how the drawing was made.
 */

type At = readonly [x: number, y: number];

/** Where the pins of a symbol are before it is turned, in the order that the netlist names them. */
const pinTable: Readonly<Record<string, Readonly<Record<string, At>>>> = {
  resistor: { 1: [-30, 0], 2: [30, 0] },
  capacitor: { 1: [-30, 0], 2: [30, 0] },
  coil: { 1: [-30, 0], 2: [30, 0] },
  cell: { 1: [-30, 0], 2: [30, 0] },
  // The hollow plate and the plus sign are left, the arrow of a diode points right.
  electrolytic: { '+': [-30, 0], '-': [30, 0] },
  diode: { A: [-30, 0], K: [30, 0] },
  schottky: { A: [-30, 0], K: [30, 0] },
  germanium: { A: [-30, 0], K: [30, 0] },
  zener: { A: [-30, 0], K: [30, 0] },
  led: { A: [-30, 0], K: [30, 0] },
  lamp: { A: [-30, 0], K: [30, 0] },
  npn: { B: [-40, 0], C: [0, -30], E: [0, 30] },
  darlington: { B: [-40, 0], C: [0, -30], E: [0, 30] },
  pnp: { B: [-40, 0], E: [0, -30], C: [0, 30] },
  jfet: { G: [-40, 0], D: [0, -30], S: [0, 30] },
  pjfet: { G: [-40, 0], S: [0, -30], D: [0, 30] },
  mosfet: { G: [-40, 0], D: [0, -30], S: [0, 30] },
  pot: { 1: [-30, 0], 3: [30, 0], 2: [0, 30] },
  trimmer: { 1: [-30, 0], 3: [30, 0], 2: [0, 30] },
  jack: { T: [40, -20], S: [40, 20] },
  'supply-jack': { '+': [40, -20], '-': [40, 20] },
};

/** Symbols whose pins are numbered: their places, and the numbers that must be printed beside them. */
const numbered: Readonly<Record<string, readonly At[]>> = {
  opamp: [
    [-50, -20],
    [-50, 20],
    [50, 0],
    [-20, -50],
    [0, -50],
    [20, -50],
  ],
  power: [
    [0, -30],
    [0, 30],
  ],
  spdt: [
    [30, -20],
    [-30, 0],
    [30, 20],
  ],
};

interface DrawnPin {
  readonly part: string;
  readonly pin: string;
  readonly at: At;
}

interface DrawnText {
  readonly text: string;
  readonly at: At;
}

interface DrawnPart {
  readonly part: string;
  readonly shape: string;
  readonly pins: readonly string[];
  readonly place: (at: At) => At;
  readonly body: string;
}

const numbersOf = (text: string): number[] => text.split(/[ ,]+/).map(Number);
const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

function placing(transform: string): (at: At) => At {
  const [dx, dy] = numbersOf(/translate\(([^)]*)\)/.exec(transform)![1]!) as [number, number];
  const turn = Number(/rotate\((\d+)\)/.exec(transform)?.[1] ?? 0);
  const flip = transform.includes('scale(1 -1)') ? -1 : 1;
  return ([x, y]) => {
    const radians = (turn * Math.PI) / 180;
    const v = y * flip;
    return [
      Math.round(dx + x * Math.cos(radians) - v * Math.sin(radians)),
      Math.round(dy + x * Math.sin(radians) + v * Math.cos(radians)),
    ];
  };
}

export function partsOf(svg: string): DrawnPart[] {
  const groups = svg.matchAll(
    /<g data-ref="([^"]*)" data-shape="([^"]*)" data-pins="([^"]*)" transform="([^"]*)">(.*?)<\/g>/g,
  );
  return [...groups].map(([, part, shape, pins, transform, body]) => ({
    part: unescaped(part!),
    shape: shape!,
    pins: unescaped(pins!)
      .split(' ')
      .map((pin) => pin.slice(0, pin.indexOf(':'))),
    place: placing(transform!),
    body: body!,
  }));
}

/** The pins of chips are where their leads end. */
const chipPins = ({ body }: DrawnPart): At[] =>
  [...body.matchAll(/<path data-net="[^"]*" d="M(-?[\d.]+) (-?[\d.]+)H/g)].map(([, x, y]): At => [
    Number(x),
    Number(y),
  ]);

export const textsOf = (svg: string): DrawnText[] =>
  [...svg.matchAll(/<text x="([^"]*)" y="([^"]*)"[^>]*>(.*?)<\/text>/g)].map(([, x, y, text]) => ({
    text: unescaped(text!.replaceAll(/<[^>]*>/g, ' ')).trim(),
    at: [Number(x), Number(y)],
  }));

export function pinsOf(svg: string): DrawnPin[] {
  return partsOf(svg).flatMap((drawn) => {
    const { part, shape, pins, place } = drawn;
    const table = pinTable[shape];
    const places = shape === 'chip' ? chipPins(drawn) : (numbered[shape] ?? []);
    return pins.map((pin, i) => {
      const at = table ? table[pin] : places[i];
      if (!at) throw new Error(`${part} is drawn as a ${shape}, which has no pin ${pin}`);
      return { part, pin, at: place(at) };
    });
  });
}

interface Line {
  readonly a: At;
  readonly b: At;
}

const linesIn = (d: string): Line[] =>
  [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) (-?[\d.]+)/g)].map(([, ...p]): Line => {
    const [ax, ay, bx, by] = p.map((n) => Math.round(Number(n))) as [number, number, number, number];
    return { a: [ax, ay], b: [bx, by] };
  });

const linesOf = (svg: string): Line[] =>
  [...svg.matchAll(/<path data-wire="" d="([^"]*)"/g)].flatMap(([, d]) => linesIn(d!));

interface Targets {
  readonly nets: { readonly net: string; readonly touches: (at: At) => boolean }[];
  readonly refs: string[];
  /** Nets and parts as they follow each other. */
  readonly order: string[];
}

/** What a page lets be pointed at. */
export function targetsOf(svg: string): Targets {
  const layer = /<g class="schematic-hits"[^>]*>((?:<path[^>]*>|<g[^>]*>(?:<rect[^>]*>)*<\/g>)*)/.exec(svg)![1]!;
  const found = [...layer.matchAll(/<(?:path data-net|g data-ref)="([^"]*)"(?: d="([^"]*)")?/g)].map(([, name, d]) => ({
    name: unescaped(name!),
    lines: d === undefined ? undefined : linesIn(d),
  }));
  return {
    nets: found.flatMap(({ name, lines }) =>
      lines ? [{ net: name, touches: (at: At) => lines.some((line) => isOn(at, line)) }] : [],
    ),
    refs: found.flatMap(({ name, lines }) => (lines ? [] : [name])),
    order: found.map(({ name }) => name),
  };
}

const key = ([x, y]: At): string => `${Math.round(x)},${Math.round(y)}`;
const isOn = ([x, y]: At, { a, b }: Line): boolean =>
  x >= Math.min(a[0], b[0]) && x <= Math.max(a[0], b[0]) && y >= Math.min(a[1], b[1]) && y <= Math.max(a[1], b[1]);

/** Marks that carry a name: what bears the same name is joined. */
function namesOf(svg: string): { name: string; at: At }[] {
  return [...svg.matchAll(/<g data-net="([^"]*)" data-(rail|tag|pad)="([^"]*)" data-at="([^"]*)"/g)].map(
    ([, net, kind, label, at]) => ({
      name: kind === 'tag' ? `tag ${label!}` : `net ${net!}`,
      at: numbersOf(at!).map(Math.round) as unknown as At,
    }),
  );
}

/** Groups of pins, written REF.PIN, that the lines join; two lines that cross are joined by a dot alone. */
export function joinedPins(svg: string): { pins: string[]; names: string[] }[] {
  const up = new Map<string, string>();
  const find = (node: string): string => {
    let at = node;
    while (up.get(at) !== undefined && up.get(at) !== at) at = up.get(at)!;
    return at;
  };
  const unite = (a: string, b: string): unknown => up.set(find(a), find(b));
  const [lines, pins, names] = [linesOf(svg), pinsOf(svg), namesOf(svg)];
  const dots = [...svg.matchAll(/<circle cx="([^"]*)" cy="([^"]*)" r="3.2"/g)].map(([, x, y]): At => [
    Math.round(Number(x)),
    Math.round(Number(y)),
  ]);
  const ends = [
    ...lines.flatMap(({ a, b }) => [a, b]),
    ...dots,
    ...pins.map(({ at }) => at),
    ...names.map(({ at }) => at),
  ];
  lines.forEach((line, i) => {
    for (const end of ends) if (isOn(end, line)) unite(`line ${i}`, key(end));
  });
  for (const { part, pin, at } of pins) unite(`pin ${part}.${pin}`, key(at));
  for (const { name, at } of names) unite(name, key(at));
  const groups = new Map<string, { pins: string[]; names: string[] }>();
  const groupOf = (node: string): { pins: string[]; names: string[] } => {
    const group = groups.get(find(node)) ?? { pins: [], names: [] };
    groups.set(find(node), group);
    return group;
  };
  for (const { part, pin } of pins) groupOf(`pin ${part}.${pin}`).pins.push(`${part}.${pin}`);
  for (const { name } of names) groupOf(name).names.push(name);
  return [...groups.values()];
}
