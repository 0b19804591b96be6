/** One fault of each kind, drawn for a kit without regard to the list that the finder knows. */
import { catalogueDrawings } from '#catalogue/catalogue-drawings.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';
import type { Component, Net } from '#electronics/component.ts';
import {
  type BuiltPart,
  type BuiltPedal,
  isOnBoard,
  withExtra,
  withOpenPin,
  withPart,
} from '#electronics/diagnosis/fault-model/pedal.ts';
import { looseNet } from '#electronics/diagnosis/fault-model/pedal.ts';
import { parseValue } from '#electronics/value/parse.ts';
import { boardNeighbours } from '#build/workbench/faults/kit-fault-table.ts';
import type { Random } from './random.ts';

export const kindsDrawn = [
  'healthy',
  'open resistor',
  'open capacitor',
  'open leg',
  'cold joint',
  'short across a part',
  'bridge of pads',
  'supply short',
  'wrong value',
  'swapped resistors',
  'diode reversed',
  'electrolytic reversed',
  'electrolytic leaks',
  'transistor turned',
  'chip turned or missing',
  'open wire',
  'pot lug',
] as const;
export type DrawnKind = (typeof kindsDrawn)[number];

export interface DrawnFault {
  readonly kind: DrawnKind;
  /** Parts whose name is the right answer; for wires the net. */
  readonly refs: readonly string[];
  /** Nets that are joined, where a bridge is the right answer too. */
  readonly joined?: readonly [Net, Net];
  readonly text: string;
  /** The lug is off, where a knob could also be wired backwards. */
  readonly isTurned?: true;
  readonly change: (pedal: BuiltPedal) => BuiltPedal;
}

interface Draw {
  readonly kit: Kit;
  readonly pedal: BuiltPedal;
  readonly random: Random;
}

const capacitors: readonly Component['kind'][] = ['film', 'ceramic', 'electrolytic'];
const ofKind = ({ pedal }: Draw, ...kinds: readonly Component['kind'][]): BuiltPart[] =>
  pedal.parts.filter((part) => kinds.includes(part.kind) && (isOnBoard(part) || part.ref === 'LED1'));
const isConnected = ({ ref, drawn }: BuiltPart, pin: string): boolean => drawn[pin] !== `${ref}.${pin}`;
const pinsOf = (part: BuiltPart): string[] => Object.keys(part.pins).filter((pin) => isConnected(part, pin));

type Drawing = (draw: Draw) => Omit<DrawnFault, 'kind'> | undefined;

function open(part: BuiltPart | undefined, random: Random, ohms?: number): ReturnType<Drawing> {
  if (!part) return undefined;
  const pin = random.pick(pinsOf(part));
  const at = [looseNet(part.ref, pin), part.drawn[pin]!];
  return {
    refs: [part.ref],
    text: `${part.ref}.${pin} ${ohms ? `${Math.round(ohms / 1000)} kilohms` : 'open'}`,
    change: (pedal) => {
      const opened = withOpenPin(pedal, part.ref, pin);
      return ohms ? withExtra(opened, { type: 'resistor', ref: 'crust', nets: at, ohms }) : opened;
    },
  };
}

const bridged = (refs: readonly string[], joined: readonly [Net, Net], ohms: number, text: string) => ({
  refs,
  joined,
  text,
  change: (pedal: BuiltPedal) => withExtra(pedal, { type: 'resistor', ref: 'bridge', nets: joined, ohms }),
});

const onPads = (part: BuiltPart, order: Readonly<Record<string, string>>): DrawnFault['change'] => {
  const pins = Object.fromEntries(Object.keys(part.pins).map((pin) => [pin, part.drawn[order[pin] ?? pin]!]));
  return (pedal) => withPart(pedal, part.ref, { pins, misplaced: true });
};

