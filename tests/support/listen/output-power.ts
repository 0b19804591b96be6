/** What a kit gives into its loudspeaker, as data sheets state it: with a tenth of distortion, and a supply that is measured while it plays. */
import { fileOf } from '#build/listen/kit-file.ts';
import type { KitData } from '#electronics/player/kit-data.ts';
import { loadKit } from '../played-kit.ts';

const rate = 192_000;
const toneHertz = 1000;
const playedSamples = 0.25 * rate;
/** Whole periods at the end, when everything has settled. */
const heardSamples = 0.05 * rate;
const statedDistortion = 0.1;

interface Played {
  readonly milliwatts: number;
  readonly distortion: number;
  /** The mean on the supply rail. */
  readonly supplyVolts: number;
}

/** Twice the mean power of one harmonic of the tone. */
function harmonic(samples: Float64Array, number: number): number {
  let [sine, cosine] = [0, 0];
  samples.forEach((sample, k) => {
    const angle = (2 * Math.PI * number * toneHertz * k) / rate;
    sine += sample * Math.sin(angle);
    cosine += sample * Math.cos(angle);
  });
  return (2 * (sine ** 2 + cosine ** 2)) / samples.length ** 2;
}

/** Played with a tone of `volts`; controls stand where `positions` says. */
async function play(data: KitData, ohms: number, positions: Readonly<Record<string, number>>) {
  const circuit = await loadKit(fileOf(data));
  return (volts: number): Played => {
    const played = circuit.start(rate);
    for (const [designator, position] of Object.entries(positions)) played.turn(designator, position);
    played.probe('+9V');
    const input = Float64Array.from({ length: 256 }, () => 0);
    const output = new Float64Array(256);
    const heard = new Float64Array(heardSamples);
    let supply = 0;
    for (let at = 0; at < playedSamples; at += 256) {
      input.forEach((_, k) => (input[k] = volts * Math.sin((2 * Math.PI * toneHertz * (at + k)) / rate)));
      played.step(input, output, 256);
      for (let k = 0; k < 256; k++) {
        const into = at + k - (playedSamples - heardSamples);
        if (into < 0 || into >= heardSamples) continue;
        heard[into] = output[k]!;
        supply += played.probed[k]! / heardSamples;
      }
    }
    const mean = heard.reduce((sum, sample) => sum + sample, 0) / heardSamples;
    const power = heard.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / heardSamples;
    const first = harmonic(heard, 1);
    const rest = Array.from({ length: 19 }, (_, k) => harmonic(heard, k + 2)).reduce((sum, each) => sum + each, 0);
    return { milliwatts: (1000 * power) / ohms, distortion: Math.sqrt(rest / first), supplyVolts: supply };
  };
}

/** The input at which the distortion is the stated one. */
function atStatedDistortion(playAt: (volts: number) => Played): Played {
  let [low, high] = [0.005, 1];
  for (let k = 0; k < 9; k++) {
    const middle = Math.sqrt(low * high);
    if (playAt(middle).distortion < statedDistortion) low = middle;
    else high = middle;
  }
  return playAt(low);
}

interface Setup {
  readonly volts: number;
  readonly ohms: number;
  readonly positions: Readonly<Record<string, number>>;
}

/** With an adapter of so many volts. */
export const powerWithAdapter = async (data: KitData, { volts, ohms, positions }: Setup): Promise<Played> =>
  atStatedDistortion(await play({ ...data, adapter: { ...data.adapter, volts } }, ohms, positions));

/** Milliwatts with `volts` at the chip while it plays. */
export async function statedPower(data: KitData, setup: Setup): Promise<number> {
  const volts = setup.volts + 0.3;
  const { supplyVolts } = await powerWithAdapter(data, { ...setup, volts });
  const { milliwatts } = await powerWithAdapter(data, { ...setup, volts: volts + setup.volts - supplyVolts });
  return milliwatts;
}
