/** The film of the first build: checks, first volts, first sound, and what to do without any. */
import type { Defs } from '../primitives/defs.ts';
import { circle, path, put, rect, scale } from '../primitives/svg.ts';
import { probe } from '../figures/equipment-figures.ts';
import {
  accentColour,
  arrow,
  greenInk,
  inkColour,
  letterText,
  paleInk,
  redInk,
  strokePath,
  verdictBadge,
} from '../figures/figure.ts';
import { pedalMarkup } from '../pedal/pedal.ts';
import { chrome } from '../primitives/metal.ts';
import { cable, plug } from '../equipment/cable.ts';
import { multimeter } from '../equipment/multimeter.ts';
import { amplifier, guitarBody } from './scene-objects.ts';
import { callout, positionBoard, voltsAt } from './board-views.ts';
import { matScene, pane, paperScene, soundWaves, type FilmScene } from './scene.ts';

const joints = [
  ['PAD OUT', 28],
  ['LUG 7', 88],
  ['LUG 8', 148],
  ['OUTPUT TIP', 208],
] as const;

/** The path from the board to the output, checked piece by piece with the meter. */
const checking: FilmScene = matScene((d) => [
  put(64, 118, -4, scale(1.12, multimeter(d, '0.2', 'Ω'))),
  soundWaves(112, 54, '#ffcf87'),
  cable(d, 'M228 28V88', '#2f6fc4', 5),
  cable(d, 'M228 88V148', '#9aa3a8', 5),
  cable(d, 'M228 148V208', '#2f6fc4', 5),
  letterText('WIRE', 236, 61, { cap: 5.4, anchor: 'start', ink: '#bfe3d6' }),
  letterText('SWITCH', 236, 121, { cap: 5.4, anchor: 'start', ink: '#bfe3d6' }),
  letterText('WIRE', 236, 181, { cap: 5.4, anchor: 'start', ink: '#bfe3d6' }),
  ...joints.map(
    ([name, y]) =>
      circle(228, y, 8, { fill: '#d9a441', stroke: '#5f4713', 'stroke-width': 0.8 }) +
      circle(228, y, 4, { fill: '#dfe4e6' }) +
      letterText(name, 246, y + 3, { cap: 7, anchor: 'start', ink: paleInk }),
  ),
  verdictBadge(200, 58, true),
  verdictBadge(200, 118, true),
  verdictBadge(200, 178, false),
  circle(228, 208, 13, { fill: 'none', stroke: '#ff8a6a', 'stroke-width': 2 }),
  letterText('COLD JOINT:', 160, 206, { cap: 6.4, ink: '#ffb09c' }),
  letterText('NO BEEP', 166, 219, { cap: 6.4, ink: '#ffb09c' }),
  letterText('BEEP', 172, 61, { cap: 6.4, ink: '#ffcf87' }),
  letterText('BEEP', 172, 121, { cap: 6.4, ink: '#ffcf87' }),
]);

const firstVolts: FilmScene = matScene((d, { booster }) => {
  const board = positionBoard(booster.drawing, 22, 34, 5);
  const [kx, ky] = board.pad('D1', 'K');
  const reading = voltsAt(booster, 'D1.K');
  return [
    board.markup(d, true),
    put(278, 162, 6, scale(0.92, multimeter(d, reading.replace(' V', '0')))),
    cable(d, 'M294 206C300 246 210 246 190 214C176 192 196 150 176 136', '#c8261f', 2.8),
    cable(d, 'M277 206C274 236 250 246 236 250', '#1d2022', 2.8),
    put(kx, ky, 24, scale(0.44, probe(d, '#c8261f'))),
    callout(`D1 BAND ${reading}`, [204, 30], 'start', [kx, ky], '#ffcf87'),
    callout(`Q1 C ${voltsAt(booster, 'Q1.C')}`, [204, 48], 'start', board.pad('Q1', 'C'), '#ffcf87'),
    callout(`Q1 B ${voltsAt(booster, 'Q1.B')}`, [204, 66], 'start', board.pad('Q1', 'B'), '#ffcf87'),
    callout(`Q1 E ${voltsAt(booster, 'Q1.E')}`, [204, 84], 'start', board.pad('Q1', 'E'), '#ffcf87'),
    letterText('BLACK PROBE: SLEEVE OF A JACK', 104, 228, { cap: 5.8, ink: paleInk }),
  ];
});

