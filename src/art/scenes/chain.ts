import { enclosures } from '#electronics/enclosure.ts';
import { cable, flatPlug } from '../workbench/cable.ts';
import { Defs } from '../drawing/defs.ts';
import { shortHash } from '../drawing/rng.ts';
import { data, mirrored, put, svg } from '../drawing/svg.ts';
import type { KitSpec } from '../kit/kit-spec.ts';
import { jackHeight } from '../pedal/panel-layout.ts';
import { pedalArt } from '../pedal/pedal.ts';

/**
 * One cell of the signal chain: a pedal with a patch cable leaving both sides of the picture at the same height,
 * so that cells placed edge to edge are patched together.
 */
export function chainSvg(k: KitSpec, o: { prefix?: string; cable?: string; width?: number } = {}): string {
  const d = new Defs(o.prefix ?? 'h' + shortHash(k.id));
  const { w } = enclosures[k.size];
  const viewWidth = o.width ?? 132;
  const viewHeight = 160;
  const jy = jackHeight(k.size);
  const left = (w - viewWidth) / 2;
  const right = left + viewWidth;
  const exit = jy + 44;
  const colour = o.cable ?? '#22262a';
  const arm = (edge: number, at: number, dir: 1 | -1): string =>
    cable(d, data`M${at} ${jy + 8}C${at} ${jy + 30} ${at + dir * 3} ${exit} ${edge + dir * 2} ${exit}`, colour, 4.6);
  const head = flatPlug(d);
  const body =
    arm(left, -13.6, -1) +
    arm(right, w + 13.6, 1) +
    put(-13.6, jy, 0, head) +
    put(w + 13.6, jy, 0, mirrored(head)) +
    pedalArt(d, k);
  return svg([left, -26, viewWidth, viewHeight], d, body, { title: `${k.name} pedal` });
}
