/** Thumbnails of guides and videos: close crops of the same drawings, so a new guide needs no new picture. */
import { enclosures } from '#electronics/enclosure.ts';
import { multimeter } from '../equipment/multimeter.ts';
import { solderingIron } from '../equipment/tools.ts';
import { shade } from '../primitives/colour.ts';
import { Defs } from '../primitives/defs.ts';
import { shortHash } from '../primitives/rng.ts';
import { textPath } from '../primitives/stroke-font.ts';
import { data, g, n, path, poly, put, rect, scale, svg, circle } from '../primitives/svg.ts';
import { hardClipped } from '../figures/clipping.ts';
import { goodJoint } from '../figures/joints.ts';
import type { KitSpec } from '../kit/kit-spec.ts';
import { kitBlock } from '../kit/kit.ts';
import type { CoatName } from '../primitives/palette.ts';
import { resistor } from '../parts/resistor.ts';
import { boardMarkup } from '../pcb/board.ts';
import { drilledBox } from '../pedal/box.ts';
import { boxShadow, enclosureBody } from '../pedal/enclosure.ts';
import { pedalMarkup } from '../pedal/pedal.ts';
import { cable } from '../equipment/cable.ts';
import { softShadow } from '../primitives/shadow.ts';

const lugPitch = 21;
const lugPositions = [-lugPitch, 0, lugPitch];

/** Lugs with a wire on them: all but the middle column. */
const solderedLugs = [
  [-lugPitch, -lugPitch],
  [lugPitch, -lugPitch],
  [-lugPitch, lugPitch],
  [lugPitch, lugPitch],
  [-lugPitch, 0],
  [lugPitch, 0],
] as const;

const wires = [
  ['M-6 36C20 40 40 32 59 29', '#c8261f'],
  ['M166 22C140 20 124 26 101 29', '#f0a51e'],
  ['M-6 92C24 92 38 74 59 71', '#26292b'],
  ['M166 80C140 82 124 74 101 71', '#2f8f55'],
  ['M59 50C70 62 90 38 101 50', '#e8ebe6'],
] as const;

/** The back of a 3PDT footswitch, wired. */
function wiredSwitch(d: Defs): string {
  const metal = d.linear('0 #f6e7b4, .4 #d9b765, 1 #8d6c26', 0.1, 0, 0.9, 1);
  const blob = d.radial('0 #ffffff, .5 #c6ccd0, 1 #7b8489', 0.5, 0.5, 0.55, 0.36, 0.3);
  const lug =
    rect(-4, -5.4, 8, 10.8, 1.4, { fill: metal, stroke: '#5f4713', 'stroke-width': 0.4 }) +
    rect(-1.5, -2.6, 3, 5.2, 1.2, { fill: '#241a06' });
  const edge = { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.25, 'stroke-width': 0.5 };
  return [
    softShadow(d, rect(40, 12, 84, 84, 8, {}), 4, 0.4),
    rect(42, 10, 76, 80, 5, { fill: d.linear('0 #e9edee, .5 #aab2b6, 1 #767e83', 0.1, 0, 0.9, 1) }),
    rect(46, 14, 68, 72, 3, { fill: d.linear('0 #3873c9, 1 #173d80', 0.1, 0, 0.9, 1) }),
    rect(46.6, 14.6, 66.8, 70.8, 2.6, edge),
    ...lugPositions.flatMap((x) => lugPositions.map((y) => put(80 + x, 50 + y, 0, lug))),
    ...wires.map(([line, colour]) => cable(d, line, colour, 4)),
    ...solderedLugs.map(([x, y]) => circle(80 + x, 50 + y, 3.4, { fill: blob })),
  ].join('');
}

const thumbWidth = 160;
const thumbHeight = 100;

type Thumb = (d: Defs, k: KitSpec) => string;

const solder: Thumb = (d, k) =>
  put(34, -6, -8, scale(1.75, boardMarkup(d, k, { populated: true }))) +
  put(172, 86, 24, scale(0.82, solderingIron(d)));

const resistors: Thumb = (d) =>
  [4700, 10e3, 1e6].map((ohms, i) => put(80, 26 + i * 24, 0, scale(7.4, resistor(d, ohms, 1, 12).markup))).join('');

const drill: Thumb = (d, k) => {
  const { w } = enclosures[k.size];
  const x = 80 - w / 2;
  return (
    put(x, 12, 0, drilledBox(d, { ...k, coat: 'raw' })) +
    g(
      { fill: 'none', stroke: '#1b2426', 'stroke-width': 0.4, 'stroke-linecap': 'round' },
      path(`M${n(x)} 6H${n(x + w)}M${n(x)} 3V9M${n(x + w)} 3V9`, {}),
      path(`M${n(x - 8)} 12V100M${n(x - 11)} 12H${n(x - 5)}`, {}),
      path(textPath(String(w), 80, 4.4, { cap: 3, anchor: 'middle' }), { 'stroke-width': 0.5 }),
    )
  );
};

