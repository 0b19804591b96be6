/** Where bodies and lugs lie in the open box of a pedal, from its drilling, its board and the shapes of its hardware. */

import type { Component } from '#electronics/component.ts';
import { casting, enclosures } from '#electronics/enclosure.ts';
import { hardwareShapes as shapes } from '#electronics/hardware-shapes.ts';
import { boardRef, type BoxBody, type BoxLug, type OpenBox } from '#electronics/wiring/open-box.ts';
import type { PlacedPart } from '../pcb/board-spec.ts';
import type { BoardLayout } from '../pcb/layout-board.ts';
import { jackDepthShare, supplyDepthShare } from '../pedal/drilling.ts';
import { panelLayout, type PanelLayout, type PanelSpec } from '../pedal/panel-layout.ts';
import { jackWalls } from './jack-walls.ts';

export interface OpenBoxSource {
  readonly bom: readonly Component[];
  readonly panel: PanelSpec;
  readonly layout: BoardLayout;
  /** The pins of a part in the order of its pads. */
  readonly padPins: (component: Component) => readonly string[] | null;
}

interface Mounted {
  readonly body: BoxBody;
  readonly lugs: readonly BoxLug[];
}

type Offset = readonly [x: number, y: number, z: number];

/** Lugs by pin, from their places. */
const lugsAt = ({ ref, pins }: Component, places: Readonly<Record<string, Offset>>): BoxLug[] =>
  Object.entries(pins).map(([pin, net]) => {
    const [x, y, z] = places[pin]!;
    return { id: `${ref}.${pin}`, net, x, y, z };
  });

/** Hung from the printed face. */
function onFace(
  component: Component,
  [x, y]: readonly [number, number],
  half: readonly [number, number],
  depth: number,
  lugs: Readonly<Record<string, readonly [number, number]>>,
): Mounted {
  const z = casting.face + depth;
  const { ref, kind } = component;
  return {
    body: { ref, kind, wall: 'face', x, y, w: 2 * half[0], h: 2 * half[1], z: [casting.face, z] },
    lugs: lugsAt(
      component,
      Object.fromEntries(Object.entries(lugs).map(([pin, [dx, dy]]) => [pin, [x + dx, y + dy, z]])),
    ),
  };
}

function lamp(component: Component, at: readonly [number, number]): Mounted {
  const { radius, depth, legsApart } = shapes.lamp;
  return onFace(component, at, [radius, radius], depth, { A: [-legsApart / 2, 0], K: [legsApart / 2, 0] });
}

function footswitch(component: Component, at: readonly [number, number]): Mounted {
  const { half, depth, columnPitch, rowPitch } = shapes.footswitch;
  const lugs = Array.from({ length: 9 }, (_, i) => [
    String(i + 1),
    [(Math.floor(i / 3) - 1) * columnPitch, ((i % 3) - 1) * rowPitch] as const,
  ]);
  return onFace(component, at, [half, half], depth, Object.fromEntries(lugs));
}

/** Its lever moves up and down: the lugs of a pole are a column. */
function toggle(component: Component, at: readonly [number, number]): Mounted {
  const { halfWidth, halfLength, depth, lugPitch, polePitch } = shapes.toggle;
  const poles = Math.ceil(Object.keys(component.pins).length / 3);
  const lugs = Object.keys(component.pins).map((pin) => {
    const i = Number(pin) - 1;
    return [pin, [(Math.floor(i / 3) - (poles - 1) / 2) * polePitch, ((i % 3) - 1) * lugPitch] as const];
  });
  return onFace(component, at, [halfWidth, halfLength], depth, Object.fromEntries(lugs));
}

/** Springs lie along the wall, tip away from the footswitch; in the smallest box they point at the lid, tip first. */
function jack(component: Component, y: number, wall: 'left' | 'right', { size }: PanelSpec): Mounted {
  const { w, depth } = enclosures[size];
  const { frame, lugDepth, halfWide, halfThin, lugOffset } = shapes.jack;
  const into = (mm: number): number => (wall === 'left' ? casting.wall + mm : w - casting.wall - mm);
  const isUpright = size === '1590A';
  const [across, high] = isUpright ? [halfThin, halfWide] : [halfWide, halfThin];
  const z = depth * jackDepthShare;
  const { ref, kind } = component;
  const places: Record<string, Offset> = isUpright
    ? { T: [into(lugDepth + 1), y - 1.9, z + high], S: [into(lugDepth - 5.5), y + 2.6, z - 2] }
    : { T: [into(lugDepth), y - lugOffset, z], S: [into(lugDepth), y + lugOffset, z] };
  return {
    body: { ref, kind, wall, x: into(frame / 2), y, w: frame, h: 2 * across, z: [z - high, z + high] },
    lugs: lugsAt(component, places),
  };
}

