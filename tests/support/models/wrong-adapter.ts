/** What an adapter of too many volts does to a kit: parts that get hotter, or stand more volts, than their pages allow. */

import type { Circuit, Component, Net } from '#electronics/component.ts';
import type { Element } from '#electronics/simulation/element.ts';
import { dissipatedWatts, operatingPoint } from '#electronics/simulation/operating-point.ts';
import { type PartSampler, typicalParts } from '#electronics/simulation/part-sampling.ts';
import { knobEnds, stressProblems } from '#electronics/simulation/stress.ts';
import { supplyMilliamps, testSetupElements } from '#electronics/simulation/test-setup.ts';
import { adjustTrimmers } from '#electronics/simulation/trimmer-adjustment.ts';
import { modelBySlug as modelOf } from '#catalogue/models/models.ts';
import { partBySlug } from '#catalogue/parts.ts';

/** The lines of a part's page that limit its volts; the first that is there counts. */
const limitLines = ['Absolute maximum', 'Maximum supply', 'Maximum voltage', 'Supply', 'Input'] as const;

/** The most volts of '±18 V (36 V single)' or '4 to 12 V'. */
export function ratedVolts(slug: string): number {
  const specifications = partBySlug.get(slug)?.specifications ?? {};
  const line = limitLines.map((name) => specifications[name]).find((words) => / V\b/.test(words ?? ''));
  const volts = [...(line ?? '').matchAll(/([\d.]+) V\b/g)].map(([, number]) => Number(number));
  if (volts.length === 0) throw new Error(`the page of ${slug} names no volts`);
  return Math.max(...volts);
}

const fed: ReadonlySet<Component['kind']> = new Set(['ic', 'module', 'regulator']);
const mainPins: Partial<Record<Component['kind'], readonly [string, string]>> = {
  bjt: ['C', 'E'],
  jfet: ['D', 'S'],
  mosfet: ['D', 'S'],
};

type Volts = ReadonlyMap<Net, number>;

/** No pin of a chip may be further from another than its supply may be. */
function spanOf({ pins }: Component, volts: Volts): number {
  const all = Object.values(pins).flatMap((net) => volts.get(net) ?? []);
  return Math.max(...all) - Math.min(...all);
}

/** While a loud signal holds a transistor off, it stands what the rest of the circuit leaves open. */
function openVolts(
  { ref, pins }: Component,
  [from, to]: readonly [string, string],
  elements: readonly Element[],
): number {
  const rest = elements.filter((element) => element.ref !== ref && !element.ref.startsWith(`${ref}.`));
  const { volts } = operatingPoint(rest);
  return Math.abs((volts.get(pins[from]!) ?? 0) - (volts.get(pins[to]!) ?? 0));
}

const overVolts = ({ ref, part, value }: Component, volts: number): string[] =>
  volts > ratedVolts(part ?? value.toLowerCase())
    ? [`${ref} stands ${volts.toFixed(1)} V, ${ratedVolts(part ?? value.toLowerCase())} are allowed`]
    : [];

const atAdapter = (elements: readonly Element[], adapterVolts: number): Element[] =>
  elements.map((element) =>
    element.type === 'source' && element.nets[0] === 'DC+' ? { ...element, volts: adapterVolts } : element,
  );

/** Sentences; none means that every part bears this adapter, wherever the controls stand. */
export function problemsAt(circuit: Circuit, adapterVolts: number, draw: PartSampler = typicalParts): string[] {
  const { positions, point } = adjustTrimmers(circuit, { modelOf, draw });
  const found = knobEnds(circuit).flatMap((ends) => {
    const setup = { modelOf, draw, positions: { ...positions, ...ends } };
    const there = operatingPoint(atAdapter(testSetupElements(circuit, setup), adapterVolts), point.volts);
    const chips = circuit.components.filter(({ kind }) => fed.has(kind));
    return [
      ...stressProblems(circuit, there, modelOf),
      ...chips.flatMap((chip) => overVolts(chip, spanOf(chip, there.volts))),
    ];
  });
  const elements = atAdapter(testSetupElements(circuit, { modelOf, draw, positions }), adapterVolts);
  const open = circuit.components.flatMap((component) => {
    const pins = mainPins[component.kind];
    return pins ? overVolts(component, openVolts(component, pins, elements)) : [];
  });
  return [...new Set([...found, ...open])];
}

/** The part of a board that turns most of an adapter's power into heat, and what the kit draws. */
export function hottestPart(circuit: Circuit, adapterVolts: number): { ref: string; watts: number; milliamps: number } {
  const { positions, point } = adjustTrimmers(circuit, { modelOf });
  const there = operatingPoint(
    atAdapter(testSetupElements(circuit, { modelOf, positions }), adapterVolts),
    point.volts,
  );
  const milliamps = supplyMilliamps(there);
  return circuit.components
    .map(({ ref }) => ({ ref, watts: dissipatedWatts(there, ref), milliamps }))
    .reduce((most, each) => (each.watts > most.watts ? each : most));
}
