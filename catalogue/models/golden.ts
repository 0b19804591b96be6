/** What ngspice finds for every kit, kept in golden.jsonl by tools/ngspice.ts. */

import type { Net } from '#electronics/component.ts';

export interface Golden {
  readonly slug: string;
  /** Where the trimmers stand, controls at noon, a guitar plugged in. */
  readonly positions: Readonly<Record<string, number>>;
  readonly volts: Readonly<Record<Net, number>>;
  /** One volt from the guitar at each output, for each of the frequencies below. */
  readonly decibels: readonly (readonly number[])[];
  /** How often its slow oscillator swings in a second, its control fully left and fully right. */
  readonly hertz?: readonly number[];
}

/** The kits that swing by themselves: control, the net that swings, and where something must stand to set it off. */
export const oscillators: Readonly<
  Record<string, { readonly control: string; readonly net: Net; readonly start: Net }>
> = {
  'vintage-tremolo': { control: 'SPEED', net: 'c4', start: 'c4' },
  'optical-tremolo': { control: 'RATE', net: 'lfo', start: 'ramp' },
  'chorus-pedal': { control: 'RATE', net: 'tri', start: 'tri' },
  'four-stage-phaser': { control: 'SPEED', net: 'ramp', start: 'ramp' },
};

export const goldenHertz: readonly number[] = [100, 1000, 5000];
