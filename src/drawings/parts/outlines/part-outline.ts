/** The outline of a part from two sides. One outline serves every part in the same body. */
import { filmBox, isWideCan } from '#electronics/codes/capacitor-code.ts';
import { knobDiameters } from '../../pedal/knobs.ts';
import { n, path } from '../../primitives/svg.ts';
import type { PartDrawing } from '../part-drawing.ts';
import { cans } from '../semiconductors.ts';
import { axial, dualInLine, legLength, pair, standing, three } from './leaded-outlines.ts';
import { box, disc, type PartOutline } from './outline.ts';
import { enclosure, footswitch, jack, panelPart, potentiometer, toggle } from './panel-outlines.ts';

/** Bodies that a value or a mark does not change. */
const plain: Partial<Record<PartDrawing['draw'], () => PartOutline>> = {
  resistor: () => axial('resistor', 6.3, 2.4),
  opto: () => axial('opto', 12, 6, [-1.27, 1.27]),
  ceramic: () =>
    standing('ceramic', {
      w: 6,
      h: 5.5,
      depth: 2.4,
      legs: pair(2.54),
      pitch: 2.54,
      front: `<ellipse cx="0" cy="-3" rx="3" ry="2.75"/>`,
    }),
  led: () =>
    standing('led-5mm', {
      w: 5.8,
      h: 8.5,
      depth: 5.8,
      isRound: true,
      legs: pair(2.54),
      pitch: 2.54,
      front: path('M-2.5 .25V-4.75A2.5 2.5 0 0 1 2.5 -4.75V.25', {}) + box(5.8, 1.2, 0.65),
      below: path('M-2.4 -1.63A2.9 2.9 0 1 1 -2.4 1.63Z', {}) + disc(5),
    }),
  to92: () =>
    standing('to-92', {
      w: 4.7,
      h: 4.8,
      depth: 3.6,
      legs: three(1.27),
      pitch: 1.27,
      below: path('M-2.35 1.35H2.35A2.35 2.35 0 1 0 -2.35 1.35Z', {}),
    }),
  to220: () =>
    standing('to-220', {
      w: 10.2,
      h: 15.6,
      depth: 4.5,
      legs: three(2.54).map(([x]) => [x, 0.35] as const),
      pitch: 2.54,
      front: box(10.2, 15.6, -legLength / 2) + box(10.2, 9.2, 3.2 - legLength / 2) + disc(3.7, 0, -4.9 - legLength / 2),
      below: box(10.2, 4.5) + box(10.2, 1.3, -1.6),
    }),
  'adapter-board': () =>
    standing('sot23-adapter', {
      w: 6.6,
      h: 8,
      depth: 2.6,
      legs: three(2.54),
      pitch: 2.54,
      below: box(6.6, 1.6, -0.5) + box(2.9, 1, 0.8),
    }),
  trimmer: () =>
    standing('trimmer', {
      w: 6,
      h: 6,
      depth: 6,
      legs: [
        [-2.54, 2.54],
        [0, -2.54],
        [2.54, 2.54],
      ],
      pitch: 5.08,
    }),
  inductor: () => standing('inductor', { w: 11.8, h: 9.2, depth: 9.2, legs: pair(10.16), pitch: 10.16 }),
  module: () =>
    standing('module', {
      w: 40,
      h: 14.8,
      depth: 9,
      legs: [-12.7, -7.62, -2.54, 2.54, 7.62, 12.7].map((x) => [x, 0] as const),
      pitch: 5.08,
    }),
  pot: potentiometer,
  footswitch,
  jack,
  'dc-jack': () =>
    panelPart(
      'dc-jack',
      14,
      20,
      box(14, 3, -8.5) + box(11.8, 11, -1.5) + path('M-3 4V10M3 4V10', {}),
      disc(14) + disc(8.6) + disc(2.1),
    ),
  bezel: () => panelPart('led-bezel', 8.4, 9.5, box(8.4, 2, -3.75) + box(7.8, 7.5, 1), disc(8.4) + disc(5.2)),
  feet: () => panelPart('rubber-feet', 10, 3, path('M-5 1.5L-4 -1.5H4L5 1.5Z', {}), disc(10) + disc(8)),
};

/** Null for what is no component, such as a tool: its length stands in its specifications. */
export function outlineOf(drawing: PartDrawing): PartOutline | null {
  switch (drawing.draw) {
    case 'diode':
      return { glass: axial('do-35', 4, 1.8), 'long-glass': axial('do-7', 6.8, 2.3), black: axial('do-41', 5, 2.4) }[
        drawing.body
      ];
    case 'film': {
      const { thick: depth, high: h } = filmBox(drawing.value);
      return standing(`film-${n(h)}`, { w: 7.2, h, depth, legs: pair(5), pitch: 5 });
    }
    case 'electrolytic': {
      const [w, h, pitch] = isWideCan(drawing.value) ? [10, 12.5, 5] : [6.3, 11, 2.5];
      return standing(`electrolytic-${n(w)}`, { w, h, depth: w, isRound: true, legs: pair(pitch), pitch });
    }
    case 'can': {
      const { w, h, rim, legs } = cans[drawing.body ?? 'flanged'];
      const front = box(w, h, -legLength / 2) + (rim ? box(rim, 0.9, h / 2 - legLength / 2 + 0.45) : '');
      const outline = standing(`can-${(drawing.body ?? 'flanged').toLowerCase()}`, {
        w,
        h,
        depth: rim || w,
        isRound: true,
        legs: three(legs),
        pitch: legs,
        ...(rim ? { front, below: disc(rim) + disc(w) } : {}),
      });
      return { ...outline, body: { w: Math.max(w, rim), h } };
    }
    case 'dip': {
      const rows = drawing.pins / 2;
      const isThere = (row: number): boolean => !drawing.endsOnly || row < 2 || row > rows - 3;
      const key = `dip-${drawing.pins}${drawing.endsOnly ? '-ends' : ''}`;
      return dualInLine(key, { pins: drawing.pins, width: 6.4, height: 3.3, isThere });
    }
    case 'socket':
      return dualInLine(`socket-${drawing.pins}`, { pins: drawing.pins, width: 10.2, height: 4.2 });
    case 'knob': {
      const diameter = knobDiameters[drawing.style];
      const side = path(
        `M${n(-diameter / 2)} 7.5L${n(-diameter / 2 + 1)} -7.5H${n(diameter / 2 - 1)}L${n(diameter / 2)} 7.5Z`,
        {},
      );
      return panelPart(
        `knob-${diameter}`,
        diameter,
        15,
        side,
        disc(diameter) + path(`M0 -1.5V${n(-diameter / 2 + 0.8)}`, {}),
      );
    }
    case 'enclosure':
      return enclosure(drawing.size);
    case 'toggle':
      return toggle(drawing.poles ?? 1);
    default:
      return plain[drawing.draw]?.() ?? null;
  }
}
