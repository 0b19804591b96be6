/** How much room words take: the faces are Anek for names and a mono for figures. */

import type { Box, Point } from './geometry.ts';

export type TextStyle = 'ref' | 'control' | 'value' | 'pin' | 'rail' | 'tag' | 'pad' | 'small' | 'stage' | 'number';

interface Face {
  readonly size: number;
  /** Of one letter, as part of the size: the widest that was measured, so that room is never short. */
  readonly width: number;
}

export const faces: Readonly<Record<TextStyle, Face>> = {
  ref: { size: 14, width: 0.6 },
  control: { size: 13.5, width: 0.76 },
  value: { size: 12.5, width: 0.65 },
  pin: { size: 10.5, width: 0.67 },
  rail: { size: 12.5, width: 0.65 },
  tag: { size: 11.5, width: 0.67 },
  pad: { size: 13.5, width: 0.76 },
  small: { size: 12.5, width: 0.62 },
  stage: { size: 14, width: 0.6 },
  number: { size: 12.5, width: 0.67 },
};

export interface Label {
  readonly text: string;
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly style: TextStyle;
}

export const widthOf = (text: string, style: TextStyle): number =>
  [...text].length * faces[style].size * faces[style].width;

export function labelBox({ text, at: [x, y], anchor, style }: Label): Box {
  const width = widthOf(text, style);
  const { size } = faces[style];
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, y - size * 0.74, left + width, y + size * 0.2];
}
