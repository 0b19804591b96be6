/** What can be wrong with one part, besides what it touches: see docs/faults.md for how common each is thought to be. */

import type { Component } from '../../component.ts';
import { parseValue } from '../../value/parse.ts';
import type { Fault } from './fault.ts';
import { coldJoint, isLeftOpen, openLugs, openPart } from './joint-faults.ts';
import { type BuiltPart, type BuiltPedal, withExtra, withPart, withUnsure } from './pedal.ts';

const single = (fault: Omit<Fault, 'forms'>, change: (pedal: BuiltPedal) => BuiltPedal): Fault => ({
  ...fault,
  forms: [{ share: 1, change }],
});

/** The legs of a part on each other's pads. */
function onPadsOf(part: BuiltPart, order: Readonly<Record<string, string>>): (pedal: BuiltPedal) => BuiltPedal {
  const pins = Object.fromEntries(Object.keys(part.pins).map((pin) => [pin, part.drawn[order[pin] ?? pin]!]));
  return (pedal) => withPart(pedal, part.ref, { pins, misplaced: true });
}

const swapped = (a: string, b: string): Record<string, string> => ({ [a]: b, [b]: a });

const ohmic: ReadonlySet<Component['kind']> = new Set(['resistor', 'film', 'ceramic', 'electrolytic']);
const nominalValue = ({ kind, value }: Component): number =>
  kind === 'inductor' ? 0 : parseValue(kind === 'pot' ? value.slice(1) : value);

/** How often `other` is taken for `part`: ten times as much, a tenth, or a near value; 0 is never. */
function confusionWeight(part: Component, other: Component): number {
  if (part.kind === 'pot' || part.kind === 'trimmer') return 0.3;
  if (!ohmic.has(part.kind)) return 0.4;
  const decades = Math.abs(Math.log10(nominalValue(other) / nominalValue(part)));
  if (Math.abs(decades - 1) < 0.02) return 0.8;
  return decades < 0.21 ? 0.4 : 0;
}

const neverConfused: ReadonlySet<Component['kind']> = new Set([
  ...(['led', 'inductor', 'ic', 'module', 'regulator', 'opto'] as const),
  ...(['toggle', 'footswitch', 'jack', 'dc-jack'] as const),
]);

/** Of the values that nobody takes for it and that end up there all the same, one smaller and one larger: in decades. */
const otherDecades = [-0.6, 0.6] as const;
const furthestDecades = 2.2;

/** Any other value, shown by two that the kit holds. */
function otherValue(part: BuiltPart, others: readonly BuiltPart[]): Fault[] {
  if (!ohmic.has(part.kind)) return [];
  const decades = (other: BuiltPart): number => Math.log10(nominalValue(other) / nominalValue(part));
  const chosen = otherDecades.flatMap((aim) => {
    const off = (other: BuiltPart): number => Math.abs(decades(other) - aim);
    const near = others.filter(
      (other) =>
        decades(other) * aim > 0 && Math.abs(decades(other)) < furthestDecades && confusionWeight(part, other) === 0,
    );
    return near.toSorted((a, b) => off(a) - off(b)).slice(0, 1);
  });
  if (chosen.length === 0) return [];
  const forms = chosen.map(({ value, part: sold }) => ({
    share: 1 / chosen.length,
    change: (pedal: BuiltPedal) => withPart(pedal, part.ref, { value, part: sold }),
  }));
  return [{ kind: 'value', ref: part.ref, weight: 0.4, forms }];
}

/** Other values of its kind that the kit also holds. */
function wrongValues(part: BuiltPart, pedal: BuiltPedal): Fault[] {
  if (neverConfused.has(part.kind)) return [];
  const others = pedal.parts.filter(({ kind, value }) => kind === part.kind && value !== part.value);
  const byValue = new Map(others.map((other) => [other.value, other]));
  const mistaken = [...byValue.values()].flatMap((other) => {
    const weight = confusionWeight(part, other);
    if (weight === 0) return [];
    const { value, part: sold } = other;
    return [
      single({ kind: 'value', ref: part.ref, detail: value, weight }, (p) =>
        withPart(p, part.ref, { value, part: sold }),
      ),
    ];
  });
  return [...mistaken, ...otherValue(part, [...byValue.values()])];
}

/** Backwards an electrolytic conducts from about a volt on, the more the larger it is. */
const backwardsOhms = (farads: number): number => Math.min(1e6, Math.max(1e3, 1 / farads));
const backwardsRange = 3;
const backwardsJunction = { saturation: 1e-9, slope: 0.09 } as const;
/** One that was too hot, or too old, leaks the right way round: from a kilohm to a hundred, in steps of a third. */
const leaks = [1.8e3, 5.6e3, 18e3, 56e3] as const;
const leakRange = 1.8;

