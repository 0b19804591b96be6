/** The film on soldering: what happens in a joint. */
import type { Defs } from '../primitives/defs.ts';
import { circle, path, put, rect, scale } from '../primitives/svg.ts';
import {
  accentColour,
  arrow,
  greenInk,
  inkColour,
  letterText,
  pointer,
  redInk,
  strokePath,
  verdictBadge,
} from '../figures/figure.ts';
import { board, bright, cone, filledHole, leg, solder } from '../figures/joints.ts';
import { barrelOf, steel, tip } from '../figures/soldering-iron.ts';
import { brassWool } from '../figures/equipment-figures.ts';
import {
  bareJoint,
  blobJoint,
  bridgedJoints,
  coldJoint,
  heatGlow,
  ironAtJoint,
  jointPane,
  meltingJoint,
  solderWire,
  starvedJoint,
  tentJoint,
} from './joint-views.ts';
import { numberBadge, pane, paperScene, type FilmScene } from './scene.ts';

/** The new metal between tin and copper, as a line along the pad and the leg. */
const alloyLine = strokePath(
  'M123 94.500C140 94.500 148 94.500 148.500 94.500M171.500 94.500C180 94.500 190 94.500 197 94.500',
  accentColour,
  3,
);

const whatAJointIs: FilmScene = paperScene((d) => [
  jointPane(d, [10, 34, 146, 138], 0.86, heatGlow(d, 160, 92, 62), tentJoint(d), alloyLine),
  jointPane(d, [164, 34, 146, 138], 0.86, coldJoint(d)),
  letterText('HOT METAL: IT JOINS', 83, 22, { cap: 7 }),
  letterText('COLD METAL: LIKE WAX', 237, 22, { cap: 7 }),
  verdictBadge(26, 52, true),
  verdictBadge(180, 52, false),
  letterText('NEW METAL', 126, 162, { cap: 6, ink: accentColour }) + pointer(112, 154, 102, 112, accentColour),
  letterText('DARK GAP', 272, 162, { cap: 6 }) + pointer(262, 154, 252, 107),
  ...(
    [
      ['HEAT', 'IN PAD AND LEG'],
      ['FLUX', 'MAKES IT CLEAN'],
      ['TIME', '2 TO 3 SECONDS'],
    ] as const
  ).map(([name, words], i) => {
    const x = 58 + i * 102;
    return (
      numberBadge(x - 36, 202, i + 1) +
      letterText(name, x - 22, 200, { cap: 8, anchor: 'start' }) +
      letterText(words, x - 22, 214, { cap: 5, anchor: 'start' })
    );
  }),
]);

const needle = (d: Defs): string =>
  path('M0 0L60 -9H96V9H60Z', { fill: steel(d), stroke: '#3f484d', 'stroke-width': 0.7 }) + barrelOf(d);

/** A scale of degrees with the two ranges that work. */
const temperatures = (): string => {
  const at = (degrees: number): number => 24 + ((degrees - 300) / 120) * 272;
  const ticks = Array.from({ length: 13 }, (_, i) => `M${at(300 + i * 10)} 214V${i % 5 === 0 ? 206 : 209}`).join('');
  return [
    rect(at(320), 214, at(340) - at(320), 8, 1, { fill: greenInk }),
    rect(at(350), 214, at(360) - at(350), 8, 1, { fill: '#2b6cb0' }),
    rect(at(400), 214, at(420) - at(400), 8, 1, { fill: redInk }),
    strokePath(`M${at(300)} 214H${at(420)}`, inkColour, 1.2),
    strokePath(ticks, inkColour, 1),
    letterText('LEADED 320 - 340', at(324), 233, { cap: 5.6, ink: greenInk }),
    letterText('LEAD-FREE 350 - 360', at(366), 201, { cap: 5.6, ink: '#1f5fa8' }),
    letterText('400: TOO HOT', at(406), 233, { cap: 5.6, ink: redInk }),
    letterText('°C', at(300), 201, { cap: 6 }),
  ].join('');
};

const tipAndTemperature: FilmScene = paperScene((d) => {
  const dark = d.linear('0 #17120f, .3 #54463c, .5 #3b302a, 1 #0f0c0a');
  const seat = rect(-40, 5, 80, 7, 1, { fill: '#c58343' }) + rect(-8, -34, 10, 40, 1, { fill: '#aeb6ba' });
  return [
    pane(d, [10, 30, 96, 148], put(60, 156, 0, seat), put(64, 158, -58, tip(steel(d)) + barrelOf(d))),
    pane(d, [112, 30, 96, 148], put(162, 156, 0, seat), put(168, 156, -58, needle(d))),
    pane(
      d,
      [214, 30, 96, 148],
      put(242, 128, -78, tip(dark) + barrelOf(d)),
      circle(232, 150, 7, { fill: d.radial('0 #ffffff, .4 #ccd3d7, 1 #6b757b', 0.5, 0.5, 0.6, 0.34, 0.28) }),
      put(286, 150, 0, scale(0.8, brassWool(d))),
    ),
    letterText('CHISEL 1.6', 58, 20, { cap: 6.6 }),
    letterText('NEEDLE', 160, 20, { cap: 6.6 }),
    letterText('DRY TIP', 262, 20, { cap: 6.6 }),
    verdictBadge(24, 46, true),
    verdictBadge(126, 46, false),
    verdictBadge(228, 46, false),
    letterText('WOOL', 288, 174, { cap: 5 }),
    temperatures(),
  ];
});

