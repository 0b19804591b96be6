/** Pictures made of other pictures: the community bench. */
import { cable, plug } from '../workbench/cable.ts';
import { mat, plywood } from '../workbench/mat.ts';
import { chai, notebook, tray } from '../workbench/table-objects.ts';
import { solderingIron, solderSpool, tweezers } from '../workbench/tools.ts';
import { Defs } from '../drawing/defs.ts';
import { rng } from '../drawing/rng.ts';
import { mirrored, put, scale, svg } from '../drawing/svg.ts';
import type { KitSpec } from '../kit/kit-spec.ts';
import { ceramicCap, electrolytic, filmCap } from '../parts/capacitors.ts';
import { diode, ledPart } from '../parts/diode.ts';
import { resistor } from '../parts/resistor.ts';
import { dip, to92 } from '../parts/semiconductors.ts';
import { boardArt } from '../pcb/board.ts';
import { pedalArt } from '../pedal/pedal.ts';

/** A builder's bench on a good evening. `a` is being built; `b` and `c` are finished and patched together. */
export function communitySvg(a: KitSpec, b: KitSpec, c: KitSpec, o: { prefix?: string } = {}): string {
  const d = new Defs(o.prefix ?? 'cm', 0.6);
  const sceneWidth = 480;
  const sceneHeight = 400;
  const body = [
    plywood(d, sceneWidth, sceneHeight),
    put(30, 34, -2.5, mat(d, 400, 330)),
    cable(d, 'M26 120C4 121 8 176 -14 182', '#1c1f20', 5.4),
    put(70, 117, -4, plug(d)),
    cable(d, 'M193 108C206 107 206 107 210 107', '#1c1f20', 5),
    put(152, 111, -4, mirrored(plug(d))),
    put(248, 107.5, 2, plug(d)),
    cable(d, 'M364 114C404 118 372 182 402 196C432 210 446 196 496 200', '#b5371f', 5.4),
    put(324, 112, 2, mirrored(plug(d))),
    put(76, 72, -4, pedalArt(d, b)),
    put(254, 64, 2, pedalArt(d, c)),
    put(368, -64, 7, notebook(d)),
    put(186, 226, -8, boardArt(d, a, { populated: true })),
    put(348, 292, 15, solderingIron(d)),
    put(
      66,
      252,
      3,
      tray(d, 3, 3, 32, (i) => trayCell(d, i)),
    ),
    put(418, 150, 12, scale(0.86, solderSpool(d))),
    put(222, 336, -9, tweezers(d)),
    put(338, 352, 0, chai(d)),
    put(290, 226, 0, resistor(d, 4700, 1, 8).art),
    put(302, 239, 24, resistor(d, 1e6, 1, 8).art),
    put(178, 214, -14, diode(d, 'glass', 7).art),
    put(330, 228, 60, filmCap(d, '100n').art),
  ].join('');
  return svg([14, 20, sceneWidth - 28, sceneHeight - 30], d, body, {
    title:
      'A builder’s bench: two finished pedals patched together, a board being soldered, parts, and a glass of chai',
  });
}

function trayCell(d: Defs, i: number): string {
  const many = (one: (k: number) => string, count: number): string => {
    const r = rng('tray' + i);
    return Array.from({ length: count }, (_, k) => put(r.range(-7, 7), r.range(-7, 7), r.range(-60, 60), one(k))).join(
      '',
    );
  };
  switch (i) {
    case 0:
      return many((k) => resistor(d, [4700, 10e3, 1e6][k % 3]!, 1, 3).art, 7);
    case 1:
      return many(() => filmCap(d, '100n').art, 4);
    case 2:
      return many(() => ceramicCap(d, '100p').art, 4);
    case 3:
      return many(() => electrolytic(d, '10u').art, 3);
    case 4:
      return many((k) => ledPart(d, (['red', 'amber', 'green'] as const)[k % 3]!).art, 3);
    case 5:
      return many(() => to92(d, '2N5457').art, 4);
    case 6:
      return many(() => diode(d, 'glass', 3).art, 8);
    case 7:
      return dip(d, 8, 'TL072').art;
    default:
      return many((k) => resistor(d, [220, 47e3, 100e3][k % 3]!, 1, 3).art, 7);
  }
}