const wrongValue: Drawing = (draw) => {
  const { pedal, random } = draw;
  const part = random.pick(ofKind(draw, 'resistor', 'film', 'ceramic', 'electrolytic'));
  const size = (each: BuiltPart): number => parseValue(each.value);
  const others = pedal.parts.filter(
    (other) =>
      other.kind === part.kind &&
      other.value !== part.value &&
      Math.abs(Math.log10(size(other) / size(part))) > 0.2 &&
      Math.abs(Math.log10(size(other) / size(part))) < 2.1,
  );
  if (others.length === 0) return undefined;
  const { value, part: sold } = random.pick(others);
  return {
    refs: [part.ref],
    text: `${part.ref} ${value} for ${part.value}`,
    change: (each) => withPart(each, part.ref, { value, part: sold }),
  };
};

const swappedResistors: Drawing = ({ kit, pedal, random }) => {
  const places = layoutBoard(catalogueDrawings.boards[kit.slug]!).board.parts.filter(({ kind }) => kind === 'R');
  const valueOf = (ref: string): BuiltPart | undefined => pedal.parts.find((part) => part.ref === ref);
  const one = random.pick(places);
  if (!one) return undefined;
  const near = places
    .filter(({ ref }) => valueOf(ref) && valueOf(ref)!.value !== valueOf(one.ref)!.value)
    .toSorted((a, b) => Math.hypot(a.x - one.x, a.y - one.y) - Math.hypot(b.x - one.x, b.y - one.y))
    .slice(0, 4);
  if (near.length === 0) return undefined;
  const [a, b] = [valueOf(one.ref)!, valueOf(random.pick(near).ref)!];
  return {
    refs: [a.ref, b.ref],
    text: `${a.ref} (${a.value}) and ${b.ref} (${b.value})`,
    change: (each) =>
      withPart(withPart(each, a.ref, { value: b.value, part: b.part }), b.ref, { value: a.value, part: a.part }),
  };
};

/** Backwards it conducts from about a volt on. */
const electrolyticReversed: Drawing = (draw) => {
  const part = draw.random.pick(ofKind(draw, 'electrolytic'));
  if (!part) return undefined;
  const [plus, minus] = [part.drawn['+']!, part.drawn['-']!];
  const ohms = draw.random.ratio(0.3, 3) / parseValue(part.value, 'capacitance');
  const inner = `${part.ref}.back`;
  return {
    refs: [part.ref],
    text: `${part.ref} reversed, ${Math.round(ohms)} ohms`,
    change: (pedal) =>
      withExtra(
        pedal,
        { type: 'resistor', ref: 'back', nets: [plus, inner], ohms: Math.max(500, Math.min(1e6, ohms)) },
        { type: 'junction', ref: 'back', nets: [inner, minus], saturation: 1e-9, slope: 0.06 },
      ),
  };
};

