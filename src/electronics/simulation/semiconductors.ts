/** Diodes, transistors, regulators and optocouplers as elements. */

import type { Net } from '../component.ts';
import type { BipolarModel, DeviceModel, DiodeModel, FieldEffectModel } from './device-model.ts';
import type { PartSampler } from './part-sampling.ts';
import { type Element, ground, thermalVolts } from './element.ts';

export interface Device {
  readonly ref: string;
  readonly pins: Readonly<Record<string, Net>>;
  readonly part: string;
  readonly model: DeviceModel;
  readonly draw: PartSampler;
}

const zenerTestAmps = 5e-3;

const gapOf = ({ gapVolts }: { gapVolts?: number }): { gapVolts?: number } =>
  gapVolts === undefined ? {} : { gapVolts };

function diode(ref: string, nets: readonly [Net, Net], model: DiodeModel, draw: PartSampler): Element {
  const slope = model.ideality * thermalVolts;
  const { zener } = model;
  return {
    type: 'junction',
    ref,
    nets,
    saturation: 1e-3 * Math.exp(-draw(model.forward, ref) / slope),
    slope,
    ...(zener
      ? {
          breakdown: {
            volts: draw(zener.volts, ref),
            atAmps: zenerTestAmps,
            slope: zener.slope,
            voltsPerKelvin: zener.voltsPerKelvin,
          },
        }
      : {}),
    ...gapOf(model),
  };
}

function bipolar(ref: string, pins: Device['pins'], model: BipolarModel, draw: PartSampler): Element[] {
  const { polarity, saturation, reverseGain, earlyVolts, leakage, darlington } = model;
  const gain = draw(model.gain, ref);
  const parameters = {
    type: 'bipolar',
    ref,
    polarity,
    saturation,
    gain,
    reverseGain,
    earlyVolts,
    ...gapOf(model),
  } as const;
  const [c, b, e] = [pins['C']!, pins['B']!, pins['E']!];
  if (darlington) {
    const middle = `${ref}#middle`;
    return [
      { ...parameters, nets: [c, b, middle] },
      { ...parameters, nets: [c, middle, e] },
      ...junctionCapacitors(ref, [c, b, middle], model),
      ...junctionCapacitors(ref, [c, middle, e], model),
    ];
  }
  // What leaks is a junction that is always the wrong way round.
  const leak = polarity === 'pnp' ? [c, b] : [b, c];
  const leaks: Element[] = leakage
    ? [
        {
          type: 'junction',
          ref,
          nets: leak,
          saturation: draw(leakage, `${ref} leakage`),
          slope: thermalVolts,
          ...gapOf(model),
        },
      ]
    : [];
  return [{ ...parameters, nets: [c, b, e] }, ...leaks, ...junctionCapacitors(ref, [c, b, e], model)];
}

/** Those of germanium are as slow as what is heard. */
const slowFarads = 2e-11;

function junctionCapacitors(ref: string, [c, b, e]: readonly [Net, Net, Net], model: BipolarModel): Element[] {
  const { junctionFarads } = model;
  if (!junctionFarads) return [];
  const between = (net: Net, farads: number): Element[] =>
    net === b
      ? []
      : [{ type: 'capacitor', ref, nets: [b, net], farads, ...(farads < slowFarads ? { isFast: true } : {}) }];
  return [...between(c, junctionFarads.collector), ...between(e, junctionFarads.emitter)];
}

const gateSaturation = 1e-14;

function fieldEffect(device: Device, model: FieldEffectModel): Element[] {
  const { ref, pins, part, draw } = device;
  // A transistor that needs more to be shut also carries more: one place in both ranges.
  const name = model.matched ? part : ref;
  const threshold = draw(model.threshold, name);
  const amps = draw(model.saturationAmps, name);
  return [
    {
      type: 'field-effect',
      ref,
      nets: [pins['D']!, pins['G']!, pins['S']!],
      threshold,
      beta: model.junctionGate ? amps / threshold ** 2 : amps,
      lambda: model.lambda,
      gateSaturation: model.junctionGate ? gateSaturation : 0,
      ...(model.isP && { isP: true }),
    },
  ];
}

export function semiconductorElements(device: Device): Element[] {
  const { ref, pins, model, draw } = device;
  switch (model.type) {
    case 'diode':
      return [diode(ref, [pins['A']!, pins['K']!], model, draw)];
    case 'bipolar':
      return bipolar(ref, pins, model, draw);
    case 'field-effect':
      return fieldEffect(device, model);
    case 'regulator': {
      const [input, out] = [pins['IN']!, pins['OUT']!];
      const { dropout, volts, idle } = model;
      return [
        { type: 'regulator', ref, nets: [input, out], volts: draw(volts, ref), dropout, ohms: 0.5 },
        { type: 'idle', ref, nets: [input, pins['GND'] ?? ground], amps: draw(idle, ref) },
      ];
    }
    case 'optocoupler':
      return [
        diode(ref, [pins['A']!, pins['K']!], model.lamp, draw),
        // At rest the lamp burns at about a milliampere.
        { type: 'resistor', ref: `${ref}.cell`, nets: [pins['1']!, pins['2']!], ohms: draw(model.cellOhms, ref) },
      ];
    default:
      throw new Error(`${ref} is no semiconductor with legs of its own`);
  }
}
