import { describe, expect, it } from 'vitest';
import { kits } from '#catalogue/kits.ts';
import type { ComponentKind } from '#electronics/component.ts';
import { pinsByNet } from '#electronics/netlist.ts';
import { spiceNet } from '#electronics/simulation/spice-deck.ts';
import { kicadNetlist } from '#electronics/kicad-netlist.ts';
import { offeredDeck } from './spice-deck.ts';

const named = kits.map(({ slug, circuit }) => [slug, circuit.components] as const);

/** A reader of s-expressions, so that the file is read back as KiCad would. */
type Expression = string | Expression[];
function read(text: string): Expression {
  const tokens = text.match(/[()]|"(?:[^"\\]|\\.)*"|[^\s()]+/g)!;
  const open: Expression[][] = [[]];
  for (const token of tokens) {
    if (token === '(') open.push([]);
    else if (token === ')') open.at(-2)!.push(open.pop()!);
    else open.at(-1)!.push(token.startsWith('"') ? (JSON.parse(token) as string) : token);
  }
  expect(open).toHaveLength(1);
  return open[0]![0]!;
}
const all = (expression: Expression, tag: string): Expression[][] =>
  Array.isArray(expression)
    ? [...(expression[0] === tag ? [expression] : []), ...expression.flatMap((inner) => all(inner, tag))]
    : [];
const field = (expression: Expression, tag: string): string => all(expression, tag)[0]![1] as string;

describe('the netlist for KiCad', () => {
  it.each(named)('of %s reads back as the circuit', (_, components) => {
    const file = read(kicadNetlist('kit', components));
    const nets = all(file, 'net').map((net) => [
      field(net, 'name'),
      all(net, 'node').map((node) => ({ ref: field(node, 'ref'), pin: field(node, 'pin') })),
    ]);
    expect(new Map(nets as [string, unknown][])).toEqual(pinsByNet(components));
    const values = all(file, 'comp').map((part) => [field(part, 'ref'), field(part, 'value')]);
    expect(values).toEqual(
      components.filter(({ kind }) => kind !== 'mechanical').map(({ ref, value }) => [ref, value]),
    );
  });
});

describe('the deck for ngspice', () => {
  it.each(kits.map((kit) => [kit.slug, kit] as const))('of %s has every part with its nodes in order', (_, kit) => {
    const lines = offeredDeck(kit.name, kit.circuit).trimEnd().split('\n');
    const nodes = new Map(lines.map((line) => line.split(' ')).map(([name, ...rest]) => [name!, rest]));
    const models = new Set(lines.filter((line) => line.startsWith('.model')).map((line) => line.split(/[ (]/)[1]));
    const letters: Readonly<Partial<Record<ComponentKind, readonly [string, ...string[]]>>> = {
      resistor: ['R', '1', '2'],
      film: ['C', '1', '2'],
      ceramic: ['C', '1', '2'],
      electrolytic: ['C', '+', '-'],
      diode: ['D', 'A', 'K'],
      jfet: ['J', 'D', 'G', 'S'],
    };
    for (const { ref, kind, pins } of kit.circuit.components) {
      const [letter, ...order] = letters[kind] ?? [];
      if (!letter) continue;
      const found = nodes.get(`${letter}_${ref}`)!;
      expect(found.slice(0, order.length), ref).toEqual(order.map((pin) => spiceNet(pins[pin]!)));
      expect('DJ'.includes(letter) ? models.has(found.at(-1)!) : Number(found.at(-1)) > 0, ref).toBe(true);
    }
    const used = lines.filter((line) => /^[DQJM]_/.test(line)).map((line) => line.split(' ').at(-1)!);
    expect(used.filter((model) => !models.has(model))).toEqual([]);
    expect(lines[0]).toBe(`* ${kit.name}`);
    expect(lines.filter((line) => /undefined|NaN/.test(line))).toEqual([]);
    expect(lines.slice(-4).map((line) => line.split(' ')[0])).toEqual(['.op', '.ac', '.print', '.end']);
  });

  it.each(kits.map((kit) => [kit.slug, kit] as const))('of %s names each device once', (_, kit) => {
    const names = offeredDeck(kit.name, kit.circuit).match(/^[A-Z]_\S+/gm)!;
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('gives every net a node of its own', () => {
    for (const [slug, components] of named) {
      const nets = [...pinsByNet(components).keys()];
      expect(new Set(nets.map(spiceNet)).size, slug).toBe(nets.length);
    }
  });
});
