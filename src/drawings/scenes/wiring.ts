import { cable } from '../equipment/cable.ts';
import type { Defs } from '../primitives/defs.ts';
import { softShadow } from '../primitives/shadow.ts';
import { circle, put, rect } from '../primitives/svg.ts';

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
export function wiredSwitch(d: Defs): string {
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
