/** What is drawn of a circuit: its frequency response, and how much comes out of how much. */
import type { Circuit, Net } from '#electronics/component.ts';
import { jacksOf, operatingPointOf } from '#electronics/simulation/test-setup.ts';
import type { DeviceModel } from '#electronics/simulation/device-model.ts';
import type { OperatingPoint } from '#electronics/simulation/operating-point.ts';
import { decibels, smallSignalLevels } from '#electronics/simulation/small-signal-response.ts';

export interface CurveJob {
  readonly circuit: Circuit;
  readonly models: Readonly<Record<string, DeviceModel>>;
  readonly positions: Readonly<Record<string, number>>;
}

const points = 56;

/** 20 Hz to 20 kHz, evenly on a logarithmic axis. */
export const hertz: readonly number[] = Array.from({ length: points }, (_, k) => 20 * 1000 ** (k / (points - 1)));

const restOf = ({ circuit, models, positions }: CurveJob): OperatingPoint =>
  operatingPointOf(circuit, { modelOf: (slug) => models[slug], input: 'guitar', positions });

/** In decibels against what the guitar gives, one for each of `hertz`. */
export function responseOf(job: CurveJob): number[] {
  const point = restOf(job);
  const { input, outputs } = jacksOf(job.circuit);
  return hertz.map((frequency) => decibels(smallSignalLevels(point, input, frequency).get(outputs[0]!) ?? 0));
}

/** Volts of every net with nothing playing; none where the circuit does not come to rest. */
export function restVoltsOf(job: CurveJob): Record<Net, number> {
  const { solved, volts } = restOf(job);
  return solved ? Object.fromEntries(volts) : {};
}

/** Volts of a sine of 700 Hz that grows in steps; each step is long enough for the circuit to settle. */
const toneHertz = 700;
const stepSeconds = 0.04;
const renderRate = 48_000;
export const inputPeaks: readonly number[] = [0.005, 0.01, 0.02, 0.04, 0.07, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5];
const stepSamples = stepSeconds * renderRate;
export const sweepSeconds = stepSeconds * inputPeaks.length;

export const sweep = (): Float32Array<ArrayBuffer> =>
  Float32Array.from(
    { length: stepSamples * inputPeaks.length },
    (_, i) => inputPeaks[Math.floor(i / stepSamples)]! * Math.sin((2 * Math.PI * toneHertz * i) / renderRate),
  );

/** The highest and the lowest that comes out of each step, heard in its second half. */
export function peaksOf(output: Float32Array): { readonly high: number[]; readonly low: number[] } {
  const heard = inputPeaks.map((_, step) => output.subarray((step + 0.5) * stepSamples, (step + 1) * stepSamples));
  return {
    high: heard.map((samples) => samples.reduce((most, volts) => Math.max(most, volts), 0)),
    low: heard.map((samples) => samples.reduce((least, volts) => Math.min(least, volts), 0)),
  };
}
