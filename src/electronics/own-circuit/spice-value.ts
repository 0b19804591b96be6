/** Numbers as ngspice reads them, and what it would read otherwise than it was meant. */

const factors: Readonly<Record<string, number>> = {
  t: 1e12,
  g: 1e9,
  meg: 1e6,
  k: 1e3,
  mil: 25.4e-6,
  m: 1e-3,
  u: 1e-6,
  µ: 1e-6,
  n: 1e-9,
  p: 1e-12,
  f: 1e-15,
};

const grammar = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(meg|mil|[tgkmunpfµ])?(.*)$/i;
const units = /^(?:ohms?|Ω|r|f|farads?|h|henr(?:y|ies)|hz|v|volts?|a|amps?)?$/i;

export interface SpiceValue {
  readonly value: number;
  /** What was probably meant where ngspice reads something else. */
  readonly meant?: string;
}

/** '4.7k', '2.2Meg', '100nF'; null: it is no value. Of '4k7' ngspice reads 4k, and so does this. */
export function spiceValue(text: string): SpiceValue | null {
  const [, digits = '', letters = '', rest = ''] = grammar.exec(text) ?? [];
  if (digits === '') return null;
  const value = Number(digits) * (factors[letters.toLowerCase()] ?? 1);
  if (!Number.isFinite(value)) return null;
  const isWhole = /^\d+$/.test(digits);
  if (isWhole && letters !== '' && /^\d+$/.test(rest)) return { value, meant: `${digits}.${rest}${letters}` };
  if (isWhole && letters === '' && /^r\d+$/i.test(rest)) return { value, meant: `${digits}.${rest.slice(1)}` };
  return units.test(rest) ? { value } : null;
}
