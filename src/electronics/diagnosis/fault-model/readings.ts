/** What a meter of ten megohms shows on copper and on legs, and how loud a probe hears the guitar there. */

import type { Net } from '../../component.ts';
import { jacksOf } from '../../simulation/test-setup.ts';
import { decibels, smallSignalLevels } from '../../simulation/small-signal-response.ts';
import { guitarNet, supplyNet, type FaultSetup } from './faulty-elements.ts';
import { type FaultyPoint, faultyPoint } from './faulty-point.ts';
import type { BuiltPedal } from './pedal.ts';
import type { Element } from '../../simulation/element.ts';

const meterOhms = 10e6;
/** Above this the meter may load a net more than its small-signal resistance says, so it is solved again with the meter on it. */
const stiffOhms = 2e6;
const worthLoading = 0.05;

export function meterLoads(
  pedal: BuiltPedal,
  setup: FaultSetup,
  point: FaultyPoint,
  answers: Float64Array,
  nets: ReadonlySet<Net>,
): Map<Net, number> {
  const loads = new Map<Net, number>();
  const { system, volts } = point;
  const n = system.nets.length;
  system.nets.forEach((net, k) => {
    const ohms = answers[k * n + k]!;
    const rest = volts.get(net)!;
    if (!nets.has(net) || ohms < 2e4) return;
    let share = meterOhms / (meterOhms + ohms);
    // The meter hardly moves a net near ground, but it holds it there: its spread shrinks as a voltage would.
    if (ohms > stiffOhms && Math.abs(rest) > worthLoading) {
      const meter: Element = { type: 'resistor', ref: 'meter', nets: [net, 'GND'], ohms: meterOhms };
      const loaded = faultyPoint(pedal, setup, volts, [meter]);
      if (loaded.solved) share = Math.max(-1.5, Math.min(1.5, loaded.volts.get(net)! / rest));
    }
    loads.set(net, share);
  });
  return loads;
}

/** A low string, and a pick on a high one. */
const tones = [200, 3000] as const;
/** Under this a probe hears nothing. */
export const silence = -60;

/** What brings a net to where it stands while one plays. */
const playingOhms = 10e3;

function playedPoint(pedal: BuiltPedal, setup: FaultSetup, point: FaultyPoint): FaultyPoint {
  const { playing } = pedal.circuit.signal ?? {};
  if (!playing) return point;
  const held = Object.entries(playing).map(([net, volts]): Element => ({
    type: 'source',
    ref: 'playing',
    nets: [net],
    volts,
    ohms: playingOhms,
  }));
  const played = faultyPoint(pedal, setup, point.volts, held);
  return played.solved ? played : point;
}

/** A transistor through which only leaks flow drives nothing, whatever its slope says: any load is more than it has. */
const asleepAmps = 5e-7;
/** One that stands open as a resistor has next to no voltage across it, and lets sound through. */
const acrossOpenVolts = 0.4;

function withoutSleepers(point: FaultyPoint): FaultyPoint {
  const { system, volts } = point;
  const at = (net: Net): number => volts.get(net) ?? 0;
  const placed = system.placed.map((each) => {
    const { element, i, jacobian } = each;
    if (element.type !== 'bipolar' && element.type !== 'field-effect') return each;
    const across = Math.abs(at(element.nets[0]!) - at(element.nets[2]!));
    const isAsleep = Math.abs(i[0]!) < asleepAmps && across > acrossOpenVolts;
    return isAsleep ? { ...each, jacobian: new Float64Array(jacobian.length) } : each;
  });
  return { ...point, system: { ...system, placed } };
}

/** Decibels over the guitar by net, for each tone. */
export function heardLevels(pedal: BuiltPedal, setup: FaultSetup, point: FaultyPoint): Map<Net, number>[] {
  const played = withoutSleepers(playedPoint(pedal, setup, point));
  return tones.map((hertz) => {
    const levels = smallSignalLevels(played, guitarNet, hertz);
    return new Map([...levels].map(([net, level]) => [net, Math.max(silence, Math.min(60, decibels(level)))]));
  });
}

/** The ripple of an adapter without much inside. */
const humHertz = 100;

/** Decibels at the output over what the supply has at its socket. */
export function humLevel(pedal: BuiltPedal, setup: FaultSetup, point: FaultyPoint): number {
  const levels = smallSignalLevels(playedPoint(pedal, setup, point), supplyNet, humHertz);
  const atSocket = Math.max(levels.get(supplyNet) ?? 0, 1e-9);
  const most = Math.max(...outputNets(pedal).map((net) => levels.get(net) ?? 0));
  return Math.max(silence, decibels(most / atSocket));
}

export const outputNets = ({ circuit }: BuiltPedal): readonly Net[] => jacksOf(circuit).outputs;
