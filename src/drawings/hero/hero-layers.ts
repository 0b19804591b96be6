/**
 * The exploded pedal of the home page as a stack of pictures, bottom first. This module holds data only, so that
 * a page can place and move the layers without carrying the code that draws them.
 */

/** x, y, width and height in millimetres of the drawing. */
export type ViewBox = readonly [x: number, y: number, width: number, height: number];

export type HeroLayerName =
  | 'ground'
  | 'base'
  | 'corner-axes'
  | 'board'
  | 'box'
  | 'knob-axes'
  | 'nuts'
  | 'knobs'
  | 'notes';

export interface HeroLayer {
  readonly name: HeroLayerName;
  readonly frame: ViewBox;
  /** How far the layer moves, in millimetres of the drawing, until the pedal is together. */
  readonly travel: readonly [x: number, y: number];
  /** Lines and notes about the parts go away as soon as the pedal starts to close. */
  readonly fades: boolean;
}

/** The frame of the whole picture; the ground bleeds out of it on purpose. */
export const heroFrame: ViewBox = [-52, -178.11, 230, 252];

export const heroLayers: readonly HeroLayer[] = [
  { name: 'ground', frame: [-86, -138, 298, 298], travel: [0, 0], fades: false },
  { name: 'base', frame: [-1, -33, 148, 114], travel: [0, 0], fades: false },
  { name: 'corner-axes', frame: [6, -102, 133, 166], travel: [0, 0], fades: true },
  { name: 'board', frame: [-25, -72, 86, 78], travel: [30, 27], fades: false },
  { name: 'box', frame: [20, -135, 124, 126], travel: [-20, 77], fades: false },
  { name: 'knob-axes', frame: [40, -141, 38, 42], travel: [-20, 99], fades: true },
  { name: 'nuts', frame: [36, -134, 46, 29], travel: [-20, 87], fades: false },
  { name: 'knobs', frame: [33, -154, 52, 39], travel: [-20, 99], fades: false },
  { name: 'notes', frame: [-23, -151, 179, 184], travel: [0, 0], fades: true },
];

const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 1e5) / 1e3}%`;

/** Where a layer goes inside a box that has the proportions of `heroFrame`. */
export function heroPlacement({ frame }: HeroLayer): { left: string; top: string; width: string; height: string } {
  const [x, y, width, height] = heroFrame;
  return {
    left: percent(frame[0] - x, width),
    top: percent(frame[1] - y, height),
    width: percent(frame[2], width),
    height: percent(frame[3], height),
  };
}

/** The movement of a layer as a value of the CSS property `translate`, whose percentages are of the layer itself. */
export function heroTravel({ frame, travel }: HeroLayer): string {
  return `${percent(travel[0], frame[2])} ${percent(travel[1], frame[3])}`;
}