const drawings: Readonly<Record<Exclude<DrawnKind, 'healthy'>, Drawing>> = {
  'open resistor': (draw) => open(draw.random.pick(ofKind(draw, 'resistor')), draw.random),
  'open capacitor': (draw) => open(draw.random.pick(ofKind(draw, ...capacitors)), draw.random),
  'open leg': (draw) =>
    open(draw.random.pick(ofKind(draw, 'bjt', 'jfet', 'mosfet', 'ic', 'module', 'regulator', 'opto')), draw.random),
  'cold joint': (draw) =>
    open(
      draw.random.pick(ofKind(draw, 'resistor', ...capacitors, 'diode', 'bjt', 'jfet', 'mosfet', 'ic')),
      draw.random,
      draw.random.ratio(5e3, 1e6),
    ),
  'short across a part': (draw) => {
    const parts = ofKind(draw, 'resistor', ...capacitors, 'diode').filter((part) => part.ref !== 'LED1');
    const part = draw.random.pick(parts.filter(({ drawn }) => new Set(Object.values(drawn)).size === 2));
    if (!part) return undefined;
    return bridged([part.ref], Object.values(part.drawn) as [Net, Net], 0.3, `across ${part.ref}`);
  },
  'bridge of pads': ({ kit, random }) => {
    const drops = boardNeighbours(kit.circuit, catalogueDrawings.boards[kit.slug]!).pads.filter(
      ({ nets: [a, b] }) => a !== b,
    );
    if (drops.length === 0) return undefined;
    const { pads, nets } = random.pick(drops);
    return bridged([], nets, 0.3, pads.join(' to '));
  },
  'supply short': ({ kit, pedal, random }) => {
    const rails = ['DC+', '+9V', ...Object.keys(kit.circuit.rails ?? {})].filter(
      (net) => net !== 'GND' && pedal.parts.some((part) => isOnBoard(part) && Object.values(part.drawn).includes(net)),
    );
    if (rails.length === 0) return undefined;
    const net = random.pick(rails);
    return bridged([], [net, 'GND'], random.ratio(0.2, 5), `${net} to ground`);
  },
  'wrong value': wrongValue,
  'swapped resistors': swappedResistors,
  'diode reversed': (draw) => {
    const part = draw.random.pick(ofKind(draw, 'diode', 'led'));
    return part && { refs: [part.ref], text: part.ref, change: onPads(part, { A: 'K', K: 'A' }) };
  },
  'electrolytic reversed': electrolyticReversed,
  'electrolytic leaks': (draw) => {
    const part = draw.random.pick(ofKind(draw, 'electrolytic'));
    if (!part) return undefined;
    const ohms = draw.random.ratio(1e3, 1e5);
    const nets = [part.drawn['+']!, part.drawn['-']!];
    return {
      refs: [part.ref],
      text: `${part.ref} leaks ${Math.round(ohms)} ohms`,
      change: (pedal) => withExtra(pedal, { type: 'resistor', ref: 'leak', nets, ohms }),
    };
  },
  'transistor turned': (draw) => {
    const part = draw.random.pick(ofKind(draw, 'bjt', 'jfet', 'mosfet'));
    if (!part) return undefined;
    const [first, second, third] = Object.keys(part.pins) as [string, string, string];
    const order = draw.random.pick([
      { [first]: third, [third]: first },
      { [first]: third, [third]: first },
      { [first]: second, [second]: first },
      { [second]: third, [third]: second },
    ]);
    return { refs: [part.ref], text: `${part.ref} ${JSON.stringify(order)}`, change: onPads(part, order) };
  },
  'chip turned or missing': (draw) => {
    const part = draw.random.pick(ofKind(draw, 'ic'));
    if (!part) return undefined;
    if (draw.random.next() < 0.4)
      return {
        refs: [part.ref],
        text: `${part.ref} missing`,
        change: (pedal) => withPart(pedal, part.ref, { missing: true }),
      };
    const pins = Object.keys(part.pins).sort((a, b) => Number(a) - Number(b));
    const across = Object.fromEntries(pins.map((pin, k) => [pin, pins[(k + pins.length / 2) % pins.length]!]));
    return { refs: [part.ref], text: `${part.ref} turned`, change: onPads(part, across) };
  },
  'open wire': ({ pedal, random }) => {
    const nets = (onBoard: boolean): Set<Net> =>
      new Set(pedal.parts.filter((part) => isOnBoard(part) === onBoard).flatMap(({ drawn }) => Object.values(drawn)));
    const net = random.pick([...nets(true).intersection(nets(false))]);
    return { refs: [net], text: `wire ${net}`, change: (each) => ({ ...each, cut: net }) };
  },
  'pot lug': (draw) => {
    const part = draw.random.pick(ofKind(draw, 'pot'));
    if (!part) return undefined;
    if (draw.random.next() < 0.7 || part.drawn['1'] === part.drawn['3']) return open(part, draw.random);
    return {
      refs: [part.ref],
      text: `${part.ref} backwards`,
      isTurned: true,
      change: onPads(part, { 1: '3', 3: '1' }),
    };
  },
};

export function drawFault(kind: DrawnKind, draw: Draw): DrawnFault | undefined {
  if (kind === 'healthy') return { kind, refs: [], text: 'healthy', change: (pedal) => pedal };
  const drawn = drawings[kind](draw);
  return drawn && { kind, ...drawn };
}