const firstSound: FilmScene = matScene((d, { booster }) => [
  put(270, 190, 24, scale(0.94, guitarBody(d))),
  put(58, 168, 0, scale(1.04, amplifier(d))),
  soundWaves(104, 160, '#ffcf87', 2),
  cable(d, 'M300 206C324 250 330 150 280 96C268 84 246 80 232 80', '#1c1f20', 5),
  cable(d, 'M92 80C60 80 44 96 40 128', '#1c1f20', 5),
  put(128, 80, 0, plug(d)),
  put(196, 80, 180, plug(d)),
  put(
    133,
    20,
    0,
    scale(
      1.5,
      pedalMarkup(d, { ...booster.drawing, knobs: booster.drawing.knobs.map((knob) => ({ ...knob, value: 0.5 })) }),
    ),
  ),
  letterText('INPUT', 214, 60, { cap: 6, ink: paleInk }),
  letterText('OUTPUT', 104, 60, { cap: 6, ink: paleInk }),
  letterText('START LOW', 58, 224, { cap: 6.4, ink: '#ffcf87' }),
  letterText('FULL LEFT: SILENCE', 166, 188, { cap: 5.6, ink: paleInk }),
  letterText('9:30: AS LOUD AS BEFORE', 166, 202, { cap: 5.6, ink: paleInk }),
  letterText('UP: THE AMP GROWLS', 166, 216, { cap: 5.6, ink: paleInk }),
]);

/** A lug with a wire whose joint never got hot. */
const coldLug = (d: Defs): string =>
  rect(38, 50, 40, 26, 3, { fill: '#e3c47c', stroke: '#5f4713', 'stroke-width': 1 }) +
  cable(d, 'M58 -4C58 20 58 40 58 60', '#2f6fc4', 9) +
  circle(58, 62, 13, { fill: '#231f1a' }) +
  circle(58, 62, 11.4, { fill: d.radial('0 #c9cccd, .6 #8e9496, 1 #62686b', 0.5, 0.5, 0.55, 0.4, 0.34) }) +
  strokePath('M50 58C54 54 58 60 62 56M54 68C58 64 62 70 66 65', '#5b6164', 1.2);

/** The sign on the label of an adapter: the middle minus, the ring plus. */
const polaritySign = (x: number, y: number, centre: '+' | '-'): string => {
  const outer = centre === '-' ? '+' : '-';
  return (
    circle(x, y, 5, { fill: inkColour }) +
    path(`M${x + 9} ${y - 9}A12.700 12.700 0 1 0 ${x + 9} ${y + 9}`, {
      fill: 'none',
      stroke: inkColour,
      'stroke-width': 2.2,
    }) +
    strokePath(`M${x} ${y}H${x + 28}M${x - 13} ${y}H${x - 24}`, inkColour, 1.6) +
    letterText(centre, x + 36, y + 3.5, { cap: 8 }) +
    letterText(outer, x - 32, y + 3.5, { cap: 8 })
  );
};

const notPlaying: FilmScene = paperScene((d) => [
  pane(d, [10, 34, 96, 124], put(0, 42, 0, coldLug(d))),
  pane(
    d,
    [112, 34, 96, 124],
    rect(134, 44, 52, 104, 6, { fill: d.linear('0 #e3e7e8, 1 #9aa2a6', 0.1, 0, 0.9, 1) }),
    rect(120, 84, 18, 16, 2, { fill: chrome(d) }),
    rect(182, 84, 18, 16, 2, { fill: chrome(d) }),
    letterText('OUT', 128, 78, { cap: 6, ink: redInk }),
    letterText('IN', 192, 78, { cap: 6, ink: redInk }),
    arrow(146, 116, 174, 116, redInk),
    arrow(174, 126, 146, 126, redInk),
  ),
  pane(d, [214, 34, 96, 124], polaritySign(262, 70, '-'), polaritySign(262, 126, '+')),
  verdictBadge(24, 48, false),
  verdictBadge(126, 48, false),
  verdictBadge(228, 48, true),
  verdictBadge(228, 104, false),
  letterText('1', 58, 24, { cap: 9 }),
  letterText('2', 160, 24, { cap: 9 }),
  letterText('3', 262, 24, { cap: 9 }),
  letterText('NEVER WAS HOT', 58, 173, { cap: 5.8 }),
  letterText('SWAPPED', 160, 173, { cap: 5.8 }),
  letterText('PLUS IN THE MIDDLE', 260, 173, { cap: 5.4 }),
  ...['CABLES', 'BYPASS', '8.7 V', 'THE OTHER 3'].map((word, i) => {
    const x = 44 + i * 74;
    return letterText(word, x, 208, { cap: 6, ink: accentColour }) + (i < 3 ? arrow(x + 28, 205, x + 40, 205) : '');
  }),
  letterText('THE FIRST WRONG NUMBER IS BESIDE THE FAULT', 160, 228, { cap: 5.6, ink: greenInk }),
]);

export const firstBuildPowerScenes = {
  'checking-before-power': checking,
  'first-volts': firstVolts,
  'first-sound': firstSound,
  'if-it-does-not-play': notPlaying,
} as const satisfies Record<string, FilmScene>;
