/** What a schematic needs of a circuit that somebody pasted: the names that ours have, its rails, its shapes and its stages. */

import { type Circuit, type Component, NC, type Net } from '#electronics/component.ts';
import type { OwnCircuit } from '#electronics/own-circuit/draft-circuit.ts';
import type { DeviceModel } from '#electronics/simulation/device-model.ts';
import { ground } from '#electronics/simulation/element.ts';
import { parseFarads } from '#electronics/value/parse.ts';
import { amplifiers, boxes } from '../chips.ts';
import { elementsOf } from '../elements.ts';
import type { SchematicHints, ToldShape } from '../hints/hints.ts';
import { stagesAlongSignal } from './signal-stages.ts';

export type OwnDrawing = { readonly circuit: Circuit; readonly hints: SchematicHints };
export type DrawableOwn = Pick<OwnCircuit, 'circuit' | 'models'>;

/** Longer names would push everything else aside. */
const maxNameLength = 20;

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** A name that fits, has no space in it, and that nothing else has. */
function shortNames(): (name: string) => string {
  const given = new Map<string, string>();
  const taken = new Set<string>();
  return (name) => {
    const known = given.get(name);
    if (known !== undefined) return known;
    const word = name.replaceAll(/\s/g, '_');
    let short = cut(word, maxNameLength);
    for (let count = 2; taken.has(short); count++) short = `${cut(word, maxNameLength - 3)}*${count}`;
    given.set(name, short);
    taken.add(short);
    return short;
  };
}

function toldShape({ kind, value, part, pins }: Component, model: DeviceModel | undefined): ToldShape | undefined {
  if (kind === 'bjt') return model?.type === 'bipolar' ? model.polarity : undefined;
  if (kind === 'jfet') return model?.type === 'field-effect' && model.isP ? 'pjfet' : 'jfet';
  if (kind === 'diode') return model?.type === 'diode' && model.zener ? 'zener' : undefined;
  if (kind !== 'ic' && kind !== 'module' && kind !== 'regulator') return undefined;
  // SPICE gives an op-amp nets, and no pins.
  if (model?.type === 'op-amp') return isFromSpice(part) ? 'unnumbered' : model.outline;
  if (amplifiers[value]) return undefined;
  const known = boxes[value]?.flatMap(({ left, right }) => [...left, ...right].map(([pin]) => pin)) ?? [];
  return Object.keys(pins).every((pin) => known.includes(pin)) ? undefined : 'box';
}

/** As its reader calls what it has given five pins. */
const isFromSpice = (part: string | null): boolean => /^own [^ ]+$/.test(part ?? '');

/** Pins that lead nowhere are no net, but two of them would be one by their name. Chips and switches leave them out. */
function openPinsApart(component: Component, isOpAmp: boolean): Component {
  const { ref, kind, pins } = component;
  const isLeftOut = kind === 'toggle' || kind === 'footswitch' || (!isOpAmp && (kind === 'ic' || kind === 'module'));
  if (isLeftOut || !Object.values(pins).includes(NC)) return component;
  // An amplifier of which nothing is used is not drawn, so those of its pins stay open.
  const isUnused = (pin: string): boolean =>
    isOpAmp && (amplifierOf(pin)?.every((other) => (pins[other] ?? NC) === NC) ?? false);
  const apart = Object.entries(pins).map(([pin, net]) => [
    pin,
    net === NC && !isUnused(pin) ? `open:${ref}.${pin}` : net,
  ]);
  return { ...component, pins: Object.fromEntries(apart) as Component['pins'] };
}

const amplifierPins = [
  ['1', '2', '3'],
  ['5', '6', '7'],
  ['8', '9', '10'],
  ['12', '13', '14'],
];
const amplifierOf = (pin: string): readonly string[] | undefined => amplifierPins.find((pins) => pins.includes(pin));

/** From here on a capacitor holds a net still. */
const reservoirFarads = 0.9e-6;

