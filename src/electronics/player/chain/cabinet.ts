/**
 * A loudspeaker in its box, heard on its axis: a row of filters of two poles each, and so of minimum phase. The curves are our
 * own, drawn after what such loudspeakers have in common (a bump where the cone stops, a dip, a peak before the cone breaks up, nothing
 * above); no cabinet was measured.
 */
import { Biquad, type Coefficients } from './biquad.ts';
import type { CabinetName } from './amp-settings.ts';

type Section =
  | { readonly is: 'highs' | 'lows'; readonly hertz: number; readonly q: number }
  | { readonly is: 'peak'; readonly hertz: number; readonly q: number; readonly decibels: number };

const sections: Readonly<Record<CabinetName, readonly Section[]>> = {
  // One of 12 inches in a box that is open at the back.
  guitar: [
    { is: 'highs', hertz: 82, q: 1 },
    { is: 'peak', hertz: 125, q: 1.2, decibels: 2.5 },
    { is: 'peak', hertz: 420, q: 0.9, decibels: -3.5 },
    { is: 'peak', hertz: 1250, q: 1.2, decibels: 1.5 },
    { is: 'peak', hertz: 2450, q: 1.4, decibels: 5.5 },
    { is: 'peak', hertz: 3600, q: 3, decibels: 2.5 },
    { is: 'lows', hertz: 4800, q: 1.1 },
    { is: 'lows', hertz: 5600, q: 0.62 },
  ],
  // One of 15 inches in a closed box.
  bass: [
    { is: 'highs', hertz: 42, q: 0.9 },
    { is: 'peak', hertz: 85, q: 1, decibels: 3 },
    { is: 'peak', hertz: 320, q: 0.8, decibels: -2.5 },
    { is: 'peak', hertz: 1100, q: 1, decibels: 1.5 },
    { is: 'peak', hertz: 2100, q: 1.3, decibels: 3.5 },
    { is: 'lows', hertz: 3300, q: 0.9 },
    { is: 'lows', hertz: 4600, q: 0.7 },
  ],
};

/** By the bilinear transform, after R. Bristow-Johnson's formulas. */
function coefficientsOf(section: Section, rate: number): Coefficients {
  const omega = (2 * Math.PI * section.hertz) / rate;
  const [cosine, alpha] = [Math.cos(omega), Math.sin(omega) / (2 * section.q)];
  const over = (b0: number, b1: number, b2: number, a0: number, a2: number): Coefficients => [
    b0 / a0,
    b1 / a0,
    b2 / a0,
    (-2 * cosine) / a0,
    a2 / a0,
  ];
  if (section.is === 'peak') {
    const gain = 10 ** (section.decibels / 40);
    return over(1 + alpha * gain, -2 * cosine, 1 - alpha * gain, 1 + alpha / gain, 1 - alpha / gain);
  }
  const sign = section.is === 'highs' ? 1 : -1;
  const side = (1 + sign * cosine) / 2;
  return over(side, -2 * sign * side, side, 1 + alpha, 1 - alpha);
}

export const cabinetFilters = (name: CabinetName, rate: number): Coefficients[] =>
  sections[name].map((section) => coefficientsOf(section, rate));

export class Cabinet {
  private readonly filters: readonly Biquad[];

  constructor(name: CabinetName, rate: number) {
    this.filters = cabinetFilters(name, rate).map((coefficients) => new Biquad(...coefficients));
  }

  /** In place. */
  run(samples: Float32Array, count: number): void {
    for (const filter of this.filters) for (let i = 0; i < count; i++) samples[i] = filter.run(samples[i]!);
  }
}
