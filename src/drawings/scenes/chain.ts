import { enclosures } from '#electronics/enclosure.ts';
import { cable, flatPlug } from '../equipment/cable.ts';
import { Defs } from '../primitives/defs.ts';
import { shortHash } from '../primitives/rng.ts';
import { data, mirrored, path, put, svg } from '../primitives/svg.ts';
import type { KitSpec } from '../kit/kit-spec.ts';
import { panelLayout } from '../pedal/panel-layout.ts';
import { pedalMarkup } from '../pedal/pedal.ts';

/** Millimetres from one edge of a cell to the other. */
const cellWidth = 132;

/** From the guitar on the left to the amplifier on the right. */
const flowLine = (line: string, dir: 1 | -1): string =>
  path(line, { class: dir < 0 ? 'flow-in' : 'flow-out', fill: 'none' });

/**
 * One cell of the signal chain: a pedal with a patch cable leaving both sides of the picture at the same height,
 * so that cells placed edge to edge are patched together. A wider picture shows the same cell with more cable at its
 * sides. `flow` adds a line along each cable, unseen until the page draws the signal on it.
 */
export function chainSvg(
  k: KitSpec,
  o: { prefix?: string; cable?: string; width?: number; height?: number; flow?: boolean } = {},
): string {
  const d = new Defs(o.prefix ?? 'h' + shortHash(k.id));
  const { w } = enclosures[k.size];
  const viewWidth = o.width ?? cellWidth;
  const viewHeight = o.height ?? 160;
  const { left: outputs, right: inputs } = panelLayout(k).jacks;
  const [output, input] = [outputs.at(-1)!, inputs.at(-1)!];
  const left = (w - viewWidth) / 2;
  const right = left + viewWidth;
  // The same for every box, so that cells meet.
  const exit = 127;
  const colour = o.cable ?? '#22262a';
  const arm = (edge: number, at: number, jy: number, dir: 1 | -1): string => {
    const cell = w / 2 + dir * (cellWidth / 2 + 2);
    const beyond = viewWidth > cellWidth ? data`H${edge + dir * 2}` : '';
    const line = data`M${at} ${jy + 8}C${at} ${jy + 26} ${at + dir * 3} ${exit} ${cell} ${exit}` + beyond;
    return cable(d, line, colour, 4.6) + (o.flow ? flowLine(line, dir) : '');
  };
  const head = flatPlug(d);
  const body =
    arm(left, -13.6, output, -1) +
    arm(right, w + 13.6, input, 1) +
    put(-13.6, output, 0, head) +
    put(w + 13.6, input, 0, mirrored(head)) +
    pedalMarkup(d, k);
  return svg([left, -26, viewWidth, viewHeight], d, body, { title: `${k.name} pedal` });
}