/** The drop on the tip that carries the heat over. */
const freshDrop = (d: Defs): string =>
  circle(189, 64, 6, { fill: d.radial('0 #ffffff, .5 #c6ccd0, 1 #7b8489', 0.5, 0.5, 0.55, 0.36, 0.3) });

const frames: readonly (readonly [string, (d: Defs) => string])[] = [
  ['WIPE, WET', (d) => bareJoint(d) + ironAtJoint(d, 24) + freshDrop(d)],
  ['TOUCH BOTH: ONE', (d) => heatGlow(d, 164, 92, 44) + bareJoint(d) + ironAtJoint(d)],
  ['FEED: TWO', (d) => heatGlow(d, 160, 92, 56) + meltingJoint(d) + ironAtJoint(d) + solderWire()],
  ['IT RUNS', (d) => heatGlow(d, 160, 92, 62) + tentJoint(d) + ironAtJoint(d) + solderWire()],
  ['SOLDER AWAY', (d) => tentJoint(d) + ironAtJoint(d) + solderWire(34)],
  ['IRON UP: THREE', (d) => tentJoint(d) + ironAtJoint(d, 26)],
];

const theMovement: FilmScene = paperScene((d) =>
  frames.map(([words, markup], i) => {
    const x = 10 + (i % 3) * 102;
    const y = 12 + Math.floor(i / 3) * 112;
    return (
      jointPane(d, [x, y, 96, 86], 0.62, markup(d)) +
      numberBadge(x + 10, y + 11, i + 1, inkColour, 7) +
      letterText(words, x + 48, y + 99, { cap: 6.2 })
    );
  }),
);

const verdicts: readonly (readonly [string, string, (d: Defs) => string])[] = [
  ['GOOD', 'LIKE A TENT', tentJoint],
  ['COLD', 'ROUND EDGE', coldJoint],
  ['STARVED', 'HOLE OPEN', starvedJoint],
  ['TOO MUCH', 'EDGE HIDDEN', blobJoint],
  ['BRIDGE', 'TWO IN ONE', bridgedJoints],
];

const goodAndBad: FilmScene = paperScene((d) => [
  ...verdicts.map(([name, words, markup], i) => {
    const x = i < 3 ? 10 + i * 102 : 10 + (i - 3) * 102;
    const y = i < 3 ? 10 : 124;
    return (
      jointPane(d, [x, y, 96, 78], i === 4 ? 0.44 : i === 3 ? 0.48 : 0.62, markup(d)) +
      verdictBadge(x + 12, y + 13, i === 0) +
      letterText(name, x + 48, y + 91, { cap: 7 }) +
      letterText(words, x + 48, y + 102, { cap: 5.2, ink: i === 0 ? greenInk : redInk })
    );
  }),
  letterText('THE CURE', 262, 138, { cap: 7, ink: greenInk }),
  ...['FLUX', 'CLEAN TIP ON BOTH', 'TWO SECONDS', 'A TOUCH OF SOLDER'].map(
    (words, i) =>
      numberBadge(224, 155 + i * 18, i + 1, greenInk, 6) +
      letterText(words, 234, 157.5 + i * 18, { cap: 5, anchor: 'start' }),
  ),
]);

/** Two plated holes: one with a pad of its own, one joined to the copper of the ground. */
const heavyPads: FilmScene = paperScene((d) => [
  put(
    0,
    30,
    0,
    heatGlow(d, 84, 92, 46),
    board([84, 236]),
    ...[94, 132].flatMap((y) => [
      rect(168, y, 32, 4, 0, { fill: '#c58343' }),
      rect(272, y, 48, 4, 0, { fill: '#c58343' }),
    ]),
    solder(bright(d), filledHole(84) + cone(84)),
    leg(d, 84),
    leg(d, 236),
    solder(bright(d), 'M212 94C210 84 220 78 229.500 74V94ZM242.500 76C252 80 260 86 260 94H242.500Z'),
    put(246, 90, -34, scale(1.25, tip(steel(d)) + barrelOf(d))),
    arrow(262, 112, 306, 112, redInk),
    arrow(262, 122, 306, 122, redInk),
  ),
  letterText('ORDINARY PAD', 84, 22, { cap: 7 }),
  letterText('2 S', 84, 36, { cap: 7, ink: greenInk }),
  letterText('GROUND PAD', 236, 22, { cap: 7 }),
  letterText('WIDE TIP, 4 S', 236, 36, { cap: 7, ink: accentColour }),
  letterText('RING ON THE FAR SIDE', 78, 232, { cap: 6 }) + pointer(66, 224, 75, 172),
  letterText('COPPER CARRIES HEAT AWAY', 222, 222, { cap: 6, ink: redInk }) + pointer(290, 214, 296, 166, redInk),
  verdictBadge(26, 60, true),
]);

export const solderingJointScenes = {
  'what-a-joint-is': whatAJointIs,
  'tip-and-temperature': tipAndTemperature,
  'soldering-movement': theMovement,
  'good-and-bad-joints': goodAndBad,
  'heavy-pads': heavyPads,
} as const satisfies Record<string, FilmScene>;
