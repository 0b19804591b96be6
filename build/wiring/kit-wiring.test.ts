/** The proof of every kit's wiring: the finished pedal against its circuit, its order against its box, its checks against both. */
import { describe, expect, it } from 'vitest';
import type { Point } from '#drawings/pcb/board-spec.ts';
import { layoutBoard } from '#drawings/pcb/layout-board.ts';
import { assemblySteps } from '#electronics/assembly/steps.ts';
import { billOfMaterials } from '#electronics/bill-of-materials.ts';
import { type Component, NC } from '#electronics/component.ts';
import {
  boxMetal,
  Connections,
  type LeverPosition,
  type SwitchPosition,
  wantedCopper,
  type WireEnds,
  type WiringFault,
} from '#electronics/wiring/connections.ts';
import { canBeProbed, coveredBy, isPad, type OpenBox } from '#electronics/wiring/open-box.ts';
import { singleFaults } from '#electronics/wiring/single-faults.ts';
import { refOfLug, type Wiring, type WiringCheck, type WiringStep } from '#electronics/wiring/wiring.ts';
import { kitDrawing, padPins } from '#catalogue/catalogue-drawings.ts';
import type { Kit } from '#catalogue/catalogue-types.ts';
import { kits } from '#catalogue/kits.ts';
import { joinedPads } from '#tests/support/models/design-rules.ts';
import { kitWiring } from './kit-wiring.ts';

const positions: readonly SwitchPosition[] = ['open', 'effect', 'bypass'];
/** Toggles between their contacts and at either of them. */
const levers: readonly (LeverPosition | undefined)[] = [undefined, 'up', 'down'];
const states = positions.flatMap((position) => levers.map((lever) => ({ position, lever })));
type State = (typeof states)[number];
const stateKey = ({ position, lever }: State): string => `${position}${lever ? `, lever ${lever}` : ''}`;

/** Pins and pads by the copper of the finished board, pour included. */
function realCopper(kit: Kit, bom: readonly Component[]): Map<string, number> {
  const { board, routed } = layoutBoard(kitDrawing(kit));
  const pads = joinedPads(board, routed);
  const groupAt = ([x, y]: Point): number => pads.find(({ at }) => Math.hypot(at[0] - x, at[1] - y) < 0.05)!.group;
  const byRef = new Map(bom.map((component) => [component.ref, component]));
  return new Map(
    board.parts.flatMap(({ ref, kind, pads: at }) => {
      const names = kind === 'WIRE' ? [`PCB.${ref}`] : padPins(byRef.get(ref)!)!.map((pin) => `${ref}.${pin}`);
      return names.map((name, i): [string, number] => [name, groupAt(at[i]!)]);
    }),
  );
}

/** What the circuit asks for: every pin by its net, and the switches thrown. It knows of no wires. */
function circuitGroups(bom: readonly Component[], box: OpenBox, hasBox: boolean): Connections {
  const pads = box.lugs.filter(({ id }) => isPad(id));
  const pins = bom.flatMap(({ ref, pins: nets }) =>
    Object.entries(nets).map(([pin, net]) => [`${ref}.${pin}`, net === NC ? `${ref}.${pin}` : net] as const),
  );
  const metal = hasBox ? ([[boxMetal, 'GND']] as const) : [];
  const copper = new Map<string, string>([...wantedCopper(bom, pads), ...pins, ...metal]);
  return new Connections({ bom, copper }, false);
}

/** Two pedals are the same when each group of pins of one is a group of the other. */
function differences(is: ReadonlyMap<string, number>, should: ReadonlyMap<string, number>): string[] {
  const [there, back] = [new Map<number, number>(), new Map<number, number>()];
  return [...should].flatMap(([pin, wanted]) => {
    const found = is.get(pin)!;
    const isWrong = (there.get(found) ?? wanted) !== wanted || (back.get(wanted) ?? found) !== found;
    there.set(found, there.get(found) ?? wanted);
    back.set(wanted, back.get(wanted) ?? found);
    return isWrong ? [pin] : [];
  });
}

type Bridge = Extract<WiringFault, { kind: 'bridged' }>;

/**
 * What no check finds. Lugs 3 and 9 of the Pocket Amp hold no wire, and its wires on 7 and 8 do the same either way. No probe
 * reaches the pad IN of the Analog Delay: its wire is beeped from end to end as soon as it is in.
 */
