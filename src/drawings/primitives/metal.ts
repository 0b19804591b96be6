/** Bare metal, lit from the upper left. */
import type { Defs } from './defs.ts';
import { n } from './svg.ts';

/** Polished metal lit from the upper left. */
export const chrome = (d: Defs): string =>
  d.linear('0 #fbfcfc, .28 #cfd5d8, .5 #8b9398, .62 #b7bec2, 1 #5d656a', 0.1, 0, 0.9, 1);

/** A horizontal cylinder in metal (light above, dark below). */
export const barrel = (d: Defs): string =>
  d.linear('0 #7f878b, .16 #e9edee, .34 #ffffff, .55 #a9b1b5, .85 #5a6267, 1 #7b8387');

export function hexPath(r: number, turn = 0): string {
  const pts: string[] = [];
  for (let i = 0; i < 6; i++) {
    const a = turn + (i * Math.PI) / 3;
    pts.push(`${n(r * Math.cos(a))} ${n(r * Math.sin(a))}`);
  }
  return `M${pts.join('L')}Z`;
}
