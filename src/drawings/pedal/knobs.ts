/** Knobs seen from above. Only the pointer group rotates; the body does not, because the light on it stays where it is. */
import type { Defs } from '../primitives/defs.ts';
import { circle, g, n } from '../primitives/svg.ts';
import type { Layered } from './hardware.ts';
import { knobStyles } from './knob-styles.ts';

export type KnobStyle = keyof typeof knobStyles;

/** How wide each knob is, millimetres: as it is sold, and as it is drawn on every pedal. */
export const knobDiameters: Readonly<Record<KnobStyle, number>> = {
  fluted: 15,
  spun: 15,
  cream: 15,
  chicken: 18,
  inlay: 18,
  soft: 15,
  boost: 20,
};

/** Pointer sweep: 0 is hard left (7 o'clock), 1 is hard right (5 o'clock). */
const knobAngle = (value: number): number => -150 + 300 * value;

export interface KnobOptions {
  style: KnobStyle;
  /** Outer radius, millimetres. */
  r: number;
  /** 0..1 */
  value: number;
  /** Colour of the pointer on styles that have a painted one. */
  accent?: string;
  /** Makes the knob addressable by an interactive page: <g data-knob="drive">. */
  name?: string;
}

export function knob(d: Defs, o: KnobOptions): Layered {
  const { r } = o;
  const turn = (...parts: string[]): string =>
    g({ class: 'knob-turn', transform: `rotate(${n(knobAngle(o.value))})` }, ...parts);
  const markup = knobStyles[o.style]({ d, r, accent: o.accent, turn });
  return {
    shadow: circle(r * 0.16, r * 0.34, r * 1.02, {}),
    markup: o.name ? g({ class: 'knob', 'data-knob': o.name }, markup) : markup,
  };
}
