/** The circuits inside chips: op-amps by their outline, the others each by a small circuit that behaves as its data sheet says. */

import type { Net } from '../component.ts';
import type { Chip } from './chip.ts';
import { delayChips } from './delay-chips.ts';
import type { ChipModel, OpAmpModel } from './device-model.ts';
import { type Element, ground } from './element.ts';

type Triple = readonly [string, string, string];

/** Plus, minus and output of each amplifier, and the supply pins. */
const outlines: Readonly<
  Record<OpAmpModel['outline'], { readonly amps: readonly Triple[]; readonly supply: readonly [string, string] }>
> = {
  single: { amps: [['3', '2', '6']], supply: ['7', '4'] },
  dual: {
    amps: [
      ['3', '2', '1'],
      ['5', '6', '7'],
    ],
    supply: ['8', '4'],
  },
  quad: {
    amps: [
      ['3', '2', '1'],
      ['5', '6', '7'],
      ['10', '9', '8'],
      ['12', '13', '14'],
    ],
    supply: ['4', '11'],
  },
};

/** The pins by which sound leaves an op-amp. */
export const outputPins = ({ outline }: OpAmpModel): string[] => outlines[outline].amps.map(([, , out]) => out);

const chipSupplies: Readonly<Record<ChipModel['inside'], readonly [string, string]>> = {
  'power-amplifier': ['6', '4'],
  ota: ['7', '4'],
  compander: ['13', '4'],
  echo: ['1', '3'],
  'bucket-brigade-1024': ['5', '1'],
  'bucket-brigade-4096': ['5', '1'],
  clock: ['3', '1'],
  'flip-flops': ['14', '7'],
  reverb: ['1', '2'],
};

/** The pins that bring a chip its supply: high, low. */
export const supplyPins = (model: OpAmpModel | ChipModel): readonly [string, string] =>
  model.type === 'op-amp' ? outlines[model.outline].supply : chipSupplies[model.inside];

function opAmps({ ref, pins, model, draw }: Chip<OpAmpModel>): Element[] {
  const { amps, supply } = outlines[model.outline];
  const [high, low] = supply.map((pin) => pins[pin]!) as [Net, Net];
  const { gain, bandwidth, slewRate, toHigh, toLow } = model;
  return amps.flatMap(([plus, minus, out], k): Element[] => {
    const name = `${ref}.${out}`;
    return [
      {
        type: 'amplifier',
        ref,
        nets: [pins[plus]!, pins[minus]!, pins[out]!, high, low, `${ref}#${k}`],
        gain,
        bandwidth,
        toHigh,
        toLow,
        ...(slewRate === undefined ? {} : { slewRate }),
        biasAmps: draw(model.bias, `${ref} bias`),
        offsetVolts: draw(model.offset, `${name} offset`),
      },
      { type: 'idle', ref, nets: [high, low], amps: draw(model.idle, ref) },
    ];
  });
}

/**
 * Of an LM386: fitted to the 700 mW with 9 V and the 325 mW with 6 V that its data sheet states into 8 ohms with a tenth of
 * distortion. That is as good as the square of the supply, so that what it loses grows with the current alone.
 */
const powerOutput = { toHigh: 0.02, toLow: 0.02, outputOhms: 3.5 } as const;

/**
 * LM386: both inputs drive an emitter, 15K of feedback go to one and 30K of the supply to the other, 1K35 and 150R lie
 * between, and the amplifier makes the two currents equal. So the output rests at half the supply, and the gain is 20,
 * or 200 with pins 1 and 8 joined for signals. The emitters count from zero, which leaves the two diode drops out of both.
 */
function powerAmplifier({ ref, pins, model, draw }: Chip): Element[] {
  const [one, eight, out, supply, bypass] = [pins['1']!, pins['8']!, pins['5']!, pins['6']!, pins['7']!];
  const inner = (name: string): Net => `${ref}#${name}`;
  const between = (a: Net, b: Net, ohms: number): Element[] =>
    a === b ? [] : [{ type: 'resistor', ref, nets: [a, b], ohms }];
  const sense = 10;
  const second = inner('second');
  const emitter = (net: Net, input: Net): Element[] => [
    ...between(net, ground, sense),
    { type: 'transfer', ref, nets: [input, ground, net], siemens: 1 / sense },
  ];
  return [
    ...between(pins['3']!, ground, 50e3),
    ...between(pins['2']!, ground, 50e3),
    ...emitter(one, pins['3']!),
    ...emitter(second, pins['2']!),
    ...between(one, out, 15e3),
    ...between(one, eight, 1350),
    ...between(eight, second, 150),
    ...between(supply, bypass, 15e3),
    ...between(bypass, second, 15e3),
    ...between(inner('differ'), ground, 1),
    { type: 'transfer', ref, nets: [second, pins['2']!, inner('differ')], siemens: 1 },
    { type: 'transfer', ref, nets: [pins['3']!, one, inner('differ')], siemens: 1 },
    {
      type: 'amplifier',
      ref,
      nets: [inner('differ'), ground, out, supply, pins['4']!, inner('out')],
      gain: 3e6,
      bandwidth: 4.5e8,
      ...powerOutput,
      biasAmps: 0,
      offsetVolts: 0,
    },
    { type: 'idle', ref, nets: [supply, pins['4']!], amps: draw(model.idle, ref) },
  ];
}

/** CA3080. Its output stops at a junction from each rail. */
function ota({ ref, pins }: Chip): Element[] {
  const [plus, minus, bias, low, out, high] = ['3', '2', '5', '4', '6', '7'].map((pin) => pins[pin]!) as [
    Net,
    Net,
    Net,
    Net,
    Net,
    Net,
  ];
  const stop = { type: 'junction', ref, saturation: 1e-14, slope: 0.026 } as const;
  return [
    { type: 'ota', ref, nets: [plus, minus, bias, low, out, high] },
    { ...stop, nets: [out, high] },
    { ...stop, nets: [low, out] },
  ];
}

export function chipElements(chip: Chip<ChipModel | OpAmpModel>): Element[] {
  const { model } = chip;
  if (model.type === 'op-amp') return opAmps({ ...chip, model });
  const inside = { ...chip, model };
  if (model.inside === 'power-amplifier') return powerAmplifier(inside);
  if (model.inside === 'ota') return ota(inside);
  return delayChips[model.inside](inside);
}
