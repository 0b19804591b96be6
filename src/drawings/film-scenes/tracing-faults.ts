/** The film on tracing a circuit: three planted faults, and the order to look for one's own. */
import { bandColours } from '#electronics/codes/resistor-bands.ts';
import type { Defs } from '../primitives/defs.ts';
import { circle, put, rect, scale } from '../primitives/svg.ts';
import { probe } from '../figures/equipment-figures.ts';
import { accentColour, greenInk, letterText, paleInk, redInk, strokePath, verdictBadge } from '../figures/figure.ts';
import { diodeBody } from '../parts/diode.ts';
import { filmCap } from '../parts/capacitors.ts';
import { leadWire } from '../parts/part.ts';
import { resistorBody } from '../parts/resistor.ts';
import { footswitch } from '../pedal/hardware.ts';
import { cable } from '../equipment/cable.ts';
import { multimeter } from '../equipment/multimeter.ts';
import { magnifier } from './scene-objects.ts';
import { matScene, numberBadge, pane, paperScene, soundWaves, type FilmScene } from './scene.ts';

const lyingResistor = (d: Defs, ohms: number, x: number, y: number): string =>
  put(x, y, 0, scale(9.4, leadWire('M-4.600 0H4.600', 0.55) + resistorBody(d, ohms)));

const standingDiode = (d: Defs, x: number, y: number, turn: number): string =>
  put(x, y, turn, scale(9, leadWire('M-4 0H4', 0.55) + diodeBody(d, 'glass')));

const threeFaults: FilmScene = paperScene((d) => [
  pane(
    d,
    [10, 30, 96, 130],
    put(58, 92, 0, scale(6, filmCap(d, '10n').markup)),
    rect(10, 132, 96, 28, 0, { fill: '#1b6640' }),
    circle(43, 142, 13, { fill: '#1a1612' }),
    circle(43, 142, 12, { fill: 'none', stroke: '#c3cacd', 'stroke-width': 5 }),
    circle(43, 142, 5, { fill: '#8d959a' }),
    circle(73, 142, 12, { fill: d.radial('0 #ffffff, .5 #c6ccd0, 1 #7b8489', 0.5, 0.5, 0.55, 0.36, 0.3) }),
  ),
  pane(
    d,
    [112, 30, 96, 130],
    lyingResistor(d, 1_000_000, 160, 72),
    letterText(bandColours(1_000_000)[3]!, 160, 97, { cap: 6.4, ink: redInk }),
    lyingResistor(d, 10_000, 160, 124),
    letterText(bandColours(10_000)[3]!, 160, 149, { cap: 6.4, ink: greenInk }),
    put(196, 96, 0, scale(0.72, verdictBadge(0, 0, false))),
    put(196, 147, 0, scale(0.72, verdictBadge(0, 0, true))),
  ),
  pane(
    d,
    [214, 30, 96, 130],
    rect(222, 44, 80, 104, 4, { fill: '#1b6640' }),
    standingDiode(d, 262, 68, 180),
    standingDiode(d, 262, 120, 180),
    strokePath('M236 104H288V136H236ZM282 104V136M279 104V136', '#f2f5ec', 1.2),
    strokePath('M236 52H288V84H236ZM242 52V84M245 52V84', '#f2f5ec', 1.2),
    letterText('D1', 230, 96, { cap: 5.4, ink: '#f2f5ec' }),
    letterText('D2', 230, 146, { cap: 5.4, ink: '#f2f5ec' }),
  ),
  letterText('C2: A DARK RING', 58, 22, { cap: 5.8 }),
  letterText('R8: 1M, NOT 10K', 160, 22, { cap: 5.8 }),
  letterText('D2: TURNED ROUND', 262, 22, { cap: 5.8 }),
  ...(
    [
      ['BY EAR', 'THE SOUND STOPS'],
      ['BY METER', '8.6 V, NOT 4.3'],
      ['BY COMPARING', 'LOUDER, HARSHER'],
    ] as const
  ).map(
    ([how, words], i) =>
      numberBadge(20 + i * 102, 184, i + 1) +
      letterText(how, 34 + i * 102, 187, { cap: 6.2, anchor: 'start', ink: accentColour }) +
      letterText(words, 12 + i * 102, 208, { cap: 5.4, anchor: 'start' }),
  ),
  letterText('VOLTAGES FIRST, PROBE SECOND', 160, 230, { cap: 6.6, ink: accentColour }),
]);

const fiveSteps = ['LOOK', 'BYPASS', 'MEASURE', 'LISTEN', 'ONE PART'] as const;
const stepTexts = ['JOINTS, DIRECTION', 'JACKS, SWITCH', 'SUPPLY FIRST', 'ALONG THE PATH', 'JOINT, VALUE'] as const;

const whatToTake: FilmScene = matScene((d) => {
  const spots = [48, 158, 264, 102, 218] as const;
  const rows = [72, 72, 72, 176, 176] as const;
  const icons = [
    scale(
      0.54,
      magnifier(
        d,
        36,
        rect(-40, -40, 80, 80, 0, { fill: '#1b6640' }) +
          circle(-8, -4, 11, { fill: '#dfe4e6' }) +
          circle(16, 10, 11, { fill: '#dfe4e6' }),
        48,
      ),
    ),
    scale(2.3, footswitch(d).markup),
    scale(0.44, multimeter(d, '8.70')),
    put(-30, 14, -24, scale(0.62, probe(d, '#c8261f'))) + soundWaves(6, -14, '#ffcf87'),
    scale(5.6, leadWire('M-5 0H5', 0.55) + resistorBody(d, 10_000)) +
      circle(0, 0, 25, { fill: 'none', stroke: '#ffcf87', 'stroke-width': 2 }),
  ];
  return [
    cable(d, 'M48 72H264C326 72 330 124 276 124H60C20 124 20 176 102 176H218', '#8a5200', 3),
    ...spots.map((x, i) => circle(x, rows[i]!, 33, { fill: '#0d3530' })),
    ...icons.map((icon, i) => put(spots[i]!, rows[i]!, 0, icon)),
    ...fiveSteps.map((step, i) => {
      const [x, y] = [spots[i]!, rows[i]!];
      return (
        numberBadge(x - 28, y - 26, i + 1, '#8a5200', 8) +
        letterText(step, x, y - 38, { cap: 7, ink: '#ffcf87' }) +
        letterText(stepTexts[i]!, x, y + 45, { cap: 5.2, ink: paleInk })
      );
    }),
  ];
});

export const tracingFaultScenes = {
  'three-planted-faults': threeFaults,
  'what-to-take-with-you': whatToTake,
} as const satisfies Record<string, FilmScene>;
