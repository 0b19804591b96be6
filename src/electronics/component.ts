/** What a circuit is made of: components, the part that is sold for each, and the net every pin joins. */

import type { EnclosureSize } from './enclosure.ts';
import type { LedColour } from './led.ts';
import type { Mod } from './mod.ts';

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

/** What carries the guitar past the board. Its name is needed where no part is. */
export const bypassNet: Net = 'BYPASS';

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
  /** What is right, from and to, where a tenth up or down would say too much or too little. */
  readonly range?: readonly [number, number];
  /** Why parts differ that much here: 'as the JFET happens to be'. */
  readonly because?: string;
  /** The trimmer that is turned until it reads so. */
  readonly setBy?: string;
  /** Where controls stand meanwhile, 0 to 1, if not at noon. */
  readonly knobs?: Readonly<Record<string, number>>;
  /** A plug in the input whose tip is joined to ground. */
  readonly input?: 'shorted';
  readonly note?: string;
}

/** Where the signal enters and leaves a pedal, and what it drives. */
interface Signal {
  readonly input?: Net;
  readonly outputs?: readonly Net[];
  /** What the output is made for, if not the input of an amplifier. */
  readonly loadOhms?: number;
  /** Jacks that a cable joins when it is tried: the loop of a switcher. */
  readonly patches?: readonly (readonly [Net, Net])[];
  /** A net that the sound passes on its longer way, where a shorter one leads around it: through a delay line. */
  readonly through?: Net;
  /** Nets that stand elsewhere while one plays than at rest: where an envelope has opened a gate. */
  readonly playing?: Readonly<Record<Net, number>>;
}

export interface Circuit {
  readonly slug: string;
  /** Everything soldered to the board, and the controls. The common hardware is added by hardware.ts. */
  readonly components: readonly Component[];
  /** Nets with a steady voltage, besides GND, DC+ and +9V. */
  readonly rails?: Readonly<Record<Net, number>>;
  /** Nets that something outside holds at so many volts, besides the adapter's DC+. */
  readonly supplies?: Readonly<Record<Net, number>>;
  /** Absent: from the common input jack to the common output jack. */
  readonly signal?: Signal;
  /** Where trimmers stand that are set by ear, 0 to 1: a place to start from. Those that a voltage sets need none. */
  readonly trimmers?: Readonly<Record<string, number>>;
  /** Changes that are worth trying. */
  readonly mods?: readonly Mod[];
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
  /** The same with nothing playing, where loud playing takes much more. */
  readonly restMilliamps?: number;
  /**
   * 'on-off' for what drives a loudspeaker: switched off, the guitar goes nowhere. 'own' for a box whose switching is its
   * circuit: it then lists its own jacks and switches.
   */
  readonly hardware?: 'true-bypass' | 'on-off' | 'own';
}
