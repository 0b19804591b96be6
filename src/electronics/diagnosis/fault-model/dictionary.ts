/** All faults of a kit with what each of them shows. */

import type { Circuit, Net } from '../../component.ts';
import type { ModelLookup } from '../../simulation/device-model.ts';
import type { Element } from '../../simulation/element.ts';
import type { PartSampler } from '../../simulation/part-sampling.ts';
import { adjustTrimmers } from '../../simulation/trimmer-adjustment.ts';
import { valueAt } from './part-variation.ts';
import type { BoardNeighbours, Fault, FaultVariant } from './fault.ts';
import { faultsOf } from './fault-list.ts';
import type { FaultSetup } from './faulty-elements.ts';
import { faultyPoint } from './faulty-point.ts';
import { type BuiltPedal, healthyPedal, withExtra } from './pedal.ts';
import { audibleKnobs } from './knobs.ts';
import { type TestPoints, testPointsOf } from './test-points.ts';
import { type Observations, maxSigma, type Signature, signatureOf } from './signature.ts';
import { Spreads } from './spread.ts';

interface ShownForm extends FaultVariant {
  readonly signature: Signature;
}

export interface FaultWithSignatures extends Fault {
  readonly forms: readonly ShownForm[];
}

export interface FaultDictionary extends Observations {
  readonly pedal: BuiltPedal;
  readonly healthy: Signature;
  readonly faults: readonly FaultWithSignatures[];
  /** Faults without an operating point. */
  readonly unsolved: readonly Fault[];
  /** Volts by which the copper of each net sways by itself, one sigma. */
  readonly sway: readonly number[];
}

/** A slow oscillator: the net that swings. */
export interface Oscillator {
  readonly net: Net;
}

/** How far it swings to each side, in volts, and the stiffness with which it is held there. */
const swingVolts = 1.2;
const heldOhms = 10;

/** What each net does while the oscillator stands at the ends of its swing. */
function swayOf(
  pedal: BuiltPedal,
  modelOf: ModelLookup,
  points: TestPoints,
  near: Signature['near'],
  net: Net,
): number[] {
  const at = (volts: number) =>
    faultyPoint(pedal, { modelOf }, near, [{ type: 'source', ref: 'swing', nets: [net], volts, ohms: heldOhms }]);
  const rest = near.get(net)!;
  const ends = [at(rest - swingVolts), at(rest + swingVolts)];
  return points.copper.map(({ net: other }) => {
    const most = Math.max(...ends.map(({ volts }) => Math.abs(volts.get(other)! - near.get(other)!)));
    return most / Math.SQRT2;
  });
}

/** An amplifier whose feedback is broken falls to one side or the other, as its offset happens to be. */
const farOut = 0.9;
/** Outputs of the second and the fourth amplifier of a chip: alike, offsets of two that follow each other make up for it. */
const isSecond = (name: string): boolean => /\.(?:7|14) /.test(name);
const offsetEnds = [
  [-farOut, -farOut],
  [farOut, farOut],
  [-farOut, farOut],
  [farOut, -farOut],
].map(([first, second]): PartSampler => (range, name) => {
  if (name.endsWith(' offset')) return valueAt(range, isSecond(name) ? second! : first!);
  return valueAt(range, name.endsWith(' bias') ? -farOut : 0);
});
/** It has fallen to another side when some net stands this much elsewhere. */
const fallenVolts = 0.4;

/** The other ways in which a form shows with other offsets. */
function offsetSignatures(
  pedal: BuiltPedal,
  modelOf: ModelLookup,
  observations: Observations,
  spreads: Spreads,
  first: Signature,
): Signature[] {
  if (!pedal.parts.some(({ kind }) => kind === 'ic')) return [];
  const known = [first.near];
  return offsetEnds.flatMap((draw) => {
    const { solved, volts } = faultyPoint(pedal, { modelOf, draw }, first.near);
    const isNew = known.every((near) =>
      observations.points.copper.some(
        ({ net }) => Math.abs((volts.get(net) ?? 0) - (near.get(net) ?? 0)) > fallenVolts,
      ),
    );
    if (!solved || !isNew) return [];
    known.push(volts);
    return signatureOf(pedal, { modelOf, draw }, observations, spreads, volts) ?? [];
  });
}

/** Behind a gate that nothing holds there is more than this. */
const floatingOhms = 1e8;
/** Through its own junction: then it stands near the source. */
const gateLeakOhms = 2e7;

/** A JFET's gate that nothing holds: the board's leaks pull it to ground, or its own pull it to the source. */
function floatingGateSignatures(
  pedal: BuiltPedal,
  setup: FaultSetup,
  observations: Observations,
  spreads: Spreads,
  first: Signature,
): Signature[] {
  const floating = pedal.parts.filter(({ ref }) => (first.gateOhms.get(ref) ?? 0) > floatingOhms);
  if (floating.length === 0) return [];
  const leaks = floating.map(({ ref, pins }): Element => ({
    type: 'resistor',
    ref: `${ref} gate`,
    nets: [pins['G']!, pins['S']!],
    ohms: gateLeakOhms,
  }));
  const held = signatureOf(withExtra(pedal, ...leaks), setup, observations, spreads, first.near);
  return held ? [held] : [];
}

/** Of all ways to fall, the one without any offset: as common as the others together, unless nothing holds it there. */
const firstShare = ({ copper }: Signature): number => (copper.some(({ sigma }) => sigma >= maxSigma) ? 0.1 : 0.5);

export function faultDictionaryOf(
  circuit: Circuit,
  neighbours: BoardNeighbours,
  modelOf: ModelLookup,
  swinging?: Oscillator,
): FaultDictionary {
  const pedal = healthyPedal(circuit, adjustTrimmers(circuit, { modelOf }).positions);
  const points = testPointsOf(pedal);
  const spreads = new Spreads(modelOf);
  const setup = { modelOf };
  const observations = { points, knobs: audibleKnobs(pedal, setup) };
  const healthy = signatureOf(pedal, setup, observations, spreads);
  if (!healthy) throw new Error(`${circuit.slug} has no operating point`);
  const unsolved: Fault[] = [];
  const faults = faultsOf(pedal, neighbours).flatMap((fault): FaultWithSignatures[] => {
    let near = healthy.near;
    const forms = fault.forms.flatMap((form): ShownForm[] => {
      const signature = signatureOf(form.change(pedal), setup, observations, spreads, near);
      if (!signature) return [];
      near = signature.near;
      const changed = form.change(pedal);
      const all = [
        signature,
        ...offsetSignatures(changed, modelOf, observations, spreads, signature),
        ...floatingGateSignatures(changed, setup, observations, spreads, signature),
      ];
      const first = all.length === 1 ? 1 : firstShare(signature);
      const share = (k: number): number => (k === 0 ? first : (1 - first) / (all.length - 1));
      return all.map((each, k) => ({ ...form, share: form.share * share(k), signature: each }));
    });
    if (forms.length >= fault.forms.length) return [{ ...fault, forms }];
    unsolved.push(fault);
    return forms.length > 0 ? [{ ...fault, forms }] : [];
  });
  const sway = swinging ? swayOf(pedal, modelOf, points, healthy.near, swinging.net) : points.copper.map(() => 0);
  return { pedal, ...observations, healthy, faults, unsolved, sway };
}
