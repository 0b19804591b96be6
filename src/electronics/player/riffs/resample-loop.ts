/** A loop at another rate: a windowed sinc, read round the loop, so that its end still runs into its beginning. */

/** Zeros of the sinc on each side of its middle. */
const zeroCount = 10;
/** Entries of the table between two zeros; what lies between them is interpolated, 100 dB below the sound. */
const tableSteps = 512;
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

/** One round in `length` samples. */
export function resampleLoop(loop: Float32Array<ArrayBuffer>, length: number): Float32Array<ArrayBuffer> {
  if (length === loop.length) return loop;
  const table = sincTable();
  const step = loop.length / length;
  // Where the new rate is lower, what it cannot hold is left out.
  const cutoff = Math.min(1, 1 / step);
  const scale = cutoff * tableSteps;
  const reach = zeroCount / cutoff;
  const margin = Math.ceil(reach) + 1;
  // What is before the beginning and after the end, so that nothing has to be counted round.
  const round = Float64Array.from(
    { length: loop.length + 2 * margin },
    (_, k) => loop[(k - margin + margin * loop.length) % loop.length]!,
  );
  const resampled = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const at = i * step + margin;
    let sum = 0;
    for (let k = Math.ceil(at - reach); k <= at + reach; k++) {
      const place = Math.abs(k - at) * scale;
      const entry = Math.trunc(place);
      sum += (table[entry]! + (place - entry) * (table[entry + 1]! - table[entry]!)) * round[k]!;
    }
    resampled[i] = sum * cutoff;
  }
  return resampled;
}
