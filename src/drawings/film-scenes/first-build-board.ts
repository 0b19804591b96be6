/** The film of the first build: the board is filled, looked over and explained. */
import { parseValue } from '#electronics/value/parse.ts';
import type { Defs } from '../primitives/defs.ts';
import { circle, put, rect, scale } from '../primitives/svg.ts';
import { accentColour, arrow, blueInk, letterText, paleInk, pointer, strokePath } from '../figures/figure.ts';
import {
  capacitor,
  dot,
  electrolytic as electrolyticSign,
  groundSign,
  npn,
  partLabel,
  resistor as resistorSign,
  supply,
  terminal,
  wire,
} from '../figures/schematic.ts';
import { electrolytic, filmCap } from '../parts/capacitors.ts';
import { diode } from '../parts/diode.ts';
import { resistor } from '../parts/resistor.ts';
import { to92 } from '../parts/semiconductors.ts';
import { cutters } from '../equipment/tools.ts';
import { checklist, magnifier, pliers } from './scene-objects.ts';
import { printedPlace, solderSide, valueOf, voltsAt } from './board-views.ts';
import { bareJoint, heatGlow, ironAtJoint, jointPane, meltingJoint, solderWire, tentJoint } from './joint-views.ts';
import { matScene, numberBadge, pane, paperScene, type FilmScene } from './scene.ts';

const bentLegs =
  strokePath('M52 50H44Q36 50 36 58V86M114 50H122Q130 50 130 58V86', '#7d868b', 3.6) +
  strokePath('M52 49.4H44Q35.4 49.4 35.4 58V86M114 49.4H122Q129.4 49.4 129.4 58V86', '#e6eaec', 1.4);

const solderingResistors: FilmScene = paperScene((d) => [
  pane(
    d,
    [10, 10, 146, 96],
    put(83, 50, 0, scale(9.4, resistor(d, 1_000_000, 1, 0.2).markup)),
    bentLegs,
    rect(10, 84, 146, 12, 0, { fill: '#8f9a62' }),
    rect(10, 83, 146, 2.4, 0, { fill: '#1b6640' }),
    put(48, 50, 138, scale(0.5, put(0, 52, 0, pliers(d)))),
    arrow(62, 74, 38, 74, accentColour),
    arrow(104, 74, 128, 74, accentColour),
    letterText('7.6 MM', 83, 76.5, { cap: 5.6, ink: accentColour }),
  ),
  letterText('BEND', 140, 24, { cap: 6.4, anchor: 'end' }),
  jointPane(d, [164, 10, 146, 96], 0.7, tentJoint(d), put(160, 36, -90, scale(1.3, put(0, 42, 0, cutters(d))))),
  letterText('CUT: 1 MM', 174, 24, { cap: 6.4, anchor: 'start' }),
  ...(
    [
      ['TOUCH PAD AND LEG', heatGlow(d, 162, 92, 44) + bareJoint(d) + ironAtJoint(d)],
      ['FEED FROM BEHIND', heatGlow(d, 160, 92, 54) + meltingJoint(d) + ironAtJoint(d) + solderWire()],
      ['AWAY, HOLD STILL', tentJoint(d)],
    ] as const
  ).map(([words, markup], i) => {
    const x = 10 + i * 102;
    return (
      jointPane(d, [x, 116, 96, 92], 0.62, markup) +
      numberBadge(x + 11, 128, i + 1) +
      letterText(words, x + 48, 223, { cap: 5.4 })
    );
  }),
]);

/** One part beside its place on the board, with the rule in words. */
function oriented(d: Defs, index: number, names: string, rule: string, part: string, place: string): string {
  const x = 10 + (index % 2) * 154;
  const y = 10 + Math.floor(index / 2) * 114;
  return (
    pane(d, [x, y, 146, 88], put(x + 38, y + 44, 0, part), put(x + 104, y + 44, 0, place)) +
    letterText(names, x + 8, y + 14, { cap: 6.4, anchor: 'start' }) +
    letterText(rule, x + 73, y + 102, { cap: 6, ink: accentColour })
  );
}

const orientation: FilmScene = paperScene((d, { booster: { drawing: markup } }) => [
  oriented(
    d,
    0,
    'D1',
    'BAND TO THE LINE',
    put(0, 4, 90, scale(8, diode(d, 'black', 1.8).markup)),
    printedPlace(markup, 'D', 7.4, 62, 78),
  ),
  oriented(
    d,
    1,
    'C1, C2',
    'EITHER WAY ROUND',
    put(0, 4, 0, scale(4.4, filmCap(d, '100n').markup)),
    printedPlace(markup, 'CF', 8, 62, 78),
  ),
  oriented(
    d,
    2,
    'Q1',
    'FLAT TO FLAT',
    put(0, 4, 0, scale(4.6, to92(d, '2N5088').markup)),
    printedPlace(markup, 'Q', 10, 62, 78),
  ),
  oriented(
    d,
    3,
    'C3',
    'LONG LEG TO PLUS',
    put(0, 2, 0, scale(3.9, electrolytic(d, '220u').markup)) +
      letterText('+', -14, 40, { cap: 8 }) +
      letterText('-', 15, 36, { cap: 8 }),
    printedPlace(markup, 'CE', 9, 62, 78),
  ),
]);

