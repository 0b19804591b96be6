/** The film of the first build: the plan, the bench, the bag, the resistors. */
import { bandColours } from '#electronics/codes/resistor-bands.ts';
import type { Defs } from '../primitives/defs.ts';
import { put, rect, scale } from '../primitives/svg.ts';
import { brassWool, ironInStand, probe } from '../figures/equipment-figures.ts';
import {
  accentColour,
  arrow,
  letterText,
  paleInk,
  pencilColour,
  pointer,
  redInk,
  strokePath,
} from '../figures/figure.ts';
import { kitBlock } from '../kit/kit.ts';
import type { KitDrawing } from '../kit/kit-spec.ts';
import { leadWire } from '../parts/part.ts';
import { resistor, resistorBody } from '../parts/resistor.ts';
import { boardMarkup } from '../pcb/board.ts';
import { pedalMarkup } from '../pedal/pedal.ts';
import { cable } from '../equipment/cable.ts';
import { castShadow } from '../equipment/mat.ts';
import { multimeter } from '../equipment/multimeter.ts';
import { chai } from '../equipment/table-objects.ts';
import { cutters, solderSpool } from '../equipment/tools.ts';
import { checklist, fan, pliers, safetyGlasses, wireStripper } from './scene-objects.ts';
import { matScene, numberBadge, paperScene, soundWaves, type FilmScene } from './scene.ts';

/** The unopened bag, with what shows through it. */
const bag = (d: Defs, kit: KitDrawing): string =>
  castShadow(d, rect(-52, -66, 104, 132, 6, {}), 3, 0.4, 2, 6) +
  rect(-52, -66, 104, 132, 6, { fill: '#dfe8e6', 'fill-opacity': 0.94 }) +
  put(-40, -14, 6, scale(1.5, boardMarkup(d, kit))) +
  put(32, 20, 70, scale(1.7, resistor(d, 10_000, 1, 5).markup)) +
  put(24, 30, 82, scale(1.7, resistor(d, 430_000, 1, 5).markup)) +
  rect(-52, -66, 104, 132, 6, { fill: d.linear('0 #fff .75, .3 #fff .25, .6 #fff .1, 1 #fff .4', 0, 0, 1, 1) }) +
  rect(-52, -66, 104, 22, 6, { fill: '#f0a51e' }) +
  letterText('CLEAN BOOSTER', 0, -51, { cap: 6.6, ink: '#2a1c06' }) +
  strokePath('M-46 -38H46M-46 -35H46', '#8fa39d', 1);

const steps = ['FLAT', 'TALL', 'WIRES', 'BOX', 'MEASURE', 'PLAY'] as const;

const bagToSound: FilmScene = matScene((d, { booster }) => [
  put(72, 92, -4, bag(d, booster.drawing)),
  arrow(146, 88, 186, 88, '#ffcf87'),
  letterText('2 - 4 HOURS', 165, 76, { cap: 6, ink: '#ffcf87' }),
  put(206, 26, 0, scale(1.42, pedalMarkup(d, booster.drawing))),
  soundWaves(284, 92, '#ffcf87'),
  cable(d, 'M24 192H296', '#c8261f', 3),
  ...steps.map(
    (name, i) =>
      numberBadge(30 + i * 52, 192, i + 1, '#0a2a26', 9) +
      letterText(name, 30 + i * 52, 220, { cap: 6.4, ink: paleInk }),
  ),
]);

const label = (text: string, x: number, y: number): string => letterText(text, x, y, { cap: 5.6, ink: paleInk });

const bench: FilmScene = matScene((d, { booster }) => [
  rect(104, 84, 116, 84, 2, { fill: '#fbfaf4' }),
  put(114, 94, 0, scale(1.7, boardMarkup(d, booster.drawing))),
  ...[10_000, 4700, 430_000, 43_000].map((ohms, i) =>
    put(196, 102 + i * 16, 0, scale(2, resistor(d, ohms, 1, 3).markup)),
  ),
  put(46, 48, -8, scale(0.5, multimeter(d, '0.00'))),
  put(98, 40, 0, scale(0.95, brassWool(d))),
  put(142, 36, 0, scale(0.46, cutters(d))),
  put(178, 36, 0, scale(0.46, pliers(d))),
  put(214, 36, 0, scale(0.46, wireStripper(d))),
  put(280, 36, 0, scale(0.86, fan(d))),
  put(42, 132, 0, scale(0.8, solderSpool(d))),
  put(266, 136, 66, scale(0.54, ironInStand(d))),
  put(186, 204, 0, scale(0.86, safetyGlasses(d))),
  put(36, 208, 0, scale(0.62, chai(d))),
  strokePath('M18 226L54 190M18 190L54 226', redInk, 4),
  label('METER', 46, 98),
  label('WOOL', 98, 70),
  label('CUTTERS', 141, 77),
  label('PLIERS', 180, 77),
  label('STRIPPER', 221, 77),
  label('FAN', 280, 70),
  label('SOLDER 0.7', 44, 168),
  label('IRON 340 °C', 278, 92),
  label('GLASSES', 122, 206),
  label('NO TEA', 76, 228),
]);

