/** Joints that do not hold: at a leg, a lug, a pin, or either end of a part with two. */

import type { BuiltPart, BuiltPedal } from './pedal.ts';
import { looseNet, withOpenPin, withPart, withUnsure } from './pedal.ts';
import type { Fault, FaultVariant } from './fault.ts';

/** A crust of flux lets a little through: both are met, each less often than a joint that is open. */
const fluxOhms = [10e3, 150e3] as const;
/** Each stands for what lies up to so many times above and below it. */
const fluxRange = 3.9;
const fluxShare = 0.15;

const openForms = (open: (pedal: BuiltPedal) => BuiltPedal, part: BuiltPart, pin: string): FaultVariant[] => [
  { share: 1 - fluxOhms.length * fluxShare, change: open },
  ...fluxOhms.map((ohms) => ({
    share: fluxShare,
    change: (pedal: BuiltPedal) =>
      withUnsure(open(pedal), fluxRange, {
        type: 'resistor' as const,
        ref: 'crust',
        nets: [looseNet(part.ref, pin), part.drawn[pin]!],
        ohms,
      }),
  })),
];

export const isLeftOpen = ({ ref, drawn }: BuiltPart, pin: string): boolean => drawn[pin] === `${ref}.${pin}`;

export function coldJoint(part: BuiltPart, pin: string, weight: number): Fault {
  const { ref } = part;
  return {
    kind: 'open',
    ref,
    detail: pin,
    weight,
    forms: openForms((pedal) => withOpenPin(pedal, ref, pin), part, pin),
  };
}

/** A cold joint at either end of a part with two legs, or a broken one, is one repair. */
export function openPart(part: BuiltPart): Fault {
  const { ref } = part;
  const pin = Object.keys(part.pins)[1]!;
  const open = (pedal: BuiltPedal): BuiltPedal => withPart(withOpenPin(pedal, ref, pin), ref, { misplaced: true });
  return { kind: 'open', ref, weight: 2, forms: openForms(open, part, pin) };
}

/** A lug that shares its net with another one hangs on that one still, unless it is the wiper. */
const isTied = ({ drawn }: BuiltPart, pin: string): boolean =>
  Object.entries(drawn).some(([other, net]) => other !== pin && net === drawn[pin]);

export const openLugs = (part: BuiltPart, weight: number): Fault[] =>
  Object.keys(part.pins)
    .filter((pin) => !isLeftOpen(part, pin) && (pin === '2' || !isTied(part, pin)))
    .map((pin) => coldJoint(part, pin, weight));
