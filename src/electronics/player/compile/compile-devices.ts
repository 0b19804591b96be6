/** Elements with a bent law, as devices with the figures that the generated code reads. */

import type { Net } from '../../component.ts';
import { otaSaturation } from '../../simulation/contacts.ts';
import type { Element } from '../../simulation/element.ts';
import type { Device } from '../kit-data.ts';

const bentTypes = new Set<Element['type']>(['junction', 'bipolar', 'field-effect', 'ota', 'amplifier']);

/** The lamp beside the footswitch only takes a little current: it is made straight. */
const statusLamp = 'LED1';

export const isBent = ({ type, ref, nets }: Element, known: ReadonlySet<Net>): boolean =>
  bentTypes.has(type) && ref !== statusLamp && !(type === 'amplifier' && known.has(nets[5]!));

/** What leaks in a germanium transistor is a junction from base to collector: as much as a smaller reverse gain lets through. */
export function withLeakage(elements: readonly Element[]): Element[] {
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

const junctionFigures = ({ saturation, slope, breakdown }: Of<'junction'>): number[] => [
  saturation,
  slope,
  ...(breakdown ? [breakdown.atAmps, breakdown.volts, breakdown.slope] : []),
];

export function deviceOf(element: Element, numbered: (nets: readonly Net[]) => number[]): Device[] {
  const { ref, nets } = element;
  const at = numbered(nets);
  switch (element.type) {
    case 'junction':
      return [{ is: element.breakdown ? 'zener' : 'junction', ref, at, figures: junctionFigures(element) }];
    case 'bipolar': {
      const { polarity, saturation, gain, reverseGain, earlyVolts } = element;
      return [{ is: polarity, ref, at, figures: [saturation, gain, reverseGain, earlyVolts] }];
    }
    case 'field-effect': {
      const { threshold, beta, lambda, gateSaturation } = element;
      return [{ is: 'field-effect', ref, at, figures: [threshold, beta, lambda, gateSaturation] }];
    }
    case 'ota':
      return [{ is: 'ota', ref, at, figures: [otaSaturation] }];
    case 'amplifier':
      // inner, high, low.
      return [
        {
          is: 'clamp',
          ref,
          at: [at[5]!, at[3]!, at[4]!],
          figures: [element.toHigh, element.toLow, element.gain],
        },
      ];
    default:
      return [];
  }
}