const swatchCoats: readonly CoatName[] = ['gulmohar', 'marigold', 'neem', 'peacock', 'indigo', 'jamun'];

const paint: Thumb = (d) =>
  swatchCoats
    .map((coat, i) => {
      const box = boxShadow(d, '125B') + enclosureBody(d, { size: '125B', coat });
      return put(-4 + i * 29, -16 + (i % 2) * 12, 10, scale(0.62, box));
    })
    .join('');

const measure: Thumb = (d, k) =>
  put(46, 74, -8, multimeter(d, '4.30')) + put(92, 28, 6, scale(1.1, boardMarkup(d, k, { populated: true })));

const kit: Thumb = (d, k) => {
  const block = kitBlock(d, k, 1.63);
  return put(80, 50, 0, scale(Math.min(150 / block.w, 92 / block.h), block.markup));
};

const sound: Thumb = (d, k) => {
  const { w, h } = enclosures[k.size];
  const size = Math.min(1.12, 90 / h);
  const waves = [0, 1, 2, 3].map((i) => {
    const x = 128 + i * 7;
    const line = data`M${x} ${34 - i * 4}C${x + 6} 44 ${x + 6} 54 ${x} ${66 + i * 4}`;
    return path(line, { 'stroke-opacity': 0.9 - i * 0.2 });
  });
  return (
    put(76 - (w * size) / 2, 54 - (h * size) / 2, -8, scale(size, pedalMarkup(d, k))) +
    g({ fill: 'none', stroke: '#ffcf87', 'stroke-width': 0.9, 'stroke-linecap': 'round' }, ...waves)
  );
};

const joint: Thumb = (d) =>
  put(-52, -14, 0, scale(0.82, goodJoint(d))) + put(196, 8, -24, scale(1.1, solderingIron(d)));

/** A sine clipped by diodes, on the screen of an oscilloscope. */
const scope: Thumb = () => {
  const wave = (level: (x: number) => number): string =>
    poly(Array.from({ length: 161 }, (_, x): [number, number] => [x, 50 - level(x)]));
  const sine = (x: number): number => Math.sin(((x - 20) / 60) * 2 * Math.PI);
  const clipped = (x: number): number => 56 * hardClipped(2.2 * sine(x), 1000, { forward: 1, backward: 1 });
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  return g(
    line,
    path('M0 50H160M80 0V100', { stroke: '#fff', 'stroke-opacity': 0.25, 'stroke-width': 0.4 }),
    path(
      wave((x) => 36 * sine(x)),
      { stroke: '#8fd0ff', 'stroke-opacity': 0.75, 'stroke-width': 0.9, 'stroke-dasharray': '2.4 2' },
    ),
    path(wave(clipped), { stroke: '#ffb52e', 'stroke-opacity': 0.25, 'stroke-width': 4.4 }),
    path(wave(clipped), { stroke: '#ffd27a', 'stroke-width': 1.7 }),
  );
};

const thumbs = {
  solder: { ground: '#12433d', lines: '#fff', draw: solder },
  resistors: { ground: '#e7dcc3', lines: '#000', draw: resistors },
  wiring: { ground: '#233047', lines: '#fff', draw: wiredSwitch },
  drill: { ground: '#b9c2c4', lines: '#000', draw: drill },
  paint: { ground: '#efe7d8', lines: '#000', draw: paint },
  measure: { ground: '#3a2a4d', lines: '#fff', draw: measure },
  kit: { ground: '#17524a', lines: '#fff', draw: kit },
  sound: { ground: '#17524a', lines: '#fff', draw: sound },
  joint: { ground: '#e7dcc3', lines: '#000', draw: joint },
  scope: { ground: '#122a3d', lines: '#fff', draw: scope },
} as const satisfies Record<string, { ground: string; lines: string; draw: Thumb }>;

export type ThumbKind = keyof typeof thumbs;

export const thumbKinds = Object.keys(thumbs) as readonly ThumbKind[];

/** 16:10 picture for a guide or a video. */
export function thumbSvg(kind: ThumbKind, k: KitSpec, o: { prefix?: string; title?: string } = {}): string {
  const { ground, lines, draw } = thumbs[kind];
  const d = new Defs(o.prefix ?? 'g' + shortHash(kind + k.id), kind === 'resistors' ? 2.4 : 0.6);
  const base = rect(0, 0, thumbWidth, thumbHeight, 0, {
    fill: d.linear(`0 ${shade(ground, 0.04)}, 1 ${shade(ground, -0.06)}`, 0.2, 0, 0.8, 1),
  });
  let grid = '';
  for (let x = 10; x < thumbWidth; x += 10) grid += `M${x} 0V${thumbHeight}`;
  for (let y = 10; y < thumbHeight; y += 10) grid += `M0 ${y}H${thumbWidth}`;
  const squares = path(grid, { stroke: lines, 'stroke-opacity': 0.07, 'stroke-width': 0.3 });
  const markup = draw(d, k);
  return svg([0, 0, thumbWidth, thumbHeight], d, base + squares + markup, { title: o.title });
}
