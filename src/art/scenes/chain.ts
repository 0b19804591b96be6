import { cable, pancake } from '../workbench/cable.ts';
import { Defs } from '../drawing/defs.ts';
import { shortHash } from '../drawing/rng.ts';
import { data, mirrored, put, svg } from '../drawing/svg.ts';
import type { KitSpec } from '../kit/kit-spec.ts';
import { ENCLOSURES } from '../pedal/enclosure.ts';
import { jackHeight } from '../pedal/pedal-layout.ts';
import { pedalArt } from '../pedal/pedal.ts';

/**
 * One cell of the signal chain: a pedal with a patch cable leaving both sides of the picture at the same height,
 * so that cells placed edge to edge are patched together.
 */
export function chainSvg(k: KitSpec, o: { prefix?: string; cable?: string; width?: number } = {}): string {
  const d = new Defs(o.prefix ?? 'h' + shortHash(k.id));
  const { w } = ENCLOSURES[k.size];
  const W = o.width ?? 132;
  const H = 160;
  const jy = jackHeight(k.size);
  const left = (w - W) / 2;
  const right = left + W;
  const exit = jy + 44;
  const color = o.cable ?? '#22262a';
  const arm = (edge: number, at: number, dir: 1 | -1): string =>
    cable(d, data`M${at} ${jy + 8}C${at} ${jy + 30} ${at + dir * 3} ${exit} ${edge + dir * 2} ${exit}`, color, 4.6);
  const head = pancake(d);
  const body =
    arm(left, -13.6, -1) +
    arm(right, w + 13.6, 1) +
    put(-13.6, jy, 0, head) +
    put(w + 13.6, jy, 0, mirrored(head)) +
    pedalArt(d, k);
  return svg([left, -26, W, H], d, body, { title: `${k.name} pedal` });
}
