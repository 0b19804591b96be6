import { describe, expect, it } from 'vitest';
import { featuredKits } from '../catalogue-art.ts';
import type { Board, BoardSpec } from './board-spec.ts';
import { layoutBoard } from './layout.ts';
import { padKey } from './nets.ts';
import type { Routed, Trace } from './route.ts';

type Point = readonly [number, number];

/** Half of the drawn copper, millimetres. */
const halfWidth = (t: Trace): number => (t.wide ? 0.525 : 0.3);

function toPoint([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length ? ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length : 0;
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(ax + t * (bx - ax) - x, ay + t * (by - ay) - y);
}

function between(a: Point, b: Point, c: Point, d: Point): number {
  const side = (p: Point, q: Point, r: Point): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  const crosses = side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
  return crosses ? 0 : Math.min(toPoint(a, b, c), toPoint(a, b, d), toPoint(c, d, a), toPoint(c, d, b));
}

const segments = ({ points }: Trace): (readonly [Point, Point])[] =>
  points.slice(1).map((p, i) => [points[i]!, p] as const);

const gap = (a: Trace, b: Trace): number =>
  Math.min(...segments(a).flatMap(([p, q]) => segments(b).map(([r, s]) => between(p, q, r, s)))) -
  halfWidth(a) -
  halfWidth(b);

const pads = (board: Board): { key: string; at: Point }[] =>
  board.parts.flatMap((part) => part.pads.map((at, i) => ({ key: padKey(part, i), at })));

/** Groups of pads that the traces really connect, by the net they belong to. */
function islands(board: Board, { traces, nets }: Routed): Map<number, number> {
  const count = new Map<number, number>();
  for (const net of new Set(nets.values())) {
    const members = pads(board).filter(({ key }) => nets.get(key) === net);
    const own = traces.filter((t) => t.net === net);
    const group = members.map((_, i) => i);
    const touches = (t: Trace, at: Point): boolean => segments(t).some(([p, q]) => toPoint(p, q, at) < 0.01);
    for (const t of own) {
      const ends = members.flatMap(({ at }, i) => (touches(t, at) ? [i] : []));
      const target = group[ends[0]!]!;
      for (const i of ends.slice(1)) {
        const old = group[i]!;
        group.forEach((g, k) => (group[k] = g === old ? target : g));
      }
    }
    count.set(net, new Set(group).size);
  }
  return count;
}

const small: BoardSpec = { id: 'pocket', type: 'fuzz', size: '1590A', knobs: [{ label: 'Vol' }] };
const boards = [...featuredKits, small].map((spec) => {
  const { board, routed } = layoutBoard(spec);
  return { id: spec.id, board, routed };
});

describe.each(boards)('the board of $id', ({ board, routed }) => {
  it('joins every pad of every net', () => {
    const torn = [...islands(board, routed)].filter(([, groups]) => groups !== 1);
    expect(torn).toEqual([]);
    expect(routed.traces.length).toBeGreaterThan(20);
  });

  it('leaves half a millimetre between the copper of two nets on the same side', () => {
    const tight = routed.traces.flatMap((a, i) =>
      routed.traces.slice(i + 1).filter((b) => a.net !== b.net && a.layer === b.layer && gap(a, b) < 0.5),
    );
    expect(tight).toEqual([]);
  });

  it('runs no trace over the pad of another net', () => {
    const foreign = pads(board).flatMap(({ key, at }) =>
      routed.traces
        .filter((t) => routed.nets.get(key) !== t.net)
        .filter((t) => segments(t).some(([p, q]) => toPoint(p, q, at) < 1.3))
        .map((t) => `${key} and net ${t.net}`),
    );
    expect(foreign).toEqual([]);
  });

  it('keeps grounded pads for the pour alone', () => {
    expect(routed.ground.size).toBeGreaterThan(3);
    expect([...routed.ground].filter((key) => routed.nets.has(key))).toEqual([]);
  });

  it('stays away from the edge and from the mounting holes', () => {
    for (const [x, y] of routed.traces.flatMap((t) => t.points)) {
      expect(Math.min(x, y, board.w - x, board.h - y)).toBeGreaterThan(1);
      for (const [hx, hy] of board.holes) expect(Math.hypot(x - hx, y - hy)).toBeGreaterThan(2.5);
    }
  });

  it('turns by 45 degrees at most into a right angle, never back on itself', () => {
    for (const t of routed.traces)
      segments(t).forEach(([p, q], i, all) => {
        const next = all[i + 1];
        if (!next) return;
        const dot = (q[0] - p[0]) * (next[1][0] - next[0][0]) + (q[1] - p[1]) * (next[1][1] - next[0][1]);
        expect(dot).toBeGreaterThan(-1e-6);
      });
  });
});