/** Nets that a resistor from a supply feeds, that a reservoir holds, and that feed more than one other part: half the supply. */
function biasRails(components: readonly Component[], supplies: ReadonlySet<Net>): Net[] {
  const partsAt = new Map<Net, Component[]>();
  for (const part of components)
    for (const net of new Set(Object.values(part.pins))) partsAt.set(net, [...(partsAt.get(net) ?? []), part]);
  const leadsTo = ({ pins }: Component, isThere: (net: Net) => boolean): boolean => Object.values(pins).some(isThere);
  return [...partsAt].flatMap(([net, parts]) => {
    if (supplies.has(net) || net === ground || net === NC) return [];
    const feeds = parts.filter((part) => part.kind === 'resistor' && leadsTo(part, (it) => supplies.has(it)));
    const hasTwoLegs = ({ pins }: Component): boolean => Object.keys(pins).length === 2;
    const toGround = parts.filter((part) => hasTwoLegs(part) && leadsTo(part, (it) => it === ground));
    const holds = toGround.some(
      ({ kind, value }) => (kind === 'electrolytic' || kind === 'film') && (parseFarads(value) ?? 0) >= reservoirFarads,
    );
    const others = parts.filter((part) => !feeds.includes(part) && !toGround.includes(part));
    return feeds.length > 0 && holds && others.length > 1 ? [net] : [];
  });
}

/** Of the chips that are drawn with a symbol of their own for their supply. */
const chipSupplies = (components: readonly Component[], shapes: Readonly<Record<string, ToldShape>>): Net[] =>
  components.flatMap((part) =>
    elementsOf(part, shapes[part.ref]).flatMap((element) =>
      element.kind === 'two-terminal' && element.shape === 'power' ? element.ends : [],
    ),
  );

/** Its nets are called as those of kits are: the guitar is plugged into IN, the amplifier into OUT. */
function renamed({ circuit }: DrawableOwn): { components: Component[]; netOf: (net: Net) => Net } {
  const { signal, components } = circuit;
  const [refs, nets] = [shortNames(), shortNames()];
  for (const name of ['IN', 'OUT', ground, NC]) nets(name);
  const netOf = (net: Net): Net => {
    if (net === signal?.input) return 'IN';
    if (net === signal?.outputs?.[0]) return 'OUT';
    if (net === ground || net === NC) return net;
    // Both are taken, so another net of that name gets a number.
    return nets(net === 'IN' || net === 'OUT' ? `${net} ` : net);
  };
  return {
    netOf,
    components: components.map((component) => ({
      ...component,
      ref: refs(component.ref),
      value: cut(component.value, maxNameLength),
      pins: Object.fromEntries(Object.entries(component.pins).map(([pin, net]) => [pin, netOf(net)])),
    })),
  };
}

export function ownDrawing(own: DrawableOwn): OwnDrawing {
  const { circuit, models } = own;
  const { components: named, netOf } = renamed(own);
  const modelOf = ({ part }: Component): DeviceModel | undefined => (part === null ? undefined : models[part]);
  const components = named.map((part) => openPinsApart(part, modelOf(part)?.type === 'op-amp'));
  const told = components.flatMap((part) => {
    const shape = toldShape(part, modelOf(part));
    return shape === undefined ? [] : [[part.ref, shape] as const];
  });
  const shapes = Object.fromEntries(told);
  const volts = new Map(Object.entries(circuit.supplies ?? {}).map(([net, volt]) => [netOf(net), volt]));
  for (const net of ['DC+', '+9V'])
    if (components.some(({ pins }) => Object.values(pins).includes(net))) volts.set(net, 9);
  const supplies = new Set(volts.keys());
  const isPositiveGround = volts.size > 0 && [...volts.values()].every((volt) => volt < 0);
  const chipRails = [...Object.keys(circuit.rails ?? {}).map(netOf), ...chipSupplies(components, shapes)];
  const held = new Set([...supplies, ...chipRails].filter((net) => net !== ground && net !== NC));
  const rails = new Set([...held, ...biasRails(components, held)]);
  const isUp = (net: Net): boolean =>
    volts.has(net) ? volts.get(net)! < 0 === isPositiveGround : chipRails.includes(net);
  const stages = stagesAlongSignal(components, { shapes }, (net) => rails.has(net) || net === ground || net === NC);
  return {
    circuit: {
      ...circuit,
      components: stages.flatMap(({ parts }) => parts),
      rails: Object.fromEntries([...rails].map((net) => [net, volts.get(net) ?? 0])),
    },
    hints: {
      stages: stages.map(({ name, parts }) => [parts[0]!.ref, name]),
      shapes,
      up: [...rails].filter(isUp),
      ...(isPositiveGround && { isPositiveGround }),
    },
  };
}

/** For those who do not see it. */
export function stagesInWords({ circuit, hints }: OwnDrawing): string {
  const names = hints.stages.map(([, name]) => name);
  const stages = names.length > 1 ? ` in ${names.length} stages: ${names.join('; ')}` : '';
  return `${circuit.components.length} parts, from IN to OUT${stages}.`;
}
