/** Colour arithmetic in OKLCH, because equal steps of lightness look equal on every hue. */

export type Hex = string;

interface Oklch {
  l: number;
  c: number;
  h: number;
}

function channels(hex: Hex): [number, number, number] {
  const v = parseInt(hex.slice(1), 16);
  return [(v >> 16) & 255, (v >> 8) & 255, v & 255];
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

const clamp = (v: number, lo: number, hi: number): number => Math.min(hi, Math.max(lo, v));

export function toOklch(hex: Hex): Oklch {
  const [r, g, b] = channels(hex).map((v) => toLinear(v / 255)) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: L, c: Math.hypot(A, B), h: Math.atan2(B, A) };
}

export function fromOklch({ l, c, h }: Oklch): Hex {
  const A = c * Math.cos(h);
  const B = c * Math.sin(h);
  const l3 = (l + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m3 = (l - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s3 = (l - 0.0894841775 * A - 1.291485548 * B) ** 3;
  const rgb = [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
  return (
    '#' +
    rgb
      .map((v) =>
        Math.round(clamp(toGamma(clamp(v, 0, 1)), 0, 1) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

/** Move lightness by `dl` (-1..1) and scale chroma by `chroma`. */
export function shade(hex: Hex, dl: number, chroma = 1): Hex {
  const k = toOklch(hex);
  return fromOklch({ l: clamp(k.l + dl, 0, 1), c: k.c * chroma, h: k.h });
}

/** Perceptual mix; t = 0 gives a, t = 1 gives b. */
export function mix(a: Hex, b: Hex, t: number): Hex {
  const ca = channels(a).map((v) => toLinear(v / 255));
  const cb = channels(b).map((v) => toLinear(v / 255));
  return (
    '#' +
    ca
      .map((v, i) =>
        Math.round(toGamma(v + (cb[i]! - v) * t) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  );
}

function luminance(hex: Hex): number {
  const [r, g, b] = channels(hex).map((v) => toLinear(v / 255)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio. */
export function contrast(a: Hex, b: Hex): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (hi + 0.05) / (lo + 0.05);
}
