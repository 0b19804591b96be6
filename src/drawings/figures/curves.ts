/** Figures of curves, each computed from the formula of its circuit. */
import { poly } from '../primitives/svg.ts';
import { hardClipped, softClipped } from './clipping.ts';
import {
  accentColour,
  blueInk,
  inkColour,
  onPaper,
  pencilColour,
  strokePath,
  letterText,
  type Figure,
} from './figure.ts';

type Curve = (t: number) => number;

interface PlotArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A curve over 0 to 1, whose values 0 to 1 fill the frame from its foot up. */
function trace({ x, y, width, height }: PlotArea, curve: Curve, ink: string, weight = 2, samples = 120): string {
  const points = Array.from({ length: samples + 1 }, (_, i): [number, number] => {
    const t = i / samples;
    return [x + t * width, y + (1 - curve(t)) * height];
  });
  return strokePath(poly(points), ink, weight);
}

const axes = ({ x, y, width, height }: PlotArea): string =>
  strokePath(`M${x} ${y}V${y + height}H${x + width}`, pencilColour, 1.2);

const dashed = (d: string, ink: string = pencilColour): string =>
  strokePath(d, ink, 1).replace('/>', ' stroke-dasharray="3 3"/>');

const decibels = (ratio: number): number => 20 * Math.log10(ratio);
const decades = 3;
const floorDecibels = -42;

const rcCornerCurve = onPaper(190, () => {
  const frame: PlotArea = { x: 48, y: 26, width: 240, height: 124 };
  const corner = 1 / 3;
  const octaves = (t: number): number => 10 ** ((t - corner) * decades);
  const response: Curve = (t) => 1 - decibels(1 / Math.hypot(1, octaves(t))) / floorDecibels;
  const level = (db: number): number => frame.y + (db / floorDecibels) * frame.height;
  const cornerX = frame.x + corner * frame.width;
  // Where the falling line leaves the frame: 20 dB with each decade.
  const end = cornerX + (-floorDecibels / 20 / decades) * frame.width;
  return [
    axes(frame),
    ...[0, -12, -24, -36].map(
      (db) =>
        dashed(`M${frame.x} ${level(db)}H${frame.x + frame.width}`) +
        letterText(String(db), frame.x - 6, level(db) + 2.5, { cap: 6, anchor: 'end', ink: pencilColour }),
    ),
    dashed(`M${frame.x} ${frame.y}H${cornerX}L${end} ${frame.y + frame.height}`, accentColour),
    dashed(`M${cornerX} ${frame.y - 6}V${frame.y + frame.height}`, accentColour),
    trace(frame, response, blueInk, 2.6),
    letterText('DB', 30, 16, { cap: 6, ink: pencilColour }),
    letterText('CORNER', cornerX, frame.y + frame.height + 13, { cap: 6.5, ink: accentColour }),
    letterText('-3 DB', cornerX - 7, level(-9), { anchor: 'end', ink: accentColour }),
    ...[1, 2].map((k) =>
      letterText(`×${10 ** k}`, cornerX + (k / decades) * frame.width, frame.y + frame.height + 13, {
        cap: 6,
        ink: pencilColour,
      }),
    ),
    letterText('/10', frame.x + 4, frame.y + frame.height + 13, { cap: 6, anchor: 'start', ink: pencilColour }),
    letterText('6 DB PER OCTAVE', 304, level(-17), { cap: 6, anchor: 'end', ink: inkColour }),
    letterText('FREQUENCY', frame.x + frame.width, frame.y + frame.height + 30, {
      cap: 6,
      anchor: 'end',
      ink: pencilColour,
    }),
  ].join('');
});

interface Clipper {
  readonly title: string;
  readonly inPeakVolts: number;
  readonly clip: (inVolts: number) => number;
  readonly fullVolts: number;
}

/** Two periods of a sine and what becomes of them, on one scale of volts. */
function clipped({ title, inPeakVolts, clip, fullVolts }: Clipper): Figure {
  return onPaper(180, () => {
    const left: PlotArea = { x: 22, y: 30, width: 122, height: 116 };
    const right: PlotArea = { ...left, x: 178 };
    const sine: Curve = (t) => Math.sin(4 * Math.PI * t);
    const middle = left.y + left.height / 2;
    const zero = (f: PlotArea): string => strokePath(`M${f.x} ${middle}H${f.x + f.width}`, pencilColour, 1);
    const input: Curve = (t) => 0.5 + 0.46 * sine(t);
    const output: Curve = (t) => 0.5 + clip(inPeakVolts * sine(t)) / fullVolts / 2;
    return [
      zero(left),
      zero(right),
      trace(left, input, blueInk, 2.2),
      trace(right, output, accentColour, 2.6, 240),
      letterText('IN', left.x + left.width / 2, 18, { ink: blueInk }),
      letterText(title, right.x + right.width / 2, 18, { ink: accentColour }),
      strokePath(`M152 ${middle}H170M165 ${middle - 5}L170 ${middle}L165 ${middle + 5}`, inkColour),
    ].join('');
  });
}

