/** Bipolar (Ebers and Moll, with the Early voltage) and field-effect transistors (Shichman and Hodges), as SPICE has them. */

import { type BipolarParameters, type FieldEffectParameters, thermalVolts } from '../element.ts';
import { exponential, limitJunctionStep, type DeviceEquations } from './device-equations.ts';

/** Terminals: collector, base, emitter. */
export function bipolar(parameters: BipolarParameters): DeviceEquations {
  const { polarity, saturation, gain, reverseGain, earlyVolts, slope = thermalVolts } = parameters;
  const sign = polarity === 'npn' ? 1 : -1;
  return {
    currents(v, i, jacobian) {
      const baseCollector = sign * (v[1]! - v[0]!);
      const forward = exponential(saturation, slope, sign * (v[1]! - v[2]!));
      const reverse = exponential(saturation, slope, baseCollector);
      const early = 1 - baseCollector / earlyVolts;
      const transport = forward.amps - reverse.amps;
      i[0] = sign * (transport * early - (reverse.amps - saturation) / reverseGain);
      i[1] = sign * ((forward.amps - saturation) / gain + (reverse.amps - saturation) / reverseGain);
      i[2] = -i[0] - i[1];
      const byForward = forward.siemens * early;
      const byReverse = -reverse.siemens * early - transport / earlyVolts - reverse.siemens / reverseGain;
      // Columns are collector, base and emitter: the base raises both junctions, the others lower one each.
      jacobian.set([-byReverse, byForward + byReverse, -byForward]);
      const baseForward = forward.siemens / gain;
      const baseReverse = reverse.siemens / reverseGain;
      jacobian.set([-baseReverse, baseForward + baseReverse, -baseForward], 3);
      for (let column = 0; column < 3; column++) jacobian[6 + column] = -jacobian[column]! - jacobian[3 + column]!;
    },
    limit(v, last) {
      let isLimited = false;
      for (const other of [0, 2]) {
        const next = sign * (v[1]! - v[other]!);
        const allowed = limitJunctionStep(next, sign * (last[1]! - last[other]!), saturation, slope);
        isLimited ||= allowed !== next;
        v[other] = v[1]! - sign * allowed;
      }
      return isLimited;
    },
  };
}

const maxGateStep = 2;

/** N-channel. */
const nChannel = ({
  threshold,
  beta,
  lambda,
  gateSaturation,
  slope = thermalVolts,
}: FieldEffectParameters): DeviceEquations => ({
  currents(v, i, jacobian) {
    const forward = v[0]! >= v[2]!;
    const across = Math.abs(v[0]! - v[2]!);
    const over = v[1]! - Math.min(v[0]!, v[2]!) - threshold;
    let amps = 0;
    let byGate = 0;
    let byDrain = 0;
    if (over > 0) {
      const strength = beta * (1 + lambda * across);
      const shape = over <= across ? over ** 2 : across * (2 * over - across);
      amps = strength * shape;
      byGate = 2 * strength * Math.min(over, across);
      byDrain = (over <= across ? 0 : 2 * strength * (over - across)) + beta * lambda * shape;
    }
    const gate = (to: number) =>
      gateSaturation > 0 ? exponential(gateSaturation, slope, v[1]! - v[to]!) : { amps: 0, siemens: 0 };
    const toDrain = gate(0);
    const toSource = gate(2);
    const channel = forward ? amps : -amps;
    i[0] = channel - toDrain.amps + gateSaturation;
    i[2] = -channel - toSource.amps + gateSaturation;
    i[1] = -i[0] - i[2];
    // With drain and source exchanged the gate is counted from the drain.
    const drain = forward ? byDrain : byDrain + byGate;
    const source = forward ? byDrain + byGate : byDrain;
    const gateSlope = forward ? byGate : -byGate;
    jacobian.set([drain + toDrain.siemens, gateSlope - toDrain.siemens, -source]);
    jacobian.set([-drain, -gateSlope - toSource.siemens, source + toSource.siemens], 6);
    for (let column = 0; column < 3; column++) jacobian[3 + column] = -jacobian[column]! - jacobian[6 + column]!;
  },
  limit(v, last) {
    let isLimited = false;
    for (const other of [0, 2]) {
      const next = v[1]! - v[other]!;
      const before = last[1]! - last[other]!;
      const steady = gateSaturation > 0 ? limitJunctionStep(next, before, gateSaturation, slope) : next;
      const allowed = Math.min(before + maxGateStep, Math.max(before - maxGateStep, steady));
      isLimited ||= allowed !== next;
      v[other] = v[1]! - allowed;
    }
    return isLimited;
  },
});

/** What a P-channel transistor does is what an N-channel one does with every voltage and current the other way round. */
const mirrored = ({ currents, limit }: DeviceEquations): DeviceEquations => {
  const flip = (values: Float64Array): void => values.forEach((value, k) => (values[k] = -value));
  return {
    currents(v, i, jacobian) {
      flip(v);
      currents(v, i, jacobian);
      flip(v);
      flip(i);
    },
    limit(v, last) {
      flip(v);
      flip(last);
      const isLimited = limit!(v, last);
      flip(v);
      flip(last);
      return isLimited;
    },
  };
};

/** Terminals: drain, gate, source. */
export const fieldEffect = (parameters: FieldEffectParameters): DeviceEquations =>
  parameters.isP ? mirrored(nChannel(parameters)) : nChannel(parameters);
