/**
 * The short hand that circuits are written in: one line per component, nets by name.
 * The part that is sold follows from the value (R 4K7 is resistor-4k7), unless `part` or `notSold` says otherwise.
 */

import type { Component, ComponentKind, Net, Taper } from './component.ts';
import type { LedColour } from './led.ts';
import { parseValue } from './value/parse.ts';

export interface Extra {
  readonly note?: string;
  readonly orientation?: string;
  /** Another part than the value implies. */
  readonly part?: string;
  /** Why this is not sold on its own. */
  readonly notSold?: string;
  readonly place?: 'board' | 'panel';
}

type Pins = Readonly<Record<string, Net>>;

const orientations: Partial<Record<ComponentKind, string>> = {
  electrolytic: 'Long leg to +; the stripe on the sleeve marks the other leg.',
  diode: 'The band on the body goes to the line on the board (cathode).',
  led: 'Long leg is the anode (+); the flat side of the rim is the cathode.',
  bjt: 'Turn the body as the outline on the board shows.',
  jfet: 'Turn the body as the outline on the board shows.',
  mosfet: 'Turn the body as the outline on the board shows.',
  regulator: 'Turn the body as the outline on the board shows.',
  ic: 'Notch to the notch on the board; pin 1 is the square pad.',
  opto: 'The dot or the longer pair of legs marks the lamp side.',
  module: 'Pins fit one way only; do not force it.',
};

export function component(
  kind: ComponentKind,
  ref: string,
  value: string,
  part: string,
  pins: Pins,
  extra: Extra = {},
): Component {
  const orientation = extra.orientation ?? orientations[kind];
  return {
    ref,
    kind,
    value,
    part: extra.notSold ? null : (extra.part ?? part),
    pins,
    place: extra.place ?? 'board',
    ...(extra.notSold ? { notSold: extra.notSold } : {}),
    ...(orientation ? { orientation } : {}),
    ...(extra.note ? { note: extra.note } : {}),
  };
}

const slug = (value: string): string => value.toLowerCase();

export const R = (ref: string, value: string, a: Net, b: Net, extra?: Extra): Component =>
  component('resistor', ref, value, `resistor-${slug(value)}`, { 1: a, 2: b }, extra);

/** An unpolarised capacitor: ceramic below 1n, film from there on. */
export function C(ref: string, value: string, a: Net, b: Net, extra?: Extra): Component {
  const kind = parseValue(value, 'capacitance') < 0.95e-9 ? 'ceramic' : 'film';
  return component(kind, ref, value, `${kind}-${slug(value)}`, { 1: a, 2: b }, extra);
}

/** An electrolytic: its + side first. */
export const CE = (ref: string, value: string, plus: Net, minus: Net, extra?: Extra): Component =>
  component('electrolytic', ref, value, `electrolytic-${slug(value)}`, { '+': plus, '-': minus }, extra);

/** Any two-legged diode, zeners too: anode first, then cathode. */
export const D = (ref: string, type: string, anode: Net, cathode: Net, extra?: Extra): Component =>
  component('diode', ref, type, slug(type), { A: anode, K: cathode }, extra);

/** A lamp in the circuit itself (a clipper, a tremolo lamp); the status lamp comes with the hardware. */
export const LED = (ref: string, colour: LedColour, anode: Net, cathode: Net, extra?: Extra): Component =>
  component('led', ref, colour, `led-5mm-${colour}`, { A: anode, K: cathode }, extra);

export interface Bipolar {
  readonly c: Net;
  readonly b: Net;
  readonly e: Net;
}

export const Q = (ref: string, type: string, { c, b, e }: Bipolar, extra?: Extra): Component =>
  component('bjt', ref, type, slug(type), { C: c, B: b, E: e }, extra);

export interface FieldEffect {
  readonly d: Net;
  readonly g: Net;
  readonly s: Net;
}

export const J = (ref: string, type: string, { d, g, s }: FieldEffect, extra?: Extra): Component =>
  component('jfet', ref, type, slug(type), { D: d, G: g, S: s }, extra);