/** What the glass shows: three legs of the transistor, and light between two of them. */
const legsOfTransistor = (d: Defs): string => {
  const blob = d.radial('0 #ffffff, .35 #dfe4e6, .75 #9aa2a6, 1 #6a7277', 0.5, 0.5, 0.55, 0.36, 0.3);
  return (
    rect(-60, -60, 120, 120, 0, { fill: '#25282b' }) +
    rect(-60, 11, 120, 3.4, 0, { fill: '#fff3c9' }) +
    [-32, 0, 26].map((y) => circle(0, y, 12.4, { fill: blob }) + circle(0, y, 3.4, { fill: '#7b8489' })).join('')
  );
};

const inspecting: FilmScene = matScene((d, { booster }) => [
  put(16, 46, -3, solderSide(d, booster.drawing, 4)),
  put(128, 150, 0, magnifier(d, 44, legsOfTransistor(d), 52)),
  letterText('LIGHT BETWEEN:', 254, 196, { cap: 6.4, ink: '#ffcf87' }),
  letterText('NO BRIDGE', 254, 210, { cap: 6.4, ink: '#ffcf87' }),
  pointer(204, 193, 156, 163, '#ffcf87'),
  put(200, 44, 0, checklist(['R1  1M', 'R2  430K', 'R3  43K', 'D1 TO LINE', 'Q1 FLAT', 'C3 STRIPE'], 6, 106, 19)),
  letterText('READ ALOUD', 254, 36, { cap: 6.4, ink: paleInk }),
]);

const sine = (x: number, y: number, height: number): string =>
  strokePath(`M${x - 12} ${y}c2.400 ${-height} 9.600 ${-height} 12 0s9.600 ${height} 12 0`, blueInk, 1.6);

const whatPartsDo: FilmScene = paperScene((_d, { booster }) => {
  const value = (ref: string): string => valueOf(booster, ref);
  const gain = Math.floor(parseValue(value('R4'), 'resistance') / parseValue(value('R5'), 'resistance'));
  return [
    supply(112, 42, '9 V'),
    wire('M112 42V52M112 42H184V52M184 42H284V56'),
    resistorSign(112, 72, 90),
    partLabel('R2', value('R2'), 98, 71, 'end'),
    resistorSign(184, 72, 90),
    partLabel('R4', value('R4'), 198, 71),
    wire('M112 92V156'),
    resistorSign(112, 176, 90),
    partLabel('R3', value('R3'), 98, 175, 'end'),
    dot(112, 118),
    wire('M112 118H155'),
    npn(175, 118),
    wire('M184 92V98'),
    dot(184, 95),
    wire('M184 95H204'),
    capacitor(224, 95),
    partLabel('C2', value('C2'), 224, 116, 'middle'),
    wire('M244 95H260'),
    resistorSign(260, 125, 90),
    wire('M260 95V105M260 145V200'),
    strokePath('M292 125H268M272 121L267 125L272 129'),
    terminal(295, 125),
    letterText('OUT', 296, 142),
    letterText('BOOST', 252, 164, { cap: 6.5, anchor: 'end' }),
    capacitor(72, 118),
    partLabel('C1', value('C1'), 72, 98, 'middle'),
    wire('M92 118H112M52 118H30'),
    terminal(27, 118),
    letterText('IN', 27, 104),
    wire('M36 118V156'),
    dot(36, 118),
    resistorSign(36, 176, 90),
    partLabel('R1', value('R1'), 50, 175),
    wire('M184 138V156'),
    resistorSign(184, 176, 90),
    partLabel('R5', value('R5'), 198, 175),
    wire('M36 196V200H260M112 196V200M184 196V200'),
    dot(112, 200),
    dot(184, 200),
    groundSign(150, 206),
    electrolyticSign(284, 76, 90),
    letterText('C3', 302, 78, { cap: 6.5 }),
    groundSign(284, 102),
    sine(60, 138, 6),
    sine(290, 162, 22),
    letterText(voltsAt(booster, 'Q1.B'), 138, 136, { cap: 7, ink: accentColour }) +
      pointer(126, 130, 113, 119, accentColour),
    letterText(`R4 / R5 = ABOUT ${gain}`, 160, 232, { cap: 7, ink: accentColour }),
  ];
});

export const firstBuildBoardScenes = {
  'soldering-resistors': solderingResistors,
  'parts-that-face': orientation,
  'inspecting-the-board': inspecting,
  'what-the-parts-do': whatPartsDo,
} as const satisfies Record<string, FilmScene>;