/** How many of a kind of part lie in the bag. */
const countOf = ({ contents }: KitDrawing, draw: string): number =>
  contents.reduce((sum, content) => sum + (content.drawing.draw === draw ? content.count : 0), 0);

const unpacking: FilmScene = paperScene((d, { booster }) => {
  const block = kitBlock(d, booster.drawing, 0.92);
  const lines = (
    [
      ['RESISTORS', 'resistor'],
      ['FILM 104', 'film'],
      ['ELECTROLYTIC', 'electrolytic'],
      ['DIODE', 'diode'],
      ['TRANSISTOR', 'to92'],
      ['LAMP', 'led'],
      ['CONTROL', 'pot'],
      ['JACKS', 'jack'],
    ] as const
  ).map(([name, draw]) => `${countOf(booster.drawing, draw)} ${name}`);
  return [
    put(108, 120, 0, scale(Math.min(200 / block.w, 222 / block.h), block.markup)),
    castShadow(d, rect(218, 38, 96, 150, 2, {}), 2, 0.25, 1, 4),
    put(218, 38, 0, checklist(lines, 6, 96, 17.2)),
    letterText('PAGE 2', 266, 30, { cap: 6, ink: pencilColour }),
  ];
});

const figures = ['4', '7', '0', '×10', '1 %'] as const;
/** Rows for the names of the colours, so that no two of them touch. */
const nameRows = [100, 109, 118, 100, 100] as const;
const bandPlaces = [-2.45, -1.35, -0.6, 0.15, 2.3] as const;

/** A resistor without its shadow, as it is drawn on paper. */
const drawnResistor = (d: Defs, ohms: number, x: number, y: number, size: number, lead: number): string =>
  put(x, y, 0, scale(size, leadWire(`M${-3.15 - lead} 0H${3.15 + lead}`, 0.55) + resistorBody(d, ohms)));

/** A resistor with its bands in words, and what it is on the board. */
const namedResistor = (d: Defs, ohms: number, name: string, y: number): string =>
  drawnResistor(d, ohms, 96, y, 12, 3) +
  letterText(name, 16, y - 20, { cap: 7, anchor: 'start', ink: accentColour }) +
  letterText(bandColours(ohms).slice(0, 4).join(' '), 78, y - 20, { cap: 5.4, anchor: 'start' });

const readingResistors: FilmScene = paperScene((d) => {
  const colours = bandColours(4700);
  const size = 18;
  return [
    drawnResistor(d, 4700, 110, 66, size, 2.4),
    ...bandPlaces.map((place, i) => {
      const x = 110 + place * size;
      const up = i % 2 === 0 ? 28 : 16;
      const down = nameRows[i]!;
      return (
        letterText(figures[i]!, x, up, { cap: 8 }) +
        pointer(x, up + 3, x, 46) +
        letterText(colours[i]!, x, down, { cap: 5 }) +
        pointer(x, down - 8, x, 87)
      );
    }),
    letterText('RLED 4K7', 230, 48, { cap: 7, ink: accentColour, anchor: 'start' }),
    namedResistor(d, 430_000, 'R2 430K', 158),
    namedResistor(d, 43_000, 'R3 43K', 212),
    cable(d, 'M272 200C266 250 40 246 16 232', '#1d2022', 2.6),
    cable(d, 'M287 200C290 248 226 244 202 230', '#c8261f', 2.6),
    put(272, 152, 0, scale(0.86, multimeter(d, '42.9', 'KΩ'))),
    put(26, 213, 126, scale(0.24, probe(d, '#1d2022'))),
    put(166, 213, 26, scale(0.42, probe(d, '#c8261f'))),
  ];
});

export const firstBuildStartScenes = {
  'bag-to-sound': bagToSound,
  'bench-and-safety': bench,
  'unpacking-and-counting': unpacking,
  'reading-resistors': readingResistors,
} as const satisfies Record<string, FilmScene>;
