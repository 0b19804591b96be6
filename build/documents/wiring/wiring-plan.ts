/** Where the lugs of the off-board hardware lie in the wiring drawing: the open box, lid off, seen from behind. */

import type { Component, Net } from '#electronics/component.ts';
import type { PcbSpec } from '#drawings/pcb/board-spec.ts';
import { panelLayout, type PanelSpec } from '#drawings/pedal/panel-layout.ts';

export interface Terminal {
  /** JIN.T, SW1.5, or PCB.IN for the pad of the board that is printed IN. */
  readonly id: string;
  readonly net: Net;
  readonly x: number;
  readonly y: number;
}

export interface PanelPart {
  readonly component: Component;
  /** Middle and size of the body, millimetres. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface WiringPlan {
  readonly w: number;
  readonly h: number;
  readonly board: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly parts: readonly PanelPart[];
  readonly terminals: readonly Terminal[];
}

type Point = readonly [number, number];
type SupplyWall = 'back' | 'input';

const width = 168;
const height = 132;
const board = { x: 46, y: 28, w: 76, h: 30 };
const lugPitch = 12;

/** Which jacks go into which wall, from the DC socket down: what comes in, and what goes out or comes back. */
export function jackWalls(bom: readonly Component[]): { input: Component[]; output: Component[] } {
  const jacks = bom.filter(({ kind }) => kind === 'jack');
  const isInput = ({ ref }: Component): boolean => ref === 'JIN' || ref === 'JSEND';
  const mainFirst = (a: Component, b: Component): number => Number(b.ref === 'JOUT') - Number(a.ref === 'JOUT');
  return { input: jacks.filter(isInput), output: jacks.filter((jack) => !isInput(jack)).sort(mainFirst) };
}

/** Looking into the box from behind, the input is on the left. */
function jackPlaces(bom: readonly Component[]): Map<string, Point> {
  const { input, output } = jackWalls(bom);
  const down = (wall: readonly Component[], x: number): [string, Point][] =>
    wall.map(({ ref }, row) => [ref, [x, 54 + 40 * row]]);
  return new Map([...down(input, 12), ...down(output, width - 12)]);
}

/** Lugs from the middle of the body. */
function lugsOf({ kind }: Component, x: number): Readonly<Record<string, Point>> {
  const inward = x < width / 2 ? 1 : -1;
  switch (kind) {
    case 'jack':
      return { T: [14 * inward, -4], S: [14 * inward, 6] };
    case 'dc-jack':
      return x === width / 2 ? { '-': [-6, 10], '+': [6, 10] } : { '-': [10, -6], '+': [10, 6] };
    case 'led':
      return { A: [-4, 8], K: [4, 8] };
    case 'footswitch':
      return Object.fromEntries(
        Array.from({ length: 9 }, (_, i) => [
          String(i + 1),
          [(Math.floor(i / 3) - 1) * lugPitch, ((i % 3) - 1) * lugPitch],
        ]),
      );
    default:
      return Object.fromEntries(
        Array.from({ length: 6 }, (_, i) => [String(i + 1), [(i > 2 ? 4 : 0) * 2, ((i % 3) - 1) * 8]]),
      );
  }
}

const sizes: Partial<Record<Component['kind'], Point>> = {
  jack: [20, 22],
  led: [10, 10],
  footswitch: [36, 38],
  toggle: [8, 22],
};

/** In the back wall, or in that of the input, above the footswitch: there it lies on its side. */
const supplyPlaces: Readonly<Record<SupplyWall, { at: Point; size: Point }>> = {
  back: { at: [width / 2, 8], size: [24, 14] },
  input: { at: [8, 88], size: [14, 24] },
};

function partsOf(hardware: readonly Component[], supply: SupplyWall): PanelPart[] {
  const jacks = jackPlaces(hardware);
  const place: Partial<Record<Component['kind'], Point>> = {
    'dc-jack': supplyPlaces[supply].at,
    led: [84, 74],
    footswitch: [84, 112],
    toggle: [128, 84],
  };
  return hardware.map((component) => {
    const [x, y] = jacks.get(component.ref) ?? place[component.kind]!;
    const [w, h] = component.kind === 'dc-jack' ? supplyPlaces[supply].size : sizes[component.kind]!;
    return { component, x, y, w, h };
  });
}

const isWired = ({ kind, place }: Component): boolean => place === 'panel' && kind !== 'pot' && kind !== 'mechanical';

export function wiringPlan(
  bom: readonly Component[],
  { wires: wirePads, ...pedal }: PanelSpec & Pick<PcbSpec, 'wires'>,
): WiringPlan {
  const parts = partsOf(bom.filter(isWired), panelLayout(pedal).supply === 'back' ? 'back' : 'input');
  const pitch = Math.min(14, Math.floor((board.w - 12) / Math.max(1, wirePads.length - 1) / 2) * 2);
  const start = board.x + board.w / 2 - (pitch * (wirePads.length - 1)) / 2;
  const pads = wirePads.map(({ label, net }, i) => ({
    id: `PCB.${label}`,
    net,
    x: 2 * Math.round((start + i * pitch) / 2),
    y: board.y + board.h,
  }));
  const lugs = parts.flatMap(({ component, x, y }) => {
    const at = lugsOf(component, x);
    return Object.entries(component.pins).map(([pin, net]) => ({
      id: `${component.ref}.${pin}`,
      net,
      x: x + at[pin]![0],
      y: y + at[pin]![1],
    }));
  });
  return { w: width, h: height, board, parts, terminals: [...pads, ...lugs] };
}