/** An integrated circuit, every pin by its number; open pins are NC. */
export const U = (ref: string, type: string, pins: Pins, extra?: Extra): Component =>
  component('ic', ref, type, slug(type), pins, extra);

export interface Regulator {
  readonly in: Net;
  readonly gnd: Net;
  readonly out: Net;
}

export const REG = (ref: string, type: string, nets: Regulator, extra?: Extra): Component =>
  component('regulator', ref, type, slug(type), { IN: nets.in, GND: nets.gnd, OUT: nets.out }, extra);

/** A lamp and a light cell in one package: lamp anode and cathode, then the two ends of the cell. */
export const OPTO = (ref: string, type: string, pins: { a: Net; k: Net; 1: Net; 2: Net }, extra?: Extra): Component =>
  component('opto', ref, type, slug(type), { A: pins.a, K: pins.k, 1: pins[1], 2: pins[2] }, extra);

export const MODULE = (ref: string, type: string, pins: Pins, extra?: Extra): Component =>
  component('module', ref, type, slug(type), pins, extra);

export const L = (ref: string, value: string, a: Net, b: Net, extra?: Extra): Component =>
  component('inductor', ref, value, `inductor-${slug(value)}`, { 1: a, 2: b }, extra);

export interface Lugs {
  readonly 1: Net;
  readonly 2: Net;
  readonly 3: Net;
}

/** A control: lug 2 is the wiper, and it reaches lug 3 at full clockwise. The label is the ref. */
export const POT = (label: string, value: string, taper: Taper, lugs: Lugs, extra?: Extra): Component =>
  component('pot', label, `${taper}${value}`, `pot-${slug(taper + value)}`, { ...lugs }, { place: 'panel', ...extra });

export const TRIM = (ref: string, value: string, lugs: Lugs, extra?: Extra): Component =>
  component('trimmer', ref, value, `trimmer-${slug(value)}`, { ...lugs }, extra);

/** A toggle switch: SPDT has lugs 1 to 3 with 2 in common; DPDT 1 to 6 with 2 and 5 in common. */
export const SW = (ref: string, type: 'SPDT' | 'DPDT', pins: Pins, extra?: Extra): Component =>
  component('toggle', ref, type, `toggle-${slug(type)}`, pins, { place: 'panel', ...extra });

export interface SupplyRefs {
  readonly diode: string;
  readonly reservoir: string;
  readonly farads?: string;
}

/** Protection against a reversed plug, and the reservoir: DC+ from the jack becomes +9V for the circuit. */
export const supply = ({ diode, reservoir, farads = '100u' }: SupplyRefs): Component[] => [
  D(diode, '1N5817', 'DC+', '+9V', { note: 'Protects the pedal from a reversed plug.' }),
  CE(reservoir, farads, '+9V', 'GND'),
];

export interface FilterRefs {
  readonly resistor: string;
  readonly cap: string;
  readonly ohms?: string;
  readonly farads?: string;
  readonly net?: Net;
}

/**
 * A second filter behind the reservoir, for what would amplify the ripple of an adapter. The lamp stays before it, so that
 * only the circuit's own current drops in the resistor. Declare its rail too.
 */
export const supplyFilter = ({
  resistor,
  cap,
  ohms = '220R',
  farads = '100u',
  net = 'VDD',
}: FilterRefs): Component[] => [R(resistor, ohms, '+9V', net), CE(cap, farads, net, 'GND')];

export interface HalfSupplyRefs {
  readonly upper: string;
  readonly lower: string;
  readonly cap: string;
  readonly value?: string;
  readonly net?: Net;
}

/** Half the supply, as a quiet middle for the signal: two equal resistors and a capacitor. Declare its rail too. */
export const halfSupply = ({ upper, lower, cap, value = '10K', net = 'VREF' }: HalfSupplyRefs): Component[] => [
  R(upper, value, '+9V', net),
  R(lower, value, net, 'GND'),
  CE(cap, '47u', net, 'GND'),
];
