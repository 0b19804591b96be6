import type { WorkbenchSheet, WorkbenchVoltage } from '#drawings/workbench/workbench-sheet.ts';
import type { ShortCheck, SupplyCheck } from '#electronics/assembly/build-checks.ts';
import type { Reading } from '#domain/workbench/builds/build-state.ts';
import { voltText } from '../../../components/build-readings/volt-text.ts';

/** What to say of a reading. */
export interface Verdict {
  readonly verdict: Reading['verdict'];
  readonly head: string;
  readonly words: string;
}

/** A meter that shows no number: more than it can measure. */
export const overloadOhms = 1e12;

/** Where on the ruler of ohms it gets better. */
export interface OhmZones {
  readonly shortBelow: number;
  readonly goodFrom: number;
}

/** A board that ends at little resistance by itself has its zones lower. */
export const ohmZones = ({ ohms }: ShortCheck): OhmZones => ({
  shortBelow: Math.min(100, (ohms ?? Infinity) / 4),
  goodFrom: Math.min(1000, (ohms ?? Infinity) * 0.6),
});

const digits = (value: number): string => String(Number(value.toPrecision(3)));

/** As builders write it: 470R, 19.6K, 2.2M. */
export function ohmText(ohms: number): string {
  if (ohms >= overloadOhms) return 'no number';
  if (ohms >= 1e6) return `${digits(ohms / 1e6)}M`;
  return ohms >= 1e3 ? `${digits(ohms / 1e3)}K` : `${digits(ohms)}R`;
}

export function shortVerdict(check: ShortCheck, ohms: number): Verdict {
  const { shortBelow, goodFrom } = ohmZones(check);
  if (ohms < shortBelow)
    return {
      verdict: 'bad',
      head: 'A short. Don’t plug it in.',
      words: 'Look for a bridge of solder on the supply, then for an electrolytic or a diode the wrong way round.',
    };
  if (ohms < goodFrom)
    return {
      verdict: 'look',
      head: 'Low.',
      words: 'Wait until the number settles, and swap the probes. If it stays, compare the resistors with the list.',
    };
  const expected =
    check.ohms === null
      ? 'Nothing joins the supply to ground yet.'
      : `About ${ohmText(check.ohms)} is what the parts make.`;
  return { verdict: 'good', head: 'No short.', words: expected };
}

export function supplyVerdict(check: SupplyCheck, volts: number): Verdict {
  const off = Math.abs(volts - check.volts) / check.volts;
  if (off <= 0.1) return { verdict: 'good', head: 'Right.', words: `About ${voltText(check.volts)} arrives.` };
  if (volts < 1)
    return {
      verdict: 'bad',
      head: 'No supply. Unplug.',
      words: 'The plug, the DC socket, its wires, or the protection diode the wrong way round.',
    };
  return {
    verdict: off <= 0.25 ? 'look' : 'bad',
    head: volts > check.volts ? 'Too much.' : 'Too little. Unplug.',
    words:
      volts > check.volts
        ? 'Check that the adapter gives 9\u00a0V.'
        : 'Something draws too much: feel for what gets warm.',
  };
}

export function voltageVerdict({ volts, right: [low, high], check }: WorkbenchVoltage, read: number): Verdict {
  if (read >= low && read <= high) return { verdict: 'good', head: 'Right.', words: `${voltText(volts)} expected.` };
  const slack = Math.max(0.3, Math.abs(volts) * 0.1);
  const isNear = read >= low - slack && read <= high + slack;
  return { verdict: isNear ? 'look' : 'bad', head: isNear ? 'Near, not right.' : 'Wrong.', words: check };
}

/** A build keeps no number beyond what a meter without one stands for. */
const atMostOverload = (value: number): number => Math.max(-overloadOhms, Math.min(overloadOhms, value));

/** Ohms of a number that was typed in a larger unit. */
export const ohmsOf = (number: number, unit: number): number => atMostOverload(number * unit);

/** Volts and ohms as typed: a comma is a point, OL is a meter without a number. Null: no number. */
export function parseReading(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  if (/^o\.?l\.?$/i.test(plain)) return overloadOhms;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? atMostOverload(Number(plain)) : null;
}

/** Where the readings of a build are kept. */
export const readingKey = (check: string, point: string): string => `${check}:${point}`;

/** The voltages that were read, beside what they should be. */
export const readVoltages = (
  { voltages }: WorkbenchSheet,
  readings: Readonly<Record<string, { value: Reading | null }>>,
) =>
  voltages.flatMap((expected) => {
    const read = readings[readingKey('voltages', expected.at)]?.value;
    return read ? [{ expected, read }] : [];
  });
