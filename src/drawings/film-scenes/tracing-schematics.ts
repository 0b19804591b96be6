/** The film on tracing a circuit: the schematic of the Hard Clipper, stage by stage. */
import { circle, path, put } from '../primitives/svg.ts';
import {
  accentColour,
  arrow,
  blueInk,
  greenInk,
  inkColour,
  letterText,
  pencilColour,
  pointer,
  redInk,
  strokePath,
} from '../figures/figure.ts';
import {
  capacitor,
  diode,
  dot,
  electrolytic,
  groundSign,
  opamp,
  partLabel,
  resistor,
  terminal,
  wire,
} from '../figures/schematic.ts';
import { valueOf } from './board-views.ts';
import { paperScene, silenceBadge, soundBadge, type FilmScene } from './scene.ts';

const jackToChip: FilmScene = paperScene((_d, { clipper }) => {
  const value = (ref: string): string => valueOf(clipper, ref);
  return [
    terminal(27, 90),
    letterText('IN', 27, 76),
    wire('M30 90H112'),
    dot(50, 90),
    dot(88, 90),
    wire('M50 90V108M88 90V108'),
    resistor(50, 128, 90),
    partLabel('R1', value('R1'), 36, 127, 'end'),
    capacitor(88, 128, 90),
    partLabel('C1', value('C1'), 102, 127),
    wire('M50 148V158H88V148'),
    groundSign(69, 164),
    dot(69, 158),
    capacitor(132, 90),
    partLabel('C2', value('C2'), 132, 66, 'middle'),
    wire('M152 90H162'),
    resistor(182, 90),
    partLabel('R2', value('R2'), 182, 66, 'middle'),
    wire('M202 90H246'),
    dot(224, 90),
    wire('M224 90V112'),
    resistor(224, 132, 90),
    partLabel('R3', value('R3'), 210, 131, 'end'),
    wire('M224 152V178'),
    terminal(224, 181),
    letterText('VREF', 224, 206, { ink: accentColour }),
    opamp(276, 102, true),
    letterText('3', 242, 84, { cap: 6 }),
    letterText('7', 284, 74, { cap: 6 }),
    ...[30, 112, 152, 202, 240].map(
      (x, i) =>
        soundBadge(x === 240 ? 236 : x, i === 0 ? 48 : 40, 7.4) +
        strokePath(`M${x === 240 ? 236 : x} ${i === 0 ? 56 : 48}V${i === 0 ? 64 : 84}`, greenInk, 0.8),
    ),
    silenceBadge(262, 181, 7.4) + strokePath('M254 181H230', pencilColour, 0.8),
    silenceBadge(276, 48, 7.4) + strokePath('M276 56V76', pencilColour, 0.8),
    silenceBadge(110, 176, 7.4) + strokePath('M102 176L78 170', pencilColour, 0.8),
    soundBadge(48, 226, 6) + letterText('SOUND', 60, 229, { cap: 6, anchor: 'start' }),
    silenceBadge(128, 226, 6) + letterText('MUST BE SILENT', 140, 229, { cap: 6, anchor: 'start' }),
    letterText('FROM THE JACK TO PIN 3', 124, 20, { cap: 7, ink: accentColour }),
  ];
});

/** A knob with its pointer, for the two ends of a control. */
const knobAt = (x: number, y: number, turn: number): string =>
  circle(x, y, 11, { fill: inkColour }) +
  put(x, y, turn, path('M0 -3V-9', { stroke: '#fff', 'stroke-width': 2, 'stroke-linecap': 'round' }));

const sineAt = (x: number, y: number, height: number, ink: string = blueInk): string =>
  strokePath(
    `M${x - 14} ${y}c2.800 ${-height * 1.36} 11.200 ${-height * 1.36} 14 0s11.200 ${height * 1.36} 14 0`,
    ink,
    1.6,
  );

