/** Nonlinear elements, as devices with the parameters that the generated code reads. */

import type { Net } from '../../component.ts';
import { otaSaturation } from '../../simulation/circuit-constants.ts';
import { type Element, slewVoltsOf } from '../../simulation/element.ts';
import type { Device } from '../kit-data.ts';

const nonlinearTypes = new Set<Element['type']>([
  'junction',
  'bipolar',
  'field-effect',
  'ota',
  'triode',
  'pentode',
  'amplifier',
]);

/** The lamp beside the footswitch draws a constant current: it is linearised. */
const statusLamp = 'LED1';

export const isNonlinear = ({ type, ref, nets }: Element, known: ReadonlySet<Net>): boolean =>
  nonlinearTypes.has(type) && ref !== statusLamp && !(type === 'amplifier' && known.has(nets[5]!));

/** The leakage of a germanium transistor is a junction from base to collector, which a smaller reverse gain replaces. */
export function mergeLeakage(elements: readonly Element[]): Element[] {
  const leaks = elements.filter(
    (element, k): element is Of<'junction'> =>
      element.type === 'junction' && elements[k - 1]?.type === 'bipolar' && elements[k - 1]!.ref === element.ref,
  );
  return elements.flatMap((element): Element[] => {
    if (leaks.some((leak) => leak === element)) return [];
    const leak = element.type === 'bipolar' ? leaks.find(({ ref }) => ref === element.ref) : undefined;
    if (!leak || element.type !== 'bipolar') return [element];
    return [{ ...element, reverseGain: 1 / (1 / element.reverseGain + leak.saturation / element.saturation) }];
  });
}

type Of<Type extends Element['type']> = Extract<Element, { type: Type }>;

const junctionParameters = ({ saturation, slope, breakdown }: Of<'junction'>): number[] => [
  saturation,
  slope,
  ...(breakdown ? [breakdown.atAmps, breakdown.volts, breakdown.slope] : []),
];

export function compileDevice(element: Element, numbered: (nets: readonly Net[]) => number[]): Device[] {
  const { ref, nets } = element;
  const at = numbered(nets);
  switch (element.type) {
    case 'junction':
      return [{ is: element.breakdown ? 'zener' : 'junction', ref, at, parameters: junctionParameters(element) }];
    case 'bipolar': {
      const { polarity, saturation, gain, reverseGain, earlyVolts } = element;
      return [{ is: polarity, ref, at, parameters: [saturation, gain, reverseGain, earlyVolts] }];
    }
    case 'field-effect': {
      const { threshold, beta, lambda, gateSaturation, isP } = element;
      return [
        { is: isP ? 'p-field-effect' : 'field-effect', ref, at, parameters: [threshold, beta, lambda, gateSaturation] },
      ];
    }
    case 'triode': {
      const { mu, exponent, kp, perveance, kvb } = element;
      return [{ is: 'triode', ref, at, parameters: [mu, exponent, kp, perveance, kvb] }];
    }
    case 'pentode': {
      const { mu, exponent, kp, perveance, kvb, screenPerveance } = element;
      return [{ is: 'pentode', ref, at, parameters: [mu, exponent, kp, perveance, kvb, screenPerveance] }];
    }
    case 'ota':
      return [{ is: 'ota', ref, at, parameters: [otaSaturation] }];
    case 'amplifier': {
      const { toHigh, toLow, gain, slewRate, bandwidth } = element;
      const [plus, minus, , high, low, inner] = at as [number, number, number, number, number, number];
      return [
        { is: 'clamp', ref, at: [inner, high, low], parameters: [toHigh, toLow, gain] },
        ...(slewRate === undefined
          ? []
          : [
              {
                is: 'slew',
                ref,
                at: [plus, minus, inner],
                parameters: [slewVoltsOf(slewRate, bandwidth)],
              } as const,
            ]),
      ];
    }
    default:
      return [];
  }
}
