import type { WorkbenchPart, WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { Box } from './view.ts';

/** Towards the viewer: the parts, or the copper that they are soldered to. */
export type Side = 'top' | 'bottom';

export type Place = readonly [x: number, y: number];

/** Where a name lies on the board: 'IC1.8' is a pad, 'IC1' the middle of a part, 'GND' the pad of a wire. */
export function placeAt({ parts, wires }: WorkbenchSheet, name: string): Place | null {
  const dot = name.lastIndexOf('.');
  const part = parts.find(({ ref }) => ref === (dot > 0 ? name.slice(0, dot) : name));
  if (part) {
    const pin = dot > 0 ? part.pins.find((each) => each.pin === name.slice(dot + 1))?.at : undefined;
    return pin ?? part.place?.at ?? null;
  }
  return wires.find(({ label, net }) => label === name || net === name)?.at ?? null;
}

export const boxOf = (sheet: WorkbenchSheet, name: string): Box | null => {
  const place = sheet.parts.find(({ ref }) => ref === name)?.place;
  if (place) return place.box;
  const at = placeAt(sheet, name);
  return at && [at[0] - 1, at[1] - 1, 2, 2];
};

/** On the solder side left is right. */
export const turnedBox = ([x, y, w, h]: Box, boardWidth: number): Box => [boardWidth - x - w, y, w, h];

/** Sockets stand under their chips and are no target of their own. */
export const isTarget = ({ place, ref }: WorkbenchPart): boolean => place !== undefined && !ref.startsWith('XS-');

/** The pads of a net, and those of its wires. */
export const padsOf = ({ parts, wires }: WorkbenchSheet, net: string): Place[] => [
  ...parts.flatMap(({ pins }) => pins.flatMap((pin) => (pin.net === net && pin.at ? [pin.at] : []))),
  ...wires.filter((wire) => wire.net === net).map(({ at }) => at),
];

export const dots = (places: readonly Place[]): string => places.map(([x, y]) => `M${x} ${y}h0`).join('');
