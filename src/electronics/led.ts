/** The colours that lamps are sold in, and the voltage that each takes when it glows. */
export const ledForwardVolts = {
  red: 1.9,
  amber: 2.1,
  green: 3,
  blue: 3,
  white: 3,
  violet: 3.2,
} as const;

export type LedColour = keyof typeof ledForwardVolts;
