/**
 * The amplifier that a pedal is heard through. Nothing that is sold: a small single-ended tube amp of the common kind, two
 * halves of a 12AX7 with a tone stack and a volume control between them, a 6V6, feedback from the loudspeaker, and a supply that
 * gives way. Values are those that textbooks have for such amps; no amp was measured.
 *
 * Tubes are N. Koren's ('Improved vacuum tube models for SPICE simulations', Glass Audio, 1996), who fitted them to the curves of
 * data sheets. At the points that the data sheets state, currents and slopes are within 10 %, but the 12AX7 draws a fifth less (amp.test.ts), and
 * the 6V6's screen a quarter more. Two tubes out of one box differ by more.
 * What a grid takes when it is driven positive is our guess: a junction.
 */
import { ampSlug } from '#electronics/player/chain/amp-settings.ts';
import type { Component } from '#electronics/component.ts';
import {
  type Element,
  ground,
  type PentodeParameters,
  type TriodeParameters,
} from '#electronics/simulation/element.ts';

export const tube12ax7: TriodeParameters = {
  type: 'triode',
  mu: 100,
  exponent: 1.4,
  perveance: 1060,
  kp: 600,
  kvb: 300,
};

export const tube6v6: PentodeParameters = {
  type: 'pentode',
  mu: 10.7,
  exponent: 1.31,
  perveance: 1672,
  screenPerveance: 4500,
  kp: 41.16,
  kvb: 12.7,
};

type Nets = readonly [string, string];

const resistor = (ref: string, nets: Nets, ohms: number): Element => ({ type: 'resistor', ref, nets, ohms });
const capacitor = (ref: string, nets: Nets, farads: number): Element => ({ type: 'capacitor', ref, nets, farads });
const coil = (ref: string, nets: Nets, henries: number, ohms: number): Element => ({
  type: 'coil',
  ref,
  nets,
  henries,
  ohms,
});

const triode = (ref: string, [plate, grid, cathode]: readonly [string, string, string]): Element[] => [
  { ...tube12ax7, ref, nets: [plate, grid, cathode] },
  { type: 'junction', ref: `${ref} grid`, nets: [grid, cathode], saturation: 1e-9, slope: 0.04 },
];

/** Turns of the output transformer: 7 kilohms to 3.2 ohms. */
const turns = Math.sqrt(7000 / 3.2);
/** What of the loudspeaker the plate sees. */
const seen = turns ** 2;
/** The loudspeaker's cone swings by itself at this frequency, where its voice coil has five times as many ohms. */
const coneHertz = 95;
const coneHenries = 9e-3;

const preamp: readonly Element[] = [
  resistor('R1', ['in', ground], 1e6),
  resistor('R2', ['in', 'g1'], 34e3),
  ...triode('V1A', ['p1', 'g1', 'k1']),
  resistor('R3', ['B3', 'p1'], 100e3),
  resistor('R4', ['k1', ground], 1500),
  capacitor('C1', ['k1', ground], 25e-6),
  capacitor('C2', ['p1', 'treble'], 250e-12),
  resistor('R5', ['p1', 'slope'], 100e3),
  capacitor('C3', ['slope', 'bass'], 100e-9),
  capacitor('C4', ['slope', 'middle'], 47e-9),
  resistor('R6', ['middle', ground], 6800),
  ...triode('V1B', ['p2', 'g2', 'k2']),
  capacitor('V1B plate', ['p2', 'g2'], 2.4e-12),
  resistor('R7', ['B3', 'p2'], 100e3),
  resistor('R8', ['k2', 'feedback'], 1500),
  capacitor('C5', ['k2', 'feedback'], 25e-6),
  resistor('R9', ['feedback', ground], 47),
];

const power: readonly Element[] = [
  capacitor('C6', ['p2', 'g3 before'], 22e-9),
  resistor('R10', ['g3 before', ground], 220e3),
  resistor('R11', ['g3 before', 'g3'], 1500),
  { ...tube6v6, ref: 'V2', nets: ['p3', 'g3', 'k3', 'B2'] },
  { type: 'junction', ref: 'V2 grid', nets: ['g3', 'k3'], saturation: 1e-8, slope: 0.09 },
  resistor('R12', ['k3', ground], 470),
  capacitor('C7', ['k3', ground], 25e-6),
  // The primary with its copper, the capacitance of its winding, and the loudspeaker behind it.
  coil('T1', ['p3', 'B1'], 12, 250),
  capacitor('T1 winding', ['p3', 'B1'], 330e-12),
  resistor('T1 copper', ['p3', 'coil'], 250),
  resistor('LS1', ['coil', 'voice'], 3.3 * seen),
  coil('LS1 coil', ['voice', 'cone'], 0.35e-3 * seen, 1),
  resistor('LS1 losses', ['voice', 'cone'], 18 * seen),
  resistor('LS1 damping', ['cone', 'B1'], 16 * seen),
  coil('LS1 compliance', ['cone', 'B1'], coneHenries * seen, 1),
  capacitor('LS1 mass', ['cone', 'B1'], 1 / ((2 * Math.PI * coneHertz) ** 2 * coneHenries * seen)),
  // The secondary: what lies across the primary, divided by the turns, in phase with the plate.
  { type: 'transfer', ref: 'T1 secondary', nets: ['coil', 'B1', 'speaker'], siemens: 1 / turns },
  resistor('T1 secondary', ['speaker', ground], 1),
  resistor('R13', ['speaker', 'feedback'], 2700),
];

/** A rectifier tube that gives way when more is drawn, and three reservoirs. */
const supply: readonly Element[] = [
  { type: 'source', ref: 'mains', nets: ['DC+'], volts: 370, ohms: 0.1 },
  resistor('V3', ['DC+', 'B1'], 600),
  capacitor('C8', ['B1', ground], 16e-6),
  resistor('R14', ['B1', 'B2'], 1e3),
  capacitor('C9', ['B2', ground], 16e-6),
  resistor('R15', ['B2', 'B3'], 10e3),
  capacitor('C10', ['B3', ground], 16e-6),
];

const pot = (ref: string, value: string, pins: readonly [string, string, string]): Component => ({
  ref,
  kind: 'pot',
  value,
  part: null,
  place: 'panel',
  pins: { 1: pins[0], 2: pins[1], 3: pins[2] },
});

export const amp = {
  slug: ampSlug,
  elements: [...preamp, ...power, ...supply],
  controls: [
    pot('TREBLE', 'A250K', ['bass', 'volume', 'treble']),
    pot('BASS', 'A250K', ['middle', 'bass', 'bass']),
    pot('VOLUME', 'A1M', [ground, 'g2', 'volume']),
  ],
  reservoirs: ['B1', 'B2', 'B3'],
  input: 'in',
  output: 'speaker',
} as const;