function supply(component: Component, at: 'back' | number, { size }: PanelSpec): Mounted {
  const { w, depth } = enclosures[size];
  const { half, depth: deep, lugDepth, lugOffset } = shapes.supply;
  const z = depth * supplyDepthShare;
  const { ref, kind } = component;
  const [x, y] = at === 'back' ? [w / 2, casting.wall + deep / 2] : [casting.wall + deep / 2, at];
  const [bw, bh] = at === 'back' ? [2 * half, deep] : [deep, 2 * half];
  const reach = casting.wall + lugDepth;
  const places: Record<string, Offset> =
    at === 'back'
      ? { '-': [x - lugOffset, reach, z], '+': [x + lugOffset, reach, z] }
      : { '-': [reach, y - lugOffset, z], '+': [reach, y + lugOffset, z] };
  const wall = at === 'back' ? 'top' : 'left';
  return { body: { ref, kind, wall, x, y, w: bw, h: bh, z: [z - half, z + half] }, lugs: lugsAt(component, places) };
}

/** Everything that is bolted to the box and wired. */
function mountedParts({ bom, panel }: OpenBoxSource, spots: PanelLayout): Mounted[] {
  const { w } = enclosures[panel.size];
  // Seen from behind, left and right change places.
  const behind = ({ x, y }: { x: number; y: number }): readonly [number, number] => [w - x, y];
  const { input, output } = jackWalls(bom);
  const ofKind = (kind: Component['kind']): Component[] =>
    bom.filter((part) => part.place === 'panel' && part.kind === kind);
  return [
    ...ofKind('led').map((part) => lamp(part, behind(spots.led))),
    ...ofKind('toggle').map((part, i) => toggle(part, behind(spots.toggles[i]!))),
    ...ofKind('footswitch').map((part, i) => footswitch(part, behind(spots.switches[i]!))),
    ...input.map((part, i) => jack(part, spots.jacks.right[i]!, 'left', panel)),
    ...output.map((part, i) => jack(part, spots.jacks.left[i]!, 'right', panel)),
    ...ofKind('dc-jack').map((part) => supply(part, spots.supply, panel)),
  ];
}

export function openBox(source: OpenBoxSource): OpenBox {
  const { bom, panel, layout, padPins } = source;
  const { w, h } = enclosures[panel.size];
  const spots = panelLayout(panel);
  const { board, top } = layout;
  const left = (w - board.w) / 2;
  const z = casting.face + shapes.board.below;
  const above = z + shapes.board.thick;
  const isWirePad = ({ kind }: PlacedPart): boolean => kind === 'WIRE';
  const pads = board.parts.filter(isWirePad).map(({ ref, nets, x, y }): BoxLug => ({
    id: `${boardRef}.${ref}`,
    net: nets[0]!,
    x: left + x,
    y: top + y,
    z: above,
  }));
  const byRef = new Map(bom.map((component) => [component.ref, component]));
  const legs = board.parts
    .filter((part) => !isWirePad(part))
    .flatMap(({ ref, pads: at }) =>
      (padPins(byRef.get(ref)!) ?? []).map(
        (pin, i) => [`${ref}.${pin}`, [left + at[i]![0], top + at[i]![1]] as const] as const,
      ),
    );
  const mounted = mountedParts(source, spots);
  return {
    size: panel.size,
    w,
    h,
    board: {
      ref: boardRef,
      kind: 'board',
      wall: 'face',
      x: w / 2,
      y: top + board.h / 2,
      w: board.w,
      h: board.h,
      z: [z, above],
    },
    bodies: mounted.map(({ body }) => body),
    controls: spots.knobs.map(({ x, y }) => [w - x, y]),
    lugs: [...pads, ...mounted.flatMap(({ lugs }) => lugs)],
    legs: new Map(legs),
  };
}