const unfound: Readonly<Record<string, readonly string[]>> = {
  'pocket-amp': ['SW1.7 SW1.8', 'SW1.2 SW1.3', 'SW1.8 SW1.9'],
  'analog-delay': ['SW1.1 SW1.4'],
};

class Pedal {
  readonly bom: readonly Component[];
  readonly box: OpenBox;
  readonly wiring: Wiring;
  readonly ends: readonly WireEnds[];
  readonly faults: readonly WiringFault[];
  readonly #built: Connections;
  readonly #withoutBox: Connections;
  readonly #should: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly #shouldWithoutBox: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly #states: readonly State[];

  constructor(kit: Kit) {
    const { wiring, box, wires } = kitWiring(kit);
    this.bom = billOfMaterials(kit.circuit);
    this.box = box;
    this.wiring = wiring;
    this.ends = wiring.wires.map(({ from, to }) => [from.lug, to.lug]);
    this.faults = singleFaults(box, wires);
    const pins = { bom: this.bom, copper: realCopper(kit, this.bom) };
    this.#built = new Connections(pins);
    this.#withoutBox = new Connections(pins, false);
    const hasToggle = this.bom.some(({ kind }) => kind === 'toggle');
    this.#states = states.filter(({ lever }) => hasToggle || !lever);
    const wanted = (hasBox: boolean): Map<string, ReadonlyMap<string, number>> => {
      const circuit = circuitGroups(this.bom, box, hasBox);
      return new Map(this.#states.map((state) => [stateKey(state), circuit.groupsOf({ wires: [], ...state })]));
    };
    this.#should = wanted(true);
    this.#shouldWithoutBox = wanted(false);
  }

  /** In all positions of the switches. Without the box, sleeves are joined by wires alone. */
  faultsOf(fault: WiringFault | null, hasBox: boolean): string[] {
    const [built, should] = hasBox ? [this.#built, this.#should] : [this.#withoutBox, this.#shouldWithoutBox];
    return this.#states.flatMap((state) =>
      differences(
        built.groupsOf({ wires: this.ends, ...state, ...(fault && { fault }) }),
        should.get(stateKey(state))!,
      ).map((pin) => `${stateKey(state)}: ${pin}`),
    );
  }

  beeps(
    red: string,
    black: string,
    made: ReadonlySet<number>,
    position: SwitchPosition,
    lever?: LeverPosition,
  ): boolean {
    return this.#built.joined({ wires: this.ends, made, position, lever })(red, black);
  }

  circuitBeeps(red: string, black: string, state: State): boolean {
    const groups = this.#should.get(stateKey(state))!;
    return groups.get(red) === groups.get(black);
  }

  /** Wherever the footswitch and the lever may be while this is asked. */
  statesOf({ position, lever }: WiringCheck): readonly State[] {
    return this.#states.filter(
      (state) =>
        state.position !== 'open' &&
        (position === 'either' || state.position === position) &&
        (!lever || state.lever === lever),
    );
  }

  /** The mistake turns the answer, wherever a lever points that the check says nothing of. */
  turns(fault: WiringFault, check: WiringCheck, made: ReadonlyMap<string, ReadonlySet<number>>): boolean {
    const isTurned = ({ position, lever }: State): boolean => {
      const joined = this.#built.joined({ wires: this.ends, made: made.get(check.group)!, position, lever, fault });
      return joined(check.red.id, check.black.id) !== check.beeps;
    };
    const asked = Map.groupBy(this.statesOf(check), ({ position }) => position);
    return [...asked.values()].some((each) => each.every(isTurned));
  }
}

const lugsOfStep = (step: WiringStep, { wires }: Wiring, ended: ReadonlySet<string>): string[] => {
  if (step.kind === 'lug-end') return [step.lug];
  if (step.kind !== 'wire') return [];
  const { from, to } = wires[step.wire - 1]!;
  return [from.lug, to.lug].filter((lug) => !isPad(lug) && !ended.has(`${step.wire} ${lug}`));
};