function electrolyticFaults(part: BuiltPart): Fault[] {
  const { ref, drawn } = part;
  const [plus, minus] = [drawn['+']!, drawn['-']!];
  const inner = `${ref}.back`;
  const ohms = backwardsOhms(parseValue(part.value, 'capacitance'));
  return [
    single({ kind: 'reversed', ref, weight: 0.8 }, (pedal) =>
      withUnsure(
        withExtra(pedal, { type: 'junction', ref: 'back', nets: [inner, minus], ...backwardsJunction }),
        backwardsRange,
        { type: 'resistor', ref: 'backwards', nets: [plus, inner], ohms },
      ),
    ),
    {
      kind: 'leak',
      ref,
      weight: 0.3,
      forms: leaks.map((each) => ({
        share: 1 / leaks.length,
        change: (pedal: BuiltPedal) =>
          withUnsure(pedal, leakRange, { type: 'resistor', ref: 'leak', nets: [plus, minus], ohms: each }),
      })),
    },
  ];
}

function twoLegged(part: BuiltPart): Fault[] {
  const { ref, kind } = part;
  const faults = [openPart(part)];
  if (kind === 'diode' || kind === 'led')
    faults.push(single({ kind: 'reversed', ref, weight: 1 }, onPadsOf(part, swapped('A', 'K'))));
  if (kind === 'electrolytic') faults.push(...electrolyticFaults(part));
  return faults;
}

function threeLegged(part: BuiltPart, row: readonly string[]): Fault[] {
  const { ref } = part;
  const [first, middle, last] = row as [string, string, string];
  const cold = row.map((pin) => coldJoint(part, pin, 1));
  if (part.kind === 'regulator')
    return [
      ...cold,
      // The wrong way round it only lets its body diode conduct.
      single({ kind: 'turned', ref, weight: 1 }, (pedal) =>
        withExtra(withPart(pedal, ref, { missing: true }), {
          type: 'junction',
          ref: 'body',
          nets: [part.drawn['IN']!, part.drawn['OUT']!],
          saturation: 1e-12,
          slope: 0.04,
        }),
      ),
    ];
  return [
    ...cold,
    single({ kind: 'turned', ref, weight: 1 }, onPadsOf(part, swapped(first, last))),
    single({ kind: 'order', ref, detail: `${middle} ${last}`, weight: 0.3 }, onPadsOf(part, swapped(middle, last))),
    single({ kind: 'order', ref, detail: `${first} ${middle}`, weight: 0.3 }, onPadsOf(part, swapped(first, middle))),
  ];
}

function chip(part: BuiltPart): Fault[] {
  const { ref, kind } = part;
  const pins = Object.keys(part.pins).sort((a, b) => Number(a) - Number(b));
  const cold = pins.filter((pin) => !isLeftOpen(part, pin)).map((pin) => coldJoint(part, pin, 0.8));
  if (kind === 'module') return cold;
  const across = Object.fromEntries(pins.map((pin, k) => [pin, pins[(k + pins.length / 2) % pins.length]!]));
  return [
    ...cold,
    single({ kind: 'missing', ref, weight: 0.3 }, (pedal) => withPart(pedal, ref, { missing: true })),
    single({ kind: 'turned', ref, weight: 0.8 }, onPadsOf(part, across)),
  ];
}

/** Where a trimmer stands that was turned to its end. */
const stops = { left: 0.02, right: 0.98 } as const;

function turnable(part: BuiltPart): Fault[] {
  const { ref, kind, drawn } = part;
  const lugs = openLugs(part, kind === 'pot' ? 1 : 0.7);
  if (kind === 'trimmer')
    return [
      ...lugs,
      ...Object.entries(stops).map(([detail, position]) =>
        single({ kind: 'stop', ref, detail, weight: 0.5 }, (pedal) => ({
          ...pedal,
          positions: { ...pedal.positions, [ref]: position },
        })),
      ),
    ];
  if (drawn['1'] === drawn['3']) return lugs;
  return [...lugs, single({ kind: 'backwards', ref, weight: 0.8 }, onPadsOf(part, swapped('1', '3')))];
}

export function partFaults(part: BuiltPart, pedal: BuiltPedal, row: readonly string[] | undefined): Fault[] {
  const values = wrongValues(part, pedal);
  switch (part.kind) {
    case 'resistor':
    case 'film':
    case 'ceramic':
    case 'inductor':
    case 'electrolytic':
    case 'diode':
    case 'led':
      return [...twoLegged(part), ...values];
    case 'bjt':
    case 'jfet':
    case 'mosfet':
    case 'regulator':
      return [...threeLegged(part, row ?? Object.keys(part.pins)), ...values];
    case 'ic':
    case 'module':
      return chip(part);
    case 'opto':
      return Object.keys(part.pins).map((pin) => coldJoint(part, pin, 1));
    case 'pot':
    case 'trimmer':
      return [...turnable(part), ...values];
    case 'toggle':
      return openLugs(part, 0.7);
    default:
      return [];
  }
}
