/** Invisible targets under a schematic, for a page that lets its parts and nets be pointed at: the twin of a board's. */

import { NC, type Net } from '#electronics/component.ts';
import type { Box, Point } from './geometry.ts';
import { bodyBox, type Piece, type Standing, tagBox } from './piece.ts';
import { segmentsOf } from './segments.ts';
import type { Sheet } from './sheet.ts';

const partMargin = 4;

type Target = { readonly net: Net } | { readonly ref: string };

const isWithin = ([x, y]: Point, [left, top, right, bottom]: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** From the input on, stage by stage and each from left to right; rails, which are everywhere, come last. */
function inSignalOrder({ piece, stages }: Sheet): Target[] {
  const rails = new Set(piece.rails.map(({ net }) => net));
  const refs = new Set<string>();
  const nets = new Set<Net>();
  const order: Target[] = [];
  const note = (net: Net): void => {
    if (nets.has(net) || rails.has(net) || net === NC) return;
    nets.add(net);
    order.push({ net });
  };
  const across = (a: Point, b: Point): number => a[0] - b[0] || a[1] - b[1];
  for (const { box } of stages) {
    const own = piece.parts
      .filter(({ at }) => isWithin(at, box))
      .map(({ part, pins }) => ({ part, pins: pins.toSorted((a, b) => across(a.at, b.at)) }))
      .sort((a, b) => across(a.pins[0]!.at, b.pins[0]!.at));
    for (const { part, pins } of own) {
      const [first, ...rest] = pins;
      note(first!.net);
      if (!refs.has(part)) order.push({ ref: part });
      refs.add(part);
      for (const { net } of rest) note(net);
    }
  }
  return [...order, ...[...rails].map((net) => ({ net }))];
}

/** The lead of a pin as far as the body it leads to. */
function leadOf(standing: Standing, [x, y]: Point): readonly [Point, Point] {
  const [left, top, right, bottom] = bodyBox(standing);
  return [
    [x, y],
    [Math.min(right, Math.max(left, x)), Math.min(bottom, Math.max(top, y))],
  ];
}

const n = (value: number): string => String(Math.round(value * 10) / 10);
const line = ([a, b]: readonly [Point, Point]): string => `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;

/** All that is one net: its wires, leads, pads, tags and the symbols of a rail. */
function netPath(piece: Piece, net: Net): string {
  const wires = segmentsOf(piece.wires.filter((wire) => wire.net === net)).map(({ a, b }) => [a, b] as const);
  const leads = piece.parts.flatMap((it) => it.pins.filter((pin) => pin.net === net).map(({ at }) => leadOf(it, at)));
  const pads = piece.pads.filter((it) => it.net === net).map(({ at }) => [at, at] as const);
  const tags = piece.tags
    .filter((it) => it.net === net)
    .map((tag): readonly [Point, Point] => {
      const [left, , right] = tagBox(tag);
      return [
        [left, tag.at[1]],
        [right, tag.at[1]],
      ];
    });
  const rails = piece.rails
    .filter((it) => it.net === net)
    .map(({ at: [x, y], way }): readonly [Point, Point] => [
      [x, y],
      [x, way === 'up' ? y - 4 : y + 6],
    ]);
  return [...wires, ...leads, ...tags, ...rails, ...pads].map(line).join('');
}

function partBoxes(piece: Piece, ref: string): string {
  const units = piece.parts.filter(({ part }) => part === ref).map(bodyBox);
  const boxes = units.map(
    ([left, top, right, bottom]) =>
      `<rect x="${n(left - partMargin)}" y="${n(top - partMargin)}" width="${n(right - left + 2 * partMargin)}" height="${n(bottom - top + 2 * partMargin)}" rx="6"/>`,
  );
  return boxes.join('');
}

/** Drawn by the page that uses them: one element for each net (`data-net`) and each part (`data-ref`, a box for every unit of it), in the order of the signal. */
export function targetsOf(sheet: Sheet, escape: (text: string) => string): string {
  const { piece } = sheet;
  const items = inSignalOrder(sheet).map((target) =>
    'net' in target
      ? `<path data-net="${escape(target.net)}" d="${netPath(piece, target.net)}"/>`
      : `<g data-ref="${escape(target.ref)}">${partBoxes(piece, target.ref)}</g>`,
  );
  return `<g class="schematic-hits" fill="none" stroke-linecap="round" stroke-linejoin="round">${items.join('')}</g>`;
}
