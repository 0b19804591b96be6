/** The walls of a box folded out around its printed side, on the page of the template. Millimetres. */

import type { Component } from '#electronics/component.ts';
import { type Drilling, enclosureDrilling, type Face, type Hole } from '#drawings/pedal/drilling.ts';
import { jackWalls } from '#drawings/open-box/jack-walls.ts';
import { page } from '../page.ts';
import type { Subject } from '../subject.ts';

const longNames: Readonly<Record<string, string>> = {
  JIN: 'INPUT',
  JOUT: 'OUTPUT',
  JOUTB: 'OUTPUT B',
  JSEND: 'SEND',
  JRETURN: 'RETURN',
  JDC: '9 V DC',
};

/** The text at a jack, or its designator. */
const partName = (ref: string): string => longNames[ref] ?? ref;

/** A hole where it lies on the page, and which face it is in. */
export interface PlacedHole extends Hole {
  readonly pageX: number;
  readonly pageY: number;
}

export interface PlacedFace {
  readonly name: Face | 'front';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Unfolded {
  readonly faces: readonly PlacedFace[];
  readonly holes: readonly PlacedHole[];
}

const top = 46;

/** Walls are folded out around the printed side, their upper edges against it. */
export function unfold({ faces, holes }: Drilling): Unfolded {
  const { w, h } = faces.top;
  const depth = faces.back.h;
  const x = (page.w - w) / 2;
  const y = top + depth;
  const place: Readonly<Record<Face, (hole: Hole) => [number, number]>> = {
    top: (hole) => [x + w / 2 + hole.x, y + h / 2 + hole.y],
    left: (hole) => [x - depth / 2 - hole.y, y + h / 2 + hole.x],
    right: (hole) => [x + w + depth / 2 + hole.y, y + h / 2 - hole.x],
    // Seen from behind, so that its right is the left of the page.
    back: (hole) => [x + w / 2 - hole.x, y - depth / 2 - hole.y],
  };
  return {
    faces: [
      { name: 'top', x, y, w, h },
      { name: 'left', x: x - depth, y, w: depth, h },
      { name: 'right', x: x + w, y, w: depth, h },
      { name: 'back', x, y: y - depth, w, h: depth },
      { name: 'front', x, y: y + h, w, h: depth },
    ],
    holes: holes.map((hole) => {
      const [pageX, pageY] = place[hole.face](hole);
      return { ...hole, pageX, pageY };
    }),
  };
}

/** Jacks by their names: the drawing knows only which wall they are in. */
export function drillingOf({ bom, drawing }: Subject): Drilling {
  const drilling = enclosureDrilling(drawing);
  const { input, output } = jackWalls(bom);
  // A control may be called Output too.
  const named = (jacks: readonly Component[]): string[] => jacks.map(({ ref }) => `${partName(ref)} jack`);
  const names = { right: named(input), left: named(output) };
  const seen = { right: 0, left: 0 };
  const holes = drilling.holes.map((hole) => {
    if (hole.kind === 'jack' && (hole.face === 'left' || hole.face === 'right'))
      return { ...hole, label: names[hole.face][seen[hole.face]++] ?? hole.label };
    return { ...hole, label: hole.kind === 'dc-jack' ? partName('JDC') : hole.label };
  });
  return { ...drilling, holes };
}
