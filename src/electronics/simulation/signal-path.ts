/** Where the sound is on its way over the board: the nets at which an audio probe hears it, from input to output. */

import { type Circuit, type Component, NC, type Net } from '../component.ts';
import type { Joins } from '../netlist.ts';
import { parseValue } from '../value/parse.ts';
import { testSetupElements, jacksOf } from './test-setup.ts';
import { outputPins } from './chips.ts';
import type { ModelLookup } from './device-model.ts';
import { type Element, ground } from './element.ts';
import { operatingPoint } from './operating-point.ts';
import { decibels, smallSignalLevels } from './small-signal-response.ts';
import { adjustTrimmers } from './trimmer-adjustment.ts';

/** One place to listen: behind `ref`, on the leg `pin` by which the sound leaves it. */
export interface SignalPathPoint {
  readonly ref: string;
  readonly pin: string;
  readonly net: Net;
  /** Against a guitar of one volt. */
  readonly decibels: number;
}

/** A note in the middle of the neck. */
const noteHertz = 440;
/** A probe into a guitar amplifier hears a guitar that is this much weaker. */
const minDecibels = -50;
/** What is this much weaker than before and behind is held still by an amplifier: a virtual ground. */
const virtualGroundDecibels = -25;
/** How far round the way goes before it crosses a net that is silent, or even runs back along a feedback. */
const penalty = { minDecibels: 40, against: 200 };
/** No resistor or capacitor makes a sound this much louder: whoever goes that way goes against the sound. */
const passiveRise = 3;
/** A net that this much capacitance joins to ground holds still. */
const reservoirFarads = 0.9e-6;
/** What brings a net to where it stands while one plays, without taking the sound from it. */
const playingOhms = 10e3;

/** How strong the guitar is on every net while it is played, in decibels. */
function playedLevels(circuit: Circuit, modelOf: ModelLookup): Map<Net, number> {
  const setup = { modelOf, input: 'guitar' } as const;
  const { positions } = adjustTrimmers(circuit, setup);
  const playingSources = Object.entries(circuit.signal?.playing ?? {}).map(([net, volts]): Element => ({
    type: 'source',
    ref: `playing ${net}`,
    nets: [net],
    volts,
    ohms: playingOhms,
  }));
  const point = operatingPoint([...testSetupElements(circuit, { ...setup, positions }), ...playingSources]);
  const levels = smallSignalLevels(point, jacksOf(circuit).input, noteHertz);
  return new Map([...levels].map(([net, level]) => [net, decibels(level)]));
}

interface Step {
  readonly component: Component;
  readonly from: Net;
}

type CostOf = (component: Component, from: Net, to: Net) => number;

/** Dijkstra's algorithm: the last step of the cheapest path from one net to each other. */
function shortestPaths(components: readonly Component[], joins: Joins, start: Net, costOf: CostOf): Map<Net, Step> {
  const previous = new Map<Net, Step>();
  const open = new Map<Net, number>([[start, 0]]);
  const done = new Set<Net>();
  while (open.size > 0) {
    const [net, distance] = [...open].reduce((best, each) => (each[1] < best[1] ? each : best));
    open.delete(net);
    done.add(net);
    for (const component of components)
      for (const group of joins(component)) {
        if (!group.includes(net)) continue;
        for (const next of group) {
          const cost = distance + costOf(component, net, next);
          if (done.has(next) || cost >= (open.get(next) ?? Infinity)) continue;
          open.set(next, cost);
          previous.set(next, { component, from: net });
        }
      }
  }
  return previous;
}

const active: ReadonlySet<Component['kind']> = new Set(['ic', 'module', 'bjt', 'jfet', 'mosfet', 'opto']);

/** Rails, and nets that a large capacitor joins to ground. */
function steadyNets({ components, rails }: Circuit): Set<Net> {
  const steady = new Set<Net>([NC, ground, 'DC+', '+9V', ...Object.keys(rails ?? {})]);
  for (const { kind, value, pins } of components) {
    if (kind !== 'electrolytic' && kind !== 'film') continue;
    const nets = Object.values(pins);
    if (nets.includes(ground) && parseValue(value, 'capacitance') > reservoirFarads)
      nets.forEach((net) => steady.add(net));
  }
  return steady;
}

/** The emitter or source of a follower: its other end sits on a rail. */
function followerOutputs(pins: Component['pins'], steady: ReadonlySet<Net>): Net[] {
  const [rail, out] = 'E' in pins ? [pins['C'], pins['E']] : [pins['D'], pins['S']];
  return rail !== undefined && out !== undefined && steady.has(rail) ? [out] : [];
}

function outputsOf({ part }: Component, modelOf: ModelLookup): string[] {
  const model = part ? modelOf(part) : undefined;
  return model?.type === 'op-amp' ? outputPins(model) : [];
}

/** The pin by which the sound leaves a part: the output of an amplifier, or the last leg on that net. */
function leavingPin(component: Component, net: Net, modelOf: ModelLookup): string {
  const there = Object.keys(component.pins).filter((pin) => component.pins[pin] === net);
  const outputs = outputsOf(component, modelOf);
  return there.find((pin) => outputs.includes(pin)) ?? there.at(-1)!;
}

export function signalPath(circuit: Circuit, modelOf: ModelLookup, joins: Joins): SignalPathPoint[] {
  if (circuit.hardware === 'own') return [];
  const levels = playedLevels(circuit, modelOf);
  const levelOf = (net: Net): number => levels.get(net) ?? -Infinity;
  const steady = steadyNets(circuit);
  // Where a part of the board and an amplifier join the same two nets, the sound goes through the amplifier.
  const components = circuit.components.toSorted((a, b) => Number(active.has(b.kind)) - Number(active.has(a.kind)));
  const chips = components.filter(({ kind }) => kind === 'ic');
  const inputs = new Set(chips.flatMap(({ pins }) => Object.values(pins)));
  const driven = new Set([
    ...chips.flatMap((chip) => outputsOf(chip, modelOf).map((pin) => chip.pins[pin])),
    ...components.flatMap(({ pins }) => followerOutputs(pins, steady)),
  ]);
  const costOf: CostOf = ({ kind }, from, to) => {
    if (steady.has(to)) return Infinity;
    // What an amplifier drives is reached through it, and any other way in is its feedback.
    const against = driven.has(to) || levelOf(to) - levelOf(from) > passiveRise;
    if (!active.has(kind) && against) return penalty.against;
    return levelOf(to) > minDecibels || inputs.has(to) ? 1 : penalty.minDecibels;
  };
  const pathTo = (end: Net, start: Net): SignalPathPoint[] => {
    const previous = shortestPaths(components, joins, start, costOf);
    const path: SignalPathPoint[] = [];
    for (let net = end, step = previous.get(net); step && net !== start; net = step.from, step = previous.get(net)) {
      const { component } = step;
      path.unshift({ ref: component.ref, pin: leavingPin(component, net, modelOf), net, decibels: levelOf(net) });
    }
    return path;
  };
  const through = circuit.signal?.through;
  const path = through ? [...pathTo(through, 'IN'), ...pathTo('OUT', through)] : pathTo('OUT', 'IN');
  return path.filter((at, k) => {
    const before = k === 0 ? 0 : path[k - 1]!.decibels;
    const behind = Math.max(...path.slice(k + 1, k + 3).map(({ decibels: level }) => level));
    return (
      at.decibels > minDecibels &&
      !(at.decibels - before < virtualGroundDecibels && at.decibels - behind < virtualGroundDecibels)
    );
  });
}
