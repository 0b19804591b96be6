/** What a reading at the DC socket says about what is plugged in. */

export type SupplyRemark =
  /** The plus is where the minus belongs. */
  | 'reversed'
  /** A battery at its end; what is expected follows it. */
  | 'low'
  | 'high'
  /** An adapter that is made for something else. */
  | 'twelve'
  | 'eighteen';

const limits = { low: 7.5, flat: 5, high: 10.6, twelve: 11.3, eighteen: 15 } as const;

/** Undefined: nothing to remark, or so little that something pulls it down. */
export function supplyRemark(volts: number): SupplyRemark | undefined {
  if (volts < -1) return 'reversed';
  if (volts >= limits.eighteen) return 'eighteen';
  if (volts >= limits.twelve) return 'twelve';
  if (volts > limits.high) return 'high';
  return volts < limits.low && volts >= limits.flat ? 'low' : undefined;
}
