import {
  refOfLug,
  type LugId,
  type Place,
  type Wire,
  type Wiring,
  type WiringCheck,
} from '#electronics/wiring/wiring.ts';
import type { BuildState } from '#domain/workbench/builds/build-state.ts';
import { type Box, boxAround } from '../../components/board-view/view.ts';
import type { BuildStep } from '../builds/steps/build-steps.ts';
import { isStepDone } from '../builds/steps/progress.ts';
import type { WiringStep } from '../builds/steps/wiring-steps.ts';
import { inHeading, inSentence } from '../builds/steps/wiring-text.ts';
import { endsNow, mm, wireOf } from './wire-work.ts';

/** How a part or a wire is shown: in the box, being fitted, still to come, or not at all. */
export type Look = 'in' | 'now' | 'soon' | 'away';

export interface SceneFlag {
  readonly lug: string;
  readonly place: Place;
  readonly text: string;
  /** Already soldered, or the black probe. */
  readonly tone?: 'also';
}

/** What the drawing shows of the box at a step. */
export interface Scene {
  /** The board or the switch, as it lies on the table; null: the box. */
  readonly alone: string | null;
  readonly parts: Readonly<Record<string, Look>>;
  readonly wires: Readonly<Record<number, Look>>;
  readonly lit: readonly LugId[];
  readonly flags: readonly SceneFlag[];
  readonly probes: readonly { readonly place: Place; readonly colour: 'red' | 'black' }[];
  /** What one looks at; null: all of it. */
  readonly near: Box | null;
  /** For those who do not see it. */
  readonly label: string;
}

const boxAt = (places: readonly Place[], margin: number, least: number): Box => {
  const [x, y, w, h] = boxAround(
    places.map(([px, py]): Box => [px, py, 0, 0]),
    margin,
  );
  const [width, height] = [Math.max(w, least), Math.max(h, least)];
  return [x + w / 2 - width / 2, y + h / 2 - height / 2, width, height];
};

/**
 * What is in the box by what was ticked. A wire shows once both of its parts are in, or lie on the table: until then it hangs
 * from one of them, and would be drawn in the air.
 */
function fitted({ wiring, steps, state }: Pick<SceneInput, 'wiring' | 'steps' | 'state'>, alone: string | null = null) {
  const done = steps.flatMap((each) => (each.kind === 'wiring' && isStepDone(each, state) ? [each.work] : []));
  const mounted = new Set(done.flatMap((work) => (work.kind === 'mount' ? [work.ref] : [])));
  const made = new Set(done.flatMap((work) => (work.kind === 'wire' ? [work.wire] : [])));
  const isThere = ({ lug }: { readonly lug: LugId }): boolean => {
    const ref = refOfLug(lug);
    return mounted.has(ref) || ref === alone;
  };
  const lookOf = ({ number, from, to }: Wire): Look =>
    isThere(from) && isThere(to) ? (made.has(number) ? 'in' : 'soon') : 'away';
  return {
    parts: Object.fromEntries(wiring.parts.map(({ ref }): [string, Look] => [ref, mounted.has(ref) ? 'in' : 'away'])),
    wires: Object.fromEntries(wiring.wires.map((wire): [number, Look] => [wire.number, lookOf(wire)])),
  };
}

/** The board and the switch lie on the table while their ends and straps are soldered. */
function aloneAt(wiring: Wiring, work: WiringStep['work'], check: WiringCheck | null): string | null {
  if (work.kind === 'board-end') return 'PCB';
  if (work.kind === 'check') return work.group === 'strap' && check ? refOfLug(check.red.id) : null;
  const strap = 'wire' in work ? wireOf(wiring, work) : null;
  return strap?.group === 'strap' ? refOfLug(strap.from.lug) : null;
}

type Around = Pick<Scene, 'parts' | 'wires'>;

const place = ({ lugs }: Wiring, lug: LugId): Place => lugs[lug]!.at;

