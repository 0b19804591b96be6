/** The real boards of the kits in a scene: laid at a place and a scale, with their pads where a scene can point at them. */
import type { Defs } from '../primitives/defs.ts';
import { circle, g, move, path, put, rect, scale } from '../primitives/svg.ts';
import { letterText, pointer } from '../figures/figure.ts';
import type { KitDrawing } from '../kit/kit-spec.ts';
import { solderMasks } from '../primitives/palette.ts';
import { boardMarkup } from '../pcb/board.ts';
import { footprints, type PartKind } from '../pcb/footprints.ts';
import { layoutBoard } from '../pcb/layout-board.ts';
import type { FilmKit } from './scene.ts';

export type Spot = readonly [x: number, y: number];

export interface PositionedBoard {
  readonly markup: (d: Defs, populated: boolean) => string;
  /** A pad by its part and its number from one, or its pin as documents write it: Q1.C, IC1.7, C6.+. */
  readonly pad: (ref: string, pin?: string) => Spot;
  readonly w: number;
  readonly h: number;
}

const pinNumbers: Readonly<Record<string, number>> = { A: 0, K: 1, '+': 0, E: 0, B: 1, C: 2 };

export function positionBoard(kit: KitDrawing, x: number, y: number, k: number): PositionedBoard {
  const { board } = layoutBoard(kit);
  return {
    w: board.w * k,
    h: board.h * k,
    markup: (d, populated) => put(x, y, 0, scale(k, boardMarkup(d, kit, { populated }))),
    pad: (ref, pin = '1') => {
      const part = board.parts.find((one) => one.ref === ref);
      const at = part?.pads[pinNumbers[pin] ?? Number(pin) - 1];
      if (!at) throw new Error(`${kit.slug}: the board has no pad ${ref}.${pin}`);
      return [x + at[0] * k, y + at[1] * k];
    },
  };
}

/** '8.7 V' as the table of measurements has it. */
export function voltsAt({ drawing: markup, measurements }: FilmKit, at: string): string {
  const measured = measurements.find((one) => one.at === at);
  if (!measured) throw new Error(`${markup.slug}: nothing is measured at ${at}`);
  return `${measured.volts} V`;
}

/** '430K' as the list of parts has it, by the part's name on the board. */
export function valueOf({ drawing: markup }: FilmKit, ref: string): string {
  const part = markup.parts.find((one) => one.ref === ref);
  if (!part) throw new Error(`${markup.slug}: there is no ${ref}`);
  return part.value.replace('u', 'µ');
}

/** A reading beside a board, with a line to its pad. */
export function callout(text: string, [x, y]: Spot, anchor: 'start' | 'end', [toX, toY]: Spot, ink: string): string {
  return (
    letterText(text, x, y + 3, { cap: 7, anchor, ink }) + pointer(anchor === 'start' ? x - 4 : x + 4, y, toX, toY, ink)
  );
}

/** The other side of a board: mirrored, with a joint on every pad that a part comes through. */
export function solderSide(d: Defs, kit: KitDrawing, k: number): string {
  const { board } = layoutBoard(kit);
  const { pour, gap } = solderMasks[kit.mask];
  const blob = d.radial('0 #ffffff, .35 #dfe4e6, .75 #9aa2a6, 1 #6a7277', 0.5, 0.5, 0.55, 0.36, 0.3);
  const joints = board.parts.flatMap(({ kind, pads }) =>
    pads.map(([x, y]) =>
      kind === 'WIRE' || kind === 'POT'
        ? circle(x, y, 0.85, { fill: '#d7b765' }) + circle(x, y, 0.45, { fill: '#0e0f10' })
        : circle(x, y, 1.02, { fill: blob }) + circle(x, y, 0.3, { fill: '#7b8489' }),
    ),
  );
  return scale(
    k,
    g(
      { transform: `translate(${board.w} 0) scale(-1 1)` },
      rect(0, 0.7, board.w, board.h, 2.2, { fill: gap }),
      rect(0, 0, board.w, board.h, 2.2, { fill: pour }),
      rect(0, 0, board.w, board.h, 2.2, {
        fill: d.linear('0 #fff .17, .35 #fff .02, .7 #000 .02, 1 #000 .18', 0.1, 0, 0.8, 1),
      }),
      ...joints,
    ),
  );
}

/** The print of one place on a board, around the origin: outline and pads, the first square where it tells something. */
export function printedPlace(kit: KitDrawing, kind: PartKind, k: number, w: number, h: number): string {
  const { pour, silk } = solderMasks[kit.mask];
  const { pads, outline, firstIsSquare } = footprints[kind];
  const holes = pads.map(
    ([x, y], i) =>
      (i === 0 && firstIsSquare
        ? rect(x - 0.9, y - 0.9, 1.8, 1.8, 0.1, { fill: '#d7b765' })
        : circle(x, y, 0.9, { fill: '#d7b765' })) + circle(x, y, 0.42, { fill: '#0e0f10' }),
  );
  return (
    rect(-w / 2, -h / 2, w, h, 4, { fill: pour }) +
    scale(
      k,
      move(
        0,
        0,
        path(outline, { fill: 'none', stroke: silk, 'stroke-width': 0.24, 'stroke-linejoin': 'round' }),
        ...holes,
      ),
    )
  );
}
