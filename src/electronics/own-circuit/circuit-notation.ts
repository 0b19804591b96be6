/** Numbers in the notation that circuits are written in: 4700 is 4K7, 22e-9 is 22n. */

type Step = readonly [size: number, letter: string];

const ohmSteps: readonly Step[] = [
  [1e6, 'M'],
  [1e3, 'K'],
  [1, 'R'],
];
const faradSteps: readonly Step[] = [
  [1e-6, 'u'],
  [1e-9, 'n'],
  [1e-12, 'p'],
];

/** Digits that survive the way through the notation. */
const digits = 7;

function notation(value: number, steps: readonly Step[]): string {
  const [size, letter] = steps.find(([each]) => value >= each * (1 - 1e-9)) ?? steps.at(-1)!;
  const [whole = '0', decimals = ''] = (value / size).toFixed(digits).split('.');
  return `${whole}${letter}${decimals.replace(/0+$/, '')}`;
}

export const inOhmNotation = (ohms: number): string => notation(ohms, ohmSteps);
export const inFaradNotation = (farads: number): string => notation(farads, faradSteps);
/** Inductors are written in whole microhenries. */
export const inHenryNotation = (henries: number): string => `${Math.round(henries * 1e6)}uH`;

/** What a part of a pedal may have; beyond it numbers become too far apart to be computed together. */
export const valueLimits = {
  resistance: { from: 0.01, to: 1e9, words: 'between 0.01 Ω and 1 GΩ' },
  capacitance: { from: 1e-13, to: 0.1, words: 'between 0.1 pF and 0.1 F' },
  inductance: { from: 1e-6, to: 1e3, words: 'between 1 µH and 1 kH' },
} as const;

export type ValueKind = keyof typeof valueLimits;
