/** The scenes of the films by name. Writers cite a name at the head of a chapter; a name that is not here stops the build. */
import { firstBuildBoardScenes } from './first-build-board.ts';
import { firstBuildBoxScenes } from './first-build-box.ts';
import { firstBuildPowerScenes } from './first-build-power.ts';
import { firstBuildStartScenes } from './first-build-start.ts';
import { type FilmScene, paperScene } from './scene.ts';
import { solderingHandScenes } from './soldering-grip.ts';
import { solderingJointScenes } from './soldering-joints.ts';
import { tracingFaultScenes } from './tracing-faults.ts';
import { tracingPathScenes } from './tracing-path.ts';
import { tracingSchematicScenes } from './tracing-schematics.ts';
import { put, rect, scale } from '../primitives/svg.ts';
import { accentColour, blueInk, greenInk, letterText, pencilColour, redInk, strokePath } from '../figures/figure.ts';
import {
  capacitor,
  diode,
  dot,
  electrolytic,
  groundSign,
  opamp,
  resistor,
  terminal,
  wire,
} from '../figures/schematic.ts';

/** The film on tracing a circuit: the whole schematic of the Hard Clipper, sorted into its stages. */

/** A stage of the circuit, washed in a colour and named. */
const stage = (name: string, x: number, w: number, ink: string): string =>
  rect(x, 12, w, 138, 6, { fill: ink, 'fill-opacity': 0.1 }) + letterText(name, x + w / 2, 26, { cap: 7.4, ink });

const name = (text: string, x: number, y: number): string => letterText(text, x, y, { cap: 6.6 });

const schematicAtAGlance: FilmScene = paperScene(() => [
  scale(
    0.8,
    stage('INPUT', 6, 110, blueInk),
    stage('GAIN', 120, 100, accentColour),
    stage('CLIPPING', 224, 96, redInk),
    stage('VOLUME', 324, 70, greenInk),
    terminal(14, 66) + name('IN', 14, 54),
    wire('M17 66H26'),
    capacitor(46, 66) + name('C2', 46, 50),
    resistor(86, 66) + name('R2', 86, 54),
    wire('M106 66H130'),
    opamp(160, 78, true) + letterText('LM741', 160, 118, { cap: 6 }),
    wire('M190 78H204'),
    wire('M130 90H124V132H140M180 132H196V78'),
    resistor(160, 132) + name('R5', 160, 146),
    dot(196, 78),
    electrolytic(232, 78) + name('C4', 238, 62),
    resistor(272, 78) + name('R6', 272, 66),
    wire('M212 78H204M292 78H346'),
    dot(298, 78) + dot(312, 78),
    wire('M298 78V88M312 78V88'),
    put(298, 108, 90, scale(0.9, diode(0, 0))) + put(312, 108, -90, scale(0.9, diode(0, 0))),
    wire('M298 126V134H312V126'),
    groundSign(305, 140),
    resistor(346, 104, 90),
    wire('M346 78V84M346 124V134'),
    groundSign(346, 140),
    strokePath('M378 104H354M358 100L353 104L358 108'),
    terminal(384, 104) + name('OUT', 378, 92),
    rect(6, 166, 388, 124, 6, { fill: pencilColour, 'fill-opacity': 0.1 }),
    letterText('SUPPLY: NOT IN THE PATH', 200, 184, { cap: 7.4, ink: pencilColour }),
    terminal(30, 214) + letterText('9 V', 30, 204, { cap: 6.6, ink: accentColour }),
    wire('M33 214H46'),
    diode(66, 214) + name('D3', 66, 202),
    wire('M86 214H290'),
    electrolytic(130, 244, 90) + name('C7', 152, 248),
    wire('M130 214V224M130 264V274H290'),
    dot(130, 214) + dot(210, 214),
    put(210, 230, 90, scale(0.8, resistor(0, 0))) + name('R7', 228, 233),
    put(210, 260, 90, scale(0.7, resistor(0, 0))) + name('R8', 228, 264),
    dot(210, 246) + dot(262, 246),
    wire('M210 246H290'),
    put(262, 260, 90, scale(0.7, electrolytic(0, 0))) + name('C6', 284, 264),
    letterText('+9 V', 312, 217, { cap: 6.6, ink: accentColour }),
    letterText('VREF', 312, 249, { cap: 6.6, ink: accentColour }),
  ),
]);

export const filmScenes: Readonly<Record<string, FilmScene>> = {
  ...firstBuildStartScenes,
  ...firstBuildBoardScenes,
  ...firstBuildBoxScenes,
  ...firstBuildPowerScenes,
  ...solderingJointScenes,
  ...solderingHandScenes,
  ...tracingPathScenes,
  'schematic-at-a-glance': schematicAtAGlance,
  ...tracingSchematicScenes,
  ...tracingFaultScenes,
};