/** Joints that something lies over already, or whose part is not there yet, when their turn comes. */
function unreachable({ wiring, box }: Pedal): string[] {
  const mounted = new Set<string>();
  const ended = new Set<string>();
  const lugs = new Map(box.lugs.map((lug) => [lug.id, lug]));
  return wiring.steps.flatMap((step) => {
    if (step.kind === 'mount') mounted.add(step.ref);
    if (step.kind === 'board-end') return mounted.has('PCB') ? [`board end ${step.wire} after the board`] : [];
    const joints = lugsOfStep(step, wiring, ended);
    if (step.kind === 'lug-end') ended.add(`${step.wire} ${step.lug}`);
    const isStrap = step.kind === 'wire' && wiring.wires[step.wire - 1]!.group === 'strap';
    return joints.flatMap((id) => [
      ...(isStrap || mounted.has(refOfLug(id)) ? [] : [`${id} is not mounted`]),
      ...coveredBy(box, lugs.get(id)!)
        .filter(({ ref }) => mounted.has(ref))
        .map(({ ref }) => `${id} under ${ref}`),
    ]);
  });
}

/** The wires that are in at each check, by their place in the list. */
function madeAt({ steps }: Wiring): Map<string, ReadonlySet<number>> {
  const made = new Set<number>();
  return new Map(
    steps.flatMap((step): [string, ReadonlySet<number>][] => {
      if (step.kind === 'wire') made.add(step.wire - 1);
      return step.kind === 'check' ? [[step.group, new Set(made)]] : [];
    }),
  );
}

