/** Where a builder can touch: the legs of what is active, the copper of every net, and the nets that carry sound. */

import type { Component, Net } from '../../component.ts';
import { type BuiltPart, type BuiltPedal, isOnBoard } from './pedal.ts';

interface Leg {
  readonly ref: string;
  readonly pin: string;
  readonly net: Net;
}

interface Copper {
  readonly net: Net;
  /** A joint on that net that is easy to find, written REF.PIN: that of a passive part where there is one. */
  readonly at: string;
}

export interface TestPoints {
  readonly legs: readonly Leg[];
  readonly copper: readonly Copper[];
}

const active: ReadonlySet<Component['kind']> = new Set([
  'ic',
  'module',
  'regulator',
  'bjt',
  'jfet',
  'mosfet',
  'opto',
  'dc-jack',
] as const);

/** Kinds by how easily a probe finds one of their joints. */
const easy: readonly Component['kind'][] = [
  ...(['electrolytic', 'diode', 'resistor', 'film', 'ceramic', 'inductor', 'trimmer', 'pot', 'led'] as const),
];

const ease = ({ kind }: BuiltPart): number => {
  const place = easy.indexOf(kind);
  return place < 0 ? easy.length : place;
};

export function testPointsOf({ parts }: BuiltPedal): TestPoints {
  const isOpen = ({ ref, drawn }: BuiltPart, pin: string): boolean => drawn[pin] === `${ref}.${pin}`;
  const legs = parts
    .filter(({ kind }) => active.has(kind))
    .flatMap((part) =>
      Object.entries(part.drawn)
        .filter(([pin, net]) => net !== 'GND' && !isOpen(part, pin))
        .map(([pin, net]): Leg => ({ ref: part.ref, pin, net })),
    );
  const copper = new Map<Net, Copper>();
  for (const part of parts.filter(isOnBoard).toSorted((a, b) => ease(a) - ease(b)))
    for (const [pin, net] of Object.entries(part.drawn))
      if (net !== 'GND' && !isOpen(part, pin) && !copper.has(net)) copper.set(net, { net, at: `${part.ref}.${pin}` });
  return { legs, copper: [...copper.values()] };
}