function wireScene(wiring: Wiring, step: WiringStep & { work: { wire: number } }, around: Around): Scene {
  const work = step.work as Parameters<typeof wireOf>[1];
  const wire = wireOf(wiring, work);
  const now = endsNow(wiring, wire, work);
  const ends = work.kind === 'wire' ? [wire.from, wire.to] : now;
  const isStrap = wire.group === 'strap';
  const alone = aloneAt(wiring, step.work, null);
  const board = wiring.parts.find(({ ref }) => ref === 'PCB')!.box;
  const flags = ends.map(({ lug, name }): SceneFlag => {
    const text =
      work.kind === 'board-end'
        ? `${name.replace(/^board /, '')}: ${wire.colour}, ${mm(wire.millimetres)}`
        : inHeading(name);
    return { lug, place: place(wiring, lug), text, ...(!now.some((end) => end.lug === lug) && { tone: 'also' }) };
  });
  const places = ends.map(({ lug }) => place(wiring, lug));
  // What it goes to and is not in yet, so that its end does not hang in the air.
  const coming = ends.map(({ lug }) => refOfLug(lug)).filter((ref) => around.parts[ref] === 'away');
  return {
    parts: { ...around.parts, ...Object.fromEntries(coming.map((ref): [string, Look] => [ref, 'soon'])) },
    wires: work.kind === 'wire' ? { ...around.wires, [wire.number]: 'now' } : around.wires,
    alone,
    lit: ends.map(({ lug }) => lug),
    flags,
    probes: [],
    near: alone === 'PCB' ? board : boxAt(places, isStrap ? 10 : 14, isStrap ? 34 : 46),
    label:
      work.kind === 'board-end'
        ? `The board. The ${wire.colour} wire goes into ${wire.from.name.replace(/^board /, '')}.`
        : `The open box from behind. Wire ${wire.number}, ${wire.colour}, goes from ${wire.from.name} to ${wire.to.name}.`,
  };
}

function mountScene(wiring: Wiring, ref: string, around: Around): Scene {
  const part = wiring.parts.find((each) => each.ref === ref);
  const flags: SceneFlag[] = part
    ? [
        {
          lug: ref,
          place: [part.box[0] + part.box[2] / 2, part.box[1] + part.box[3] / 2],
          text: part.name,
        },
      ]
    : [];
  return {
    parts: { ...around.parts, [ref]: 'now' },
    wires: Object.fromEntries(
      Object.entries(around.wires).map(([number, look]) => [number, look === 'in' ? 'in' : 'away']),
    ),
    alone: null,
    lit: [],
    flags,
    probes: [],
    near: null,
    label: `The open box from behind. The ${inSentence(part?.name ?? ref)} goes in now.`,
  };
}

function checkScene(wiring: Wiring, check: WiringCheck, around: Around): Scene {
  const { red, black } = check;
  return {
    ...around,
    alone: aloneAt(wiring, { kind: 'check', group: check.group }, check),
    lit: [red.id, black.id],
    flags: [
      { lug: red.id, place: red.at, text: inHeading(red.name) },
      { lug: black.id, place: black.at, text: inHeading(black.name), tone: 'also' },
    ],
    probes: [
      { place: red.at, colour: 'red' },
      { place: black.at, colour: 'black' },
    ],
    near: boxAt([red.at, black.at], check.group === 'strap' ? 10 : 16, check.group === 'strap' ? 34 : 50),
    label: `The open box from behind. Red probe on ${red.name}, black on ${black.name}.`,
  };
}

function wiredText({ wires }: Wiring, around: Around): string {
  const made = Object.values(around.wires).filter((look) => look === 'in').length;
  return made === wires.length ? 'wired' : `${made} of ${wires.length} wires in`;
}

function lookScene(wiring: Wiring, lugs: readonly LugId[], around: Around): Scene {
  const known = lugs.filter((lug) => wiring.lugs[lug]);
  return {
    ...around,
    alone: null,
    lit: known,
    flags: known.map((lug) => ({ lug, place: place(wiring, lug), text: inHeading(wiring.lugs[lug]!.name) })),
    probes: [],
    near:
      known.length > 0
        ? boxAt(
            known.map((lug) => place(wiring, lug)),
            18,
            60,
          )
        : null,
    label: `The open box from behind, ${wiredText(wiring, around)}.`,
  };
}

export interface SceneInput {
  readonly wiring: Wiring;
  readonly steps: readonly BuildStep[];
  readonly state: BuildState;
  /** Off the wiring, or none: the box as it is. */
  readonly step: BuildStep | undefined;
  /** The two points of a check that are measured now. */
  readonly check: WiringCheck | null;
  /** Where a question says to look. */
  readonly lugs: readonly LugId[];
}

/** What to show of the box at a step: what is in, what goes in now, and where. */
export function sceneOf({ wiring, steps, state, step, check, lugs }: SceneInput): Scene {
  const alone = step?.kind === 'wiring' ? aloneAt(wiring, step.work, check) : null;
  const around = fitted({ wiring, steps, state }, alone);
  if (step?.kind !== 'wiring') return lookScene(wiring, lugs, around);
  const { work } = step;
  if ('wire' in work) return wireScene(wiring, step as Parameters<typeof wireScene>[1], around);
  if (work.kind === 'mount') return mountScene(wiring, work.ref, around);
  return check ? checkScene(wiring, check, around) : lookScene(wiring, lugs, around);
}
