/** The control voltages of nonlinear devices, in the order of the devices, as pairs of nodes. */

import type { Device, KitData } from './kit-data.ts';

/** Pairs of terminals; -1 is ground. */
export function controlTerminals(is: Device['is']): readonly (readonly [number, number])[] {
  switch (is) {
    case 'junction':
    case 'zener':
    case 'slew':
      return [[0, 1]];
    case 'npn':
    case 'field-effect':
      return [
        [1, 2],
        [1, 0],
      ];
    case 'pnp':
    case 'p-field-effect':
      return [
        [2, 1],
        [0, 1],
      ];
    case 'ota':
      return [
        [0, 1],
        [2, 3],
      ];
    case 'triode':
      return [
        [1, 2],
        [0, 2],
      ];
    case 'pentode':
      return [
        [1, 2],
        [0, 2],
        [3, 2],
      ];
    case 'clamp':
      return [[0, -1]];
    default:
      return [];
  }
}

export const controlNodes = ({ devices }: Pick<KitData, 'devices'>): (readonly [number, number])[] =>
  devices.flatMap(({ is, at }) => controlTerminals(is).map(([a, b]) => [at[a]!, b < 0 ? -1 : at[b]!] as const));