describe.each(kits.map((kit) => [kit.slug, kit] as const))('the wiring of %s', (_, kit) => {
  const pedal = new Pedal(kit);
  const { wiring, box, bom } = pedal;
  const { wires, steps, checks } = wiring;

  it('makes the pedal of the circuit, in both positions of the switch and of every lever', () => {
    expect(pedal.faultsOf(null, true)).toEqual([]);
    expect(pedal.faultsOf(null, false)).toEqual([]);
  });

  it('grounds in bypass what the guitar plays into, and never the guitar', () => {
    const all = new Set(wires.keys());
    const isGrounded = (lug: string, position: SwitchPosition): boolean => pedal.beeps(lug, 'JDC.-', all, position);
    expect([isGrounded('SW1.1', 'bypass'), isGrounded('SW1.1', 'effect')]).toEqual([true, false]);
    expect([isGrounded('JIN.T', 'bypass'), isGrounded('JIN.T', 'effect')]).toEqual([false, false]);
  });

  it('has no needless wire, and shows every open, swapped or bridged joint', () => {
    expect(pedal.faults.length).toBeGreaterThan(wires.length + 10);
    for (const fault of pedal.faults) expect(pedal.faultsOf(fault, false), JSON.stringify(fault)).not.toEqual([]);
  });

  it('finds by its checks every swap and every bridge, but a lamp the wrong way round, wherever levers point', () => {
    const made = madeAt(wiring);
    const missed = pedal.faults
      .filter((fault) => fault.kind !== 'open' && !checks.some((check) => pedal.turns(fault, check, made)))
      .map((fault) => (fault.kind === 'swapped' ? fault.moves.map(([, , lug]) => lug) : (fault as Bridge).lugs))
      .map((lugs) => lugs.toSorted().join(' '))
      .filter((lugs) => lugs !== 'LED1.A LED1.K');
    expect(missed).toEqual(unfound[kit.slug] ?? []);
  });

  it('puts at most two wires on a lug, and takes the supply straight to the board', () => {
    for (const { id } of box.lugs)
      expect(wires.filter(({ from, to }) => from.lug === id || to.lug === id).length, id).toBeLessThanOrEqual(2);
    const straight = wires.filter(({ group }) => group === 'supply').map(({ from, to }) => `${from.lug} ${to.lug}`);
    expect(straight.toSorted()).toEqual(['PCB.9V JDC.+', 'PCB.GND JDC.-']);
  });

  it('numbers wires as they are finished, each once', () => {
    const made = steps.flatMap((step) => (step.kind === 'wire' ? [step.wire] : []));
    expect(made).toEqual(wires.map(({ number }) => number));
    expect(made).toEqual(wires.map((__, i) => i + 1));
  });

  it('mounts everything once, the LED after its bezel, and solders nothing that is covered', () => {
    const mounted = steps.flatMap((step) => (step.kind === 'mount' ? [step.ref] : []));
    const refs = bom.filter(
      ({ place, kind, ref }) => place === 'panel' && ((kind !== 'mechanical' && kind !== 'pot') || ref === 'BZ1'),
    );
    expect(mounted.toSorted()).toEqual(['PCB', ...refs.map(({ ref }) => ref)].toSorted());
    expect(mounted.indexOf('BZ1')).toBeLessThan(mounted.indexOf('LED1'));
    expect(unreachable(pedal)).toEqual([]);
  });

  it('mounts in the order in which the assembly lists the parts, the box first', () => {
    const listed = assemblySteps(bom).find(({ name }) => name === 'panel')!.parts;
    expect(listed.slice(0, 3).map(({ ref }) => ref)).toEqual(['BOX', 'BZ1', 'LED1']);
    const kinds = new Map(listed.map(({ ref, kind }) => [ref, kind]));
    const mounted = steps.flatMap((step) => (step.kind === 'mount' && step.ref !== 'PCB' ? [kinds.get(step.ref)] : []));
    expect(mounted).toEqual(listed.slice(1).map(({ kind }) => kind));
  });

  it('asks only what the circuit and the wires that are in by then both answer so', () => {
    const made = madeAt(wiring);
    for (const check of checks)
      for (const state of pedal.statesOf(check)) {
        const { id, group, red, black, beeps } = check;
        const title = `${id}, ${stateKey(state)}`;
        expect(pedal.beeps(red.id, black.id, made.get(group)!, state.position, state.lever), title).toBe(beeps);
        expect(pedal.circuitBeeps(red.id, black.id, state), title).toBe(beeps);
      }
  });

  it('asks for silence only well above what makes a beeper beep', () => {
    const silent = checks.filter(({ beeps }) => !beeps);
    expect(silent.length).toBeGreaterThan(4);
    expect(Math.min(...silent.map(({ ohms }) => ohms ?? Infinity))).toBeGreaterThanOrEqual(100);
  });

  it('probes only what can be reached', () => {
    const lugs = new Map(box.lugs.map((lug) => [lug.id, lug]));
    const points = checks.filter(({ group }) => group !== 'strap').flatMap(({ red, black }) => [red.id, black.id]);
    expect(points.filter((id) => lugs.has(id) && !canBeProbed(box, lugs.get(id)!))).toEqual([]);
  });

  it('checks after every group, and plugs nothing in before DC + and DC - were silent with all wires in', () => {
    const groups = steps.flatMap((step) => (step.kind === 'check' ? [step.group] : []));
    expect(groups.toSorted()).toEqual([...new Set(wires.map(({ group }) => group))].toSorted());
    for (const group of groups)
      expect(
        checks.some((check) => check.group === group),
        group,
      ).toBe(true);
    expect(steps.slice(-3).map(({ kind }) => kind)).toEqual(['check', 'power', 'close']);
    const last = checks.at(-1)!;
    expect([last.group, last.red.id, last.black.id, last.beeps, last.guardsPower]).toEqual([
      groups.at(-1),
      'JDC.+',
      'JDC.-',
      false,
      true,
    ]);
    expect(checks.find(({ guardsPower }) => guardsPower)!.group).toBe('supply');
  });

  it('suspects a loose wire only where the answer changes without it, and for the first time', () => {
    const made = madeAt(wiring);
    const loose = checks.flatMap(({ suspects }, i) =>
      suspects.flatMap((suspect) => (suspect.kind === 'open' ? [{ i, wire: suspect.wire }] : [])),
    );
    expect(loose.length).toBeGreaterThan(4);
    for (const { i, wire } of loose)
      expect(
        checks.findIndex((check) => pedal.turns({ kind: 'open', wire: wire - 1 }, check, made)),
        `wire ${wire}`,
      ).toBe(i);
  });

  it('says pull where a meter beeps with the wire and without it', () => {
    const ends = wires.map((__, i) => i);
    for (const [i, { from, to, needsPull }] of wires.entries())
      expect(pedal.beeps(from.lug, to.lug, new Set(ends.slice(0, i)), 'open')).toBe(needsPull);
  });

  it('cuts wires that reach, from a set that does for three pedals', () => {
    const lugs = new Map(box.lugs.map((lug) => [lug.id, lug]));
    for (const { from, to, millimetres, number } of wires) {
      const [a, b] = [lugs.get(from.lug)!, lugs.get(to.lug)!];
      const straight = Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z) + from.strip + to.strip;
      expect(millimetres, `wire ${number}`).toBeGreaterThan(straight);
      expect(millimetres, `wire ${number}`).toBeLessThan(straight + 140);
    }
    for (const millimetres of Object.values(wiring.cut)) expect(millimetres).toBeLessThan(2000 / 3);
  });
});
