/** Op-amps, transconductance amplifiers and regulators: what takes its power from rails. */

import { clampGain, clampVolts, crossoverAmps, otaSaturation, outputOhms } from '../circuit-constants.ts';
import { type AmplifierParameters, type Element, thermalVolts } from '../element.ts';
import {
  exponential,
  limitJunctionStep,
  type DeviceEquations,
  softplus,
  softplusDerivative,
} from './device-equations.ts';

/**
 * Terminals: plus, minus, out, high, low, inner. The inner net has one equation: plus - minus is what the gain needs for it,
 * and near a rail the gain is gone. Written this way round no slope is steep, and Newton finds a saturated output too.
 */
export const amplifier = (parameters: AmplifierParameters): DeviceEquations => ({
  currents(v, i, jacobian) {
    const [plus, minus, out, high, low, inner] = v as unknown as [number, number, number, number, number, number];
    const above = (inner - (high - parameters.toHigh)) / clampVolts;
    const below = (low + parameters.toLow - inner) / clampVolts;
    const clamp = clampGain * clampVolts * (softplus(above) - softplus(below));
    const byHigh = clampGain * softplusDerivative(above);
    const byLow = clampGain * softplusDerivative(below);
    const { outputOhms: ohms = outputOhms } = parameters;
    const given = (inner - out) / ohms;
    const root = Math.hypot(given, crossoverAmps);
    i[0] = parameters.biasAmps;
    i[1] = parameters.biasAmps;
    i[2] = -given;
    i[3] = (given + root) / 2;
    i[4] = (given - root) / 2 - 2 * parameters.biasAmps;
    i[5] = (inner - (high + low) / 2 + clamp) / parameters.gain - (plus - minus + parameters.offsetVolts);
    jacobian.fill(0);
    const siemens = 1 / ohms;
    const fromHigh = (siemens * (1 + given / root)) / 2;
    const toLow = siemens - fromHigh;
    jacobian[2 * 6 + 2] = siemens;
    jacobian[2 * 6 + 5] = -siemens;
    jacobian[3 * 6 + 2] = -fromHigh;
    jacobian[3 * 6 + 5] = fromHigh;
    jacobian[4 * 6 + 2] = -toLow;
    jacobian[4 * 6 + 5] = toLow;
    jacobian[5 * 6 + 0] = -1;
    jacobian[5 * 6 + 1] = 1;
    jacobian[5 * 6 + 3] = (-0.5 - byHigh) / parameters.gain;
    jacobian[5 * 6 + 4] = (-0.5 - byLow) / parameters.gain;
    jacobian[5 * 6 + 5] = (1 + byHigh + byLow) / parameters.gain;
  },
  reactance(omega, _real, imaginary) {
    imaginary[5 * 6 + 5] = omega / (2 * Math.PI * parameters.bandwidth);
  },
});

/** Terminals: plus, minus, bias, low, out, high. The current into `bias`, a junction above `low`, is steered by the inputs. */
export const ota = ({
  saturation = otaSaturation,
  slope = thermalVolts,
}: Extract<Element, { type: 'ota' }>): DeviceEquations => ({
  currents(v, i, jacobian) {
    const bias = exponential(saturation, slope, v[2]! - v[3]!);
    const share = Math.tanh((v[0]! - v[1]!) / (2 * slope));
    const byInput = (bias.amps * (1 - share ** 2)) / (2 * slope);
    i.set([0, 0, bias.amps, -2 * bias.amps + bias.amps * share, -bias.amps * share, bias.amps]);
    jacobian.fill(0);
    const row = (terminal: number, plus: number, byBias: number): void =>
      jacobian.set([plus, -plus, byBias * bias.siemens, -byBias * bias.siemens], terminal * 6);
    row(2, 0, 1);
    row(3, byInput, share - 2);
    row(4, -byInput, -share);
    row(5, 0, 1);
  },
  limit(v, last) {
    const next = v[2]! - v[3]!;
    const allowed = limitJunctionStep(next, last[2]! - last[3]!, saturation, slope);
    v[2] = v[3]! + allowed;
    return allowed !== next;
  },
});

/** Terminals: in, out. Holds its output until the input comes too near, and takes from the input what the output gives. */
export const regulator = ({ volts, dropout, ohms }: Extract<Element, { type: 'regulator' }>): DeviceEquations => ({
  currents(v, i, jacobian) {
    const short = (volts + dropout - v[0]!) / clampVolts;
    const held = volts - clampVolts * softplus(short);
    const byInput = softplusDerivative(short);
    i[0] = (held - v[1]!) / ohms;
    i[1] = -i[0];
    jacobian.set([byInput / ohms, -1 / ohms, -byInput / ohms, 1 / ohms]);
  },
});
