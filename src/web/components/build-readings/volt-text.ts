/** With a minus that is no hyphen, and no break before the unit. */
const voltsIn = (digits: string): string => `${digits.replace('-', '−')}\u00a0V`;

/** As one says it, with at most two decimals: '4.5 V'. */
export const voltText = (volts: number): string => voltsIn(String(Number(volts.toFixed(2))));

/** As a meter shows it, for a column of figures: '4.50 V'. */
export const meterText = (volts: number): string => voltsIn(volts.toFixed(2));
