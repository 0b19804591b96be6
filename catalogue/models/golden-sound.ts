/** What ngspice hears of every kit, kept in golden-sound.jsonl by tools/ngspice.ts: a few milliseconds, 0 to 20 kHz. */

export interface GoldenSound {
  readonly slug: string;
  /** Volts of the largest sample, and samples of 48 kHz as shares of it in 16 bits, in base 64. */
  readonly gentle: KeptSound;
  readonly hard: KeptSound;
}

interface KeptSound {
  readonly volts: number;
  readonly samples: string;
}

/** Pedals of which is kept, too, what is heard of them through the amp at one of its settings: the one that is on at first, and one of each other. */
export const pedalsThroughAmp = [
  ['vintage-overdrive', 'clean'],
  ['fuzz-box', 'clean'],
  ['treble-booster', 'edge'],
  ['rodent-distortion', 'driven'],
] as const;

export const soundRate = 48000;
/** ngspice's samples a second: finer than any that is played, or it would have aliases of its own. */
export const spiceRate = 32 * soundRate;

interface Tone {
  readonly hertz: number;
  readonly volts: number;
}

export interface TestSound {
  readonly tones: readonly Tone[];
  /** How fast it decays. */
  readonly damping: number;
  readonly seconds: number;
  /** What of it is kept, in samples of 48 kHz. */
  readonly from: number;
  readonly to: number;
}

export const testSounds = {
  /** A chord of five strings that decays. */
  gentle: {
    tones: [
      { hertz: 82.4, volts: 0.12 },
      { hertz: 123.5, volts: 0.08 },
      { hertz: 164.8, volts: 0.06 },
      { hertz: 659.3, volts: 0.03 },
      { hertz: 1975.5, volts: 0.01 },
    ],
    damping: 9,
    seconds: 0.05,
    from: 1440,
    to: 1920,
  },
  /** High and loud, which is what fuzzes find hardest. */
  hard: { tones: [{ hertz: 1245, volts: 0.2 }], damping: 0, seconds: 0.02, from: 480, to: 816 },
} as const satisfies Readonly<Record<string, TestSound>>;

export const soundAt = ({ tones, damping }: TestSound, seconds: number): number =>
  tones.reduce((sum, { hertz, volts }) => sum + volts * Math.sin(2 * Math.PI * hertz * seconds), 0) *
  Math.exp(-damping * seconds);

/** Nothing above 20 kHz, and every `factor`th sample; the samples from `from` to `to` of what is left. */
export function heard(x: Float64Array, factor: number, { from, to }: TestSound): Float64Array {
  const half = 64 * factor;
  const cut = 20e3 / (soundRate * factor);
  const taps = Float64Array.from({ length: 2 * half + 1 }, (_, k) => {
    const u = (2 * Math.PI * k) / (2 * half);
    const window = 0.35875 - 0.48829 * Math.cos(u) + 0.14128 * Math.cos(2 * u) - 0.01168 * Math.cos(3 * u);
    const t = k - half;
    return window * (t === 0 ? 2 * cut : Math.sin(2 * Math.PI * cut * t) / (Math.PI * t));
  });
  const whole = taps.reduce((sum, tap) => sum + tap, 0);
  return Float64Array.from({ length: to - from }, (_, n) => {
    let sum = 0;
    for (let k = 0; k <= 2 * half; k++) sum += taps[k]! * (x[(from + n) * factor + k - half] ?? 0);
    return sum / whole;
  });
}

export function keep(samples: Float64Array): KeptSound {
  const volts = samples.reduce((most, volt) => Math.max(most, Math.abs(volt)), 0);
  const shares = Int16Array.from(samples, (volt) => Math.round((32767 * volt) / volts));
  return { volts: Number(volts.toPrecision(9)), samples: Buffer.from(shares.buffer).toString('base64') };
}

export function kept({ volts, samples }: KeptSound): Float64Array {
  const bytes = Uint8Array.from(Buffer.from(samples, 'base64'));
  return Float64Array.from(new Int16Array(bytes.buffer), (share) => (share * volts) / 32767);
}