const gainAndFeedback: FilmScene = paperScene((_d, { clipper }) => {
  const value = (ref: string): string => valueOf(clipper, ref);
  return [
    wire('M24 62H70'),
    sineAt(36, 44, 5),
    letterText('3', 62, 57, { cap: 6 }),
    letterText('2', 62, 81, { cap: 6 }),
    opamp(100, 74, true),
    letterText('6', 134, 69, { cap: 6 }),
    wire('M130 74H190'),
    arrow(180, 74, 194, 74),
    dot(150, 74),
    wire('M150 74V112H132'),
    resistor(112, 112),
    partLabel('R5', value('R5'), 112, 131, 'middle'),
    wire('M92 112H50V86H70'),
    dot(50, 112),
    wire('M50 112V118'),
    resistor(50, 138, 90),
    strokePath('M38 150L62 126M57 126H62V131', accentColour, 1.4),
    letterText('DISTORTION', 68, 150, { cap: 6, anchor: 'start' }),
    resistor(50, 178, 90),
    partLabel('R4', value('R4'), 68, 178),
    capacitor(50, 208, 90),
    partLabel('C3', value('C3'), 68, 210),
    groundSign(50, 228),
    knobAt(226, 60, -140),
    letterText('×2', 262, 52, { cap: 9, ink: accentColour }),
    sineAt(262, 72, 8),
    knobAt(226, 128, 140),
    letterText('×214', 264, 112, { cap: 9, ink: accentColour }),
    strokePath(
      'M246 134C250 134 250 116 256 116H264C269 116 268 152 274 152H282C287 152 286 134 290 134',
      blueInk,
      1.8,
    ),
    letterText('AT PIN 6', 250, 30, { cap: 6.4 }),
    letterText('MORE GAIN,', 240, 186, { cap: 6.6 }),
    letterText('LESS BASS: C3', 240, 200, { cap: 6.6 }),
    letterText('GAIN = 1 + R5 / LOWER LEG', 226, 228, { cap: 6.2, ink: accentColour }),
  ];
});

const clipping: FilmScene = paperScene((_d, { clipper }) => {
  const value = (ref: string): string => valueOf(clipper, ref);
  return [
    letterText('PIN 6', 20, 76, { anchor: 'start', cap: 6.4 }),
    wire('M20 90H34'),
    electrolytic(54, 90),
    partLabel('C4', value('C4'), 62, 66, 'middle'),
    wire('M74 90H92'),
    resistor(112, 90),
    partLabel('R6', value('R6'), 112, 66, 'middle'),
    wire('M132 90H250'),
    dot(154, 90),
    dot(184, 90),
    dot(216, 90),
    wire('M154 90V100M184 90V100M216 90V100'),
    diode(154, 120, 90),
    diode(184, 120, -90),
    capacitor(216, 120, 90),
    letterText('D1', 140, 123, { anchor: 'end', cap: 6.4 }),
    letterText('D2', 198, 123, { cap: 6.4 }),
    partLabel('C5', value('C5'), 230, 122),
    wire('M154 140V148H250M184 140V148M216 140V148'),
    groundSign(184, 154),
    dot(184, 148),
    wire('M250 90V98M250 138V148'),
    resistor(250, 118, 90),
    strokePath('M290 118H258M262 114L257 118L262 122'),
    terminal(293, 118),
    letterText('OUT', 293, 106),
    letterText('OUTPUT', 280, 138, { cap: 6 }),
    sineAt(82, 30, 16),
    letterText('3 V', 110, 26, { cap: 7, ink: blueInk, anchor: 'start' }),
    pointer(82, 50, 82, 88),
    strokePath('M170 34C172 34 172 27 176 27H182C186 27 185 41 190 41H196C200 41 199 34 202 34', redInk, 1.8),
    letterText('0.3 V', 208, 36, { cap: 7, ink: redInk, anchor: 'start' }),
    pointer(176, 46, 168, 88),
    soundBadge(22, 190, 7.4) + letterText('BEFORE R6: A LOUD WALL', 36, 193, { cap: 6.4, anchor: 'start' }),
    soundBadge(22, 212, 7.4) +
      letterText('BEHIND R6: SOFTER, ROUNDER, THE PEDAL ITSELF', 36, 215, { cap: 6, anchor: 'start' }),
  ];
});

export const tracingSchematicScenes = {
  'from-jack-to-chip': jackToChip,
  'gain-and-feedback': gainAndFeedback,
  'clipping-and-after': clipping,
} as const satisfies Record<string, FilmScene>;
