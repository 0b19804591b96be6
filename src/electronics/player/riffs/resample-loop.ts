/** A loop at another rate: a windowed sinc that goes on from what sounds before the loop, and from its end into its beginning. */

/** Zeros of the sinc on each side of its middle. */
const zeroCount = 10;
/** Entries of the table between two zeros; what lies between them is interpolated, 100 dB below the sound. */
const tableSteps = 512;
/** Places between two samples for which the filter is worked out once, interpolated as well. */
const phaseCount = 512;
/** Of the window (Kaiser's): 80 dB; what lies above 15 kHz, where a guitar has nothing, may suffer. */
const beta = 8;

/** The modified Bessel function of the first kind, of order zero. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let k = 1; term > 1e-12 * sum; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** Half of a windowed sinc, from its middle to the last zero. */
function sincTable(): Float64Array {
  const length = zeroCount * tableSteps;
  return Float64Array.from({ length: length + 2 }, (_, k) => {
    if (k >= length) return 0;
    const x = (Math.PI * k) / tableSteps;
    return (k === 0 ? 1 : Math.sin(x) / x) * (bessel(beta * Math.sqrt(1 - (k / length) ** 2)) / bessel(beta));
  });
}

/** The windowed sinc at every one of so many places between two samples, and at the next sample: a row for each place. */
function phaseRows(cutoff: number, taps: number): Float64Array {
  const table = sincTable();
  const rows = new Float64Array((phaseCount + 1) * taps);
  for (let row = 0; row <= phaseCount; row++)
    for (let tap = 0; tap < taps; tap++) {
      const place = Math.abs(tap + 1 - taps / 2 - row / phaseCount) * cutoff * tableSteps;
      const entry = Math.min(Math.trunc(place), table.length - 2);
      rows[row * taps + tap] = cutoff * (table[entry]! + (place - entry) * (table[entry + 1]! - table[entry]!));
    }
  return rows;
}

/** A loop in another number of samples, made as far as the loop is. */
export class LoopResampler {
  /** Right until `end`. */
  readonly samples: Float32Array<ArrayBuffer>;
  end = 0;
  private readonly step: number;
  private readonly taps: number;
  private readonly rows: Float64Array;
  /** What is before the beginning and after the end too, so that nothing has to be counted round. */
  private readonly round: Float64Array;
  private taken = 0;

  constructor(loopLength: number, length: number) {
    this.samples = new Float32Array(length);
    this.step = loopLength / length;
    // Where the new rate is lower, what it cannot hold is left out.
    const cutoff = Math.min(1, 1 / this.step);
    this.taps = 2 * Math.ceil(zeroCount / cutoff);
    this.rows = phaseRows(cutoff, this.taps);
    this.round = new Float64Array(loopLength + this.taps);
  }

  /** `source` holds what sounds before the loop, which begins at `start` and is made until `end`. */
  take(source: Float32Array, start: number, end: number): void {
    const { round } = this;
    const margin = this.taps / 2;
    round.set(source.subarray(start - margin + this.taken, end), this.taken);
    this.taken = end - start + margin;
    if (end === source.length) {
      round.set(source.subarray(start, start + margin), this.taken);
      this.taken = round.length;
    }
    this.resample();
  }

  /** As far as there is something on both sides. */
  private resample(): void {
    const { samples, step, taps, rows, round, taken } = this;
    let i = this.end;
    for (; i < samples.length; i++) {
      const at = i * step;
      const whole = Math.trunc(at);
      if (whole + taps >= taken) break;
      const phase = (at - whole) * phaseCount;
      const row = Math.trunc(phase) * taps;
      let [sum, next] = [0, 0];
      for (let tap = 0; tap < taps; tap++) {
        const sample = round[whole + 1 + tap]!;
        sum += rows[row + tap]! * sample;
        next += rows[row + taps + tap]! * sample;
      }
      samples[i] = sum + (phase - Math.trunc(phase)) * (next - sum);
    }
    this.end = i;
  }
}
