import type { BandColour } from '#electronics/codes/resistor-bands.ts';
import type { Hex } from '../primitives/colour.ts';

export const bandPaints: Readonly<Record<BandColour, Hex>> = {
  black: '#1c1a19',
  brown: '#7a4526',
  red: '#cf2e24',
  orange: '#e8741c',
  yellow: '#f2cb2e',
  green: '#2f8f46',
  blue: '#2b57b5',
  violet: '#7c3fa6',
  grey: '#8b8f92',
  white: '#f4f3ee',
  gold: '#c49a3a',
  silver: '#c9ced1',
};

/** The lacquer under the bands: metal film at 1 %, carbon film at 5 %. */
export const bodyPaints = { film: '#86bfd3', carbon: '#d9b98c' } as const;