const pair = { forward: 1, backward: 1 };
const overdrive = { groundOhms: 4700, feedbackOhms: 251_000 };
const lowGain = { groundOhms: 4700, feedbackOhms: 100_000 };

const potTapers = onPaper(190, () => {
  const frame: PlotArea = { x: 58, y: 24, width: 220, height: 128 };
  /** Two straight tracks, as audio controls are made: a sixth of the value at half the turn. */
  const audio: Curve = (t) => (t < 0.5 ? t * 0.3 : 0.15 + (t - 0.5) * 1.7);
  return [
    axes(frame),
    ...[0.5, 1].map((v) => dashed(`M${frame.x} ${frame.y + (1 - v) * frame.height}H${frame.x + frame.width}`)),
    dashed(`M${frame.x + frame.width / 2} ${frame.y}V${frame.y + frame.height}`),
    trace(frame, (t) => t, blueInk, 2.6),
    trace(frame, audio, accentColour, 2.6),
    letterText('B LINEAR', 142, 62, { ink: blueInk }),
    letterText('A AUDIO', 236, 128, { ink: accentColour }),
    letterText('100%', frame.x - 6, frame.y + 3, { cap: 6, anchor: 'end', ink: pencilColour }),
    letterText('50%', frame.x - 6, frame.y + 67, { cap: 6, anchor: 'end', ink: pencilColour }),
    letterText('0', frame.x - 6, frame.y + 131, { cap: 6, anchor: 'end', ink: pencilColour }),
    letterText('ROTATION', frame.x + frame.width / 2, frame.y + frame.height + 18, { cap: 6.5, ink: pencilColour }),
  ].join('');
});

const lfoTriangle = onPaper(190, () => {
  const upper: PlotArea = { x: 78, y: 22, width: 226, height: 62 };
  const lower: PlotArea = { x: 78, y: 116, width: 226, height: 46 };
  const phase = (t: number): number => (t * 2.5 + 0.25) % 1;
  const triangle: Curve = (t) => 1 - Math.abs(2 * phase(t) - 1);
  /** The integrator inverts: while the square is high, the triangle falls. */
  const square: Curve = (t) => (phase(t) < 0.5 ? 0 : 1);
  const turns = Array.from({ length: 5 }, (_, i) => upper.x + ((i * 0.5 + 0.25) / 2.5) * upper.width);
  return [
    ...turns.map((x) => dashed(`M${x} ${upper.y - 6}V${lower.y + lower.height + 4}`)),
    trace(upper, triangle, blueInk, 2.6, 500),
    trace(lower, square, accentColour, 2.6, 1000),
    letterText('TRIANGLE', 66, 56, { cap: 6.5, anchor: 'end', ink: blueInk }),
    letterText('SQUARE', 66, 142, { cap: 6.5, anchor: 'end', ink: accentColour }),
    letterText('UP', turns[0]! - 14, 178, { cap: 6, ink: pencilColour }),
    letterText('DOWN', (turns[0]! + turns[1]!) / 2, 178, { cap: 6, ink: pencilColour }),
    letterText('UP', (turns[1]! + turns[2]!) / 2, 178, { cap: 6, ink: pencilColour }),
    letterText('DOWN', (turns[2]! + turns[3]!) / 2, 178, { cap: 6, ink: pencilColour }),
  ].join('');
});

export const curves: Readonly<Record<string, Figure>> = {
  'rc-corner-curve': rcCornerCurve,
  'clipping-hard': clipped({
    title: 'HARD CLIPPED',
    inPeakVolts: 3,
    clip: (volts) => hardClipped(volts, 1000, pair),
    fullVolts: 0.8,
  }),
  'clipping-soft': clipped({
    title: 'SOFT CLIPPED',
    inPeakVolts: 0.3,
    clip: (volts) => softClipped(volts, lowGain, pair),
    fullVolts: 1,
  }),
  'clipping-asymmetric': clipped({
    title: 'ASYMMETRICAL',
    inPeakVolts: 0.25,
    clip: (volts) => softClipped(volts, overdrive, { forward: 1, backward: 2 }),
    fullVolts: 1.45,
  }),
  'pot-tapers': potTapers,
  'lfo-triangle': lfoTriangle,
};
