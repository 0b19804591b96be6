/** What a circuit is made of: components, the part that is sold for each, and the net every pin joins. */

import type { EnclosureSize } from './enclosure.ts';
import type { LedColour } from './led.ts';

export type ComponentKind =
  | 'resistor'
  | 'film'
  | 'ceramic'
  | 'electrolytic'
  | 'inductor'
  | 'diode'
  | 'led'
  | 'bjt'
  | 'jfet'
  | 'mosfet'
  | 'opto'
  | 'ic'
  | 'regulator'
  | 'module'
  | 'pot'
  | 'trimmer'
  | 'toggle'
  | 'footswitch'
  | 'jack'
  | 'dc-jack'
  | 'mechanical';

export type Net = string;

/** Marks a pin that is left open on purpose. */
export const NC: Net = 'NC';

export type Taper = 'A' | 'B' | 'C';

export interface Component {
  /** The designator printed on the board, or the label of a control: R1, IC2, DRIVE. */
  readonly ref: string;
  readonly kind: ComponentKind;
  /** 4K7, 22n, JRC4558D, B100K. */
  readonly value: string;
  /** Slug of the sold part; null when it is not sold on its own, and then notSold says why. */
  readonly part: string | null;
  readonly notSold?: string;
  /** Pin name to net. Diodes A and K, transistors C B E or D G S, electrolytics + and -, everything else by number. */
  readonly pins: Readonly<Record<string, Net>>;
  /** On the board, or bolted to the box and wired to it. */
  readonly place: 'board' | 'panel';
  readonly orientation?: string;
  readonly note?: string;
}

export interface Measurement {
  /** A pin, written REF.PIN. */
  readonly at: string;
  readonly volts: number;
  readonly note?: string;
}

export interface Circuit {
  readonly slug: string;
  /** Everything soldered to the board, and the controls. The common hardware is added by hardware.ts. */
  readonly components: readonly Component[];
  /** Nets with a steady voltage, besides GND, DC+ and +9V. */
  readonly rails?: Readonly<Record<Net, number>>;
  /** Nets that are allowed to hold a single pin. */
  readonly testPoints?: readonly Net[];
  /** Voltages a builder can check with a meter, black probe on ground, nothing plugged in. */
  readonly measurements: readonly Measurement[];
  /** Labels of the controls as they sit on the box, left to right, top to bottom; the order of the list if absent. */
  readonly panel?: readonly string[];
  readonly enclosure: EnclosureSize;
  /** Slug of the sold knob. One goes on every control. */
  readonly knob: string;
  readonly led: LedColour;
  /** What the whole pedal draws from the supply, lamp on. */
  readonly currentMilliamps: number;
  /** Only for a box whose switching is its circuit (an A/B box): it then lists its own jacks and switches. */
  readonly hardware?: 'true-bypass' | 'own';
}
