/** Which leads and which stretches of wire the signal takes from IN to OUT; they are drawn heavy. */

import type { Net } from '#electronics/component.ts';
import type { Point } from './geometry.ts';
import type { Piece, Standing } from './piece.ts';
import { isOn, samePoint, type Segment, segmentsOf } from './segments.ts';

export interface SignalPathParts {
  readonly segments: readonly Segment[];
  /** Written REF.PIN. */
  readonly pins: ReadonlySet<string>;
}

type StandingPin = Standing['pins'][number];

interface Step {
  readonly standing: Standing;
  readonly from: StandingPin;
  readonly to: StandingPin;
}

const inputs = new Set(['B', 'G', '+', '-']);
const outputs = new Set(['C', 'E', 'D', 'S', 'out']);
const isActive = ({ shape }: Standing): boolean =>
  ['npn', 'pnp', 'darlington', 'jfet', 'pjfet', 'mosfet', 'opamp'].includes(shape);

/** Three nets of its own; where the wiper joins a lug there is only one way through. */
const hasWiper = ({ shape, pins }: Standing): boolean =>
  (shape === 'pot' || shape === 'trimmer') && new Set(pins.map(({ net }) => net)).size === 3;

function stepsFrom(standing: Standing, net: Net): Step[] {
  if (standing.shape === 'power' || standing.shape === 'jack' || standing.shape === 'lamp') return [];
  const from = standing.pins.filter((pin) => pin.net === net && (!isActive(standing) || inputs.has(pin.role)));
  return from.flatMap((pin) =>
    standing.pins
      .filter((to) => to.net !== net && (!isActive(standing) || outputs.has(to.role)))
      // From end to end of a control is no way of the signal; the wiper is.
      .filter((to) => !hasWiper(standing) || to.role === '2' || pin.role === '2')
      .map((to) => ({ standing, from: pin, to })),
  );
}

/** What a step weighs: the signal rather goes through an amplifier than round it, and through a resistor than a capacitor. */
function weightOf({ shape }: Standing): number {
  if (shape === 'capacitor' || shape === 'electrolytic') return 1.5;
  if (shape === 'diode' || shape === 'germanium') return 3;
  return ['npn', 'pnp', 'darlington', 'jfet', 'pjfet', 'mosfet', 'opamp', 'chip'].includes(shape) ? 0.1 : 1;
}

/** The lightest way from one net to another, rails excepted. */
function path(piece: Piece, start: Net, end: Net): Step[] {
  const rails = new Set(piece.rails.map(({ net }) => net));
  const reached = new Map<Net, { readonly weight: number; readonly step?: Step }>([[start, { weight: 0 }]]);
  const open = new Set([start]);
  while (open.size > 0) {
    const net = [...open].reduce((a, b) => (reached.get(b)!.weight < reached.get(a)!.weight ? b : a));
    open.delete(net);
    if (net === end) break;
    for (const standing of piece.parts)
      for (const step of stepsFrom(standing, net)) {
        const weight = reached.get(net)!.weight + weightOf(standing);
        if (rails.has(step.to.net) || (reached.get(step.to.net)?.weight ?? Infinity) <= weight) continue;
        reached.set(step.to.net, { weight, step });
        open.add(step.to.net);
      }
  }
  const steps: Step[] = [];
  for (let step = reached.get(end)?.step; step; step = reached.get(step.from.net)?.step) steps.unshift(step);
  return steps;
}

const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** The stretches between two points along the wires of one net; tags of the same net are one place. */
function stretch(net: Net, all: readonly Segment[], tags: readonly Point[], from: Point, to: Point): Segment[] {
  const own = all.filter((segment) => segment.net === net);
  const stops: Point[] = [...own.flatMap(({ a, b }) => [a, b]), from, to, ...tags];
  const next = new Map<string, { point: Point; segment?: Segment }[]>();
  const join = (a: Point, b: Point, isWire: boolean): void => {
    const segment: Segment = a[0] + a[1] <= b[0] + b[1] ? { net, a, b } : { net, a: b, b: a };
    for (const [p, q] of [
      [a, b],
      [b, a],
    ] as const)
      next.set(key(p), [...(next.get(key(p)) ?? []), { point: q, ...(isWire && { segment }) }]);
  };
  for (const segment of own) {
    const on = stops
      .filter((point, i) => isOn(point, segment) && stops.findIndex((other) => samePoint(other, point)) === i)
      .sort((p, q) => p[0] + p[1] - q[0] - q[1]);
    for (const [i, point] of on.entries()) if (on[i + 1]) join(point, on[i + 1]!, true);
  }
  for (const [i, point] of tags.entries()) if (tags[i + 1]) join(point, tags[i + 1]!, false);
  const cameBy = new Map<string, { from: string; segment?: Segment } | undefined>([[key(from), undefined]]);
  const queue = [from];
  for (let point = queue.shift(); point; point = queue.shift())
    for (const { point: to2, segment } of next.get(key(point)) ?? []) {
      if (cameBy.has(key(to2))) continue;
      cameBy.set(key(to2), { from: key(point), ...(segment && { segment }) });
      queue.push(to2);
    }
  const found: Segment[] = [];
  for (let step = cameBy.get(key(to)); step; step = cameBy.get(step.from)) if (step.segment) found.push(step.segment);
  return found;
}

/** `via` are the nets between the stages: the signal goes through every one of them. */
export function signalPathParts(piece: Piece, via: readonly Net[]): SignalPathParts {
  const stops = ['IN', ...via, 'OUT'];
  const steps = stops.flatMap((net, i) => (stops[i + 1] ? path(piece, net, stops[i + 1]!) : []));
  const all = segmentsOf(piece.wires);
  const padAt = (net: Net): Point | undefined => piece.pads.find((pad) => pad.net === net)?.at;
  const pins = new Set<string>();
  const segments: Segment[] = [];
  let [net, at] = ['IN', padAt('IN')];
  const go = (to: Point | undefined): void => {
    const tags = piece.tags.filter((tag) => tag.net === net).map((tag) => tag.at);
    if (at && to) segments.push(...stretch(net, all, tags, at, to));
  };
  for (const { standing, from, to } of steps) {
    pins.add(`${standing.part}.${from.pin}`).add(`${standing.part}.${to.pin}`);
    go(from.at);
    [net, at] = [to.net, to.at];
  }
  go(padAt('OUT'));
  return { segments, pins };
}
