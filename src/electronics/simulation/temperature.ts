/**
 * Semiconductors in a colder or hotter room than the 27 °C of data sheets, by the laws and usual figures of SPICE. Resistors
 * and capacitors hardly move from 15 to 45 °C (under 0.2 % and a few percent), and chips hold their own currents.
 */

import { type Element, roomKelvin, thermalVolts } from './element.ts';
import { otaSaturation } from './circuit-constants.ts';

const siliconGapVolts = 1.11;
/** Exponents of the temperature in the saturation current, and in the gain of a transistor. */
const saturationExponent = 3;
const gainExponent = 1.5;
/** Threshold and slope of field-effect transistors: two millivolts a kelvin, and mobility that falls. */
const thresholdPerKelvin = -2.2e-3;
const mobilityExponent = -1.5;

/** `times`: how much hotter than room temperature, both in kelvins. */
function saturationTimes(times: number, ideality: number, gapVolts = siliconGapVolts): number {
  const heat = (gapVolts / (ideality * thermalVolts)) * (1 - 1 / times);
  return times ** (saturationExponent / ideality) * Math.exp(heat);
}

export function atCelsius(element: Element, celsius: number): Element {
  const kelvin = celsius + 273.15;
  const times = kelvin / roomKelvin;
  const slope = thermalVolts * times;
  switch (element.type) {
    case 'junction': {
      const { breakdown, gapVolts } = element;
      const ideality = element.slope / thermalVolts;
      return {
        ...element,
        saturation: element.saturation * saturationTimes(times, ideality, gapVolts),
        slope: element.slope * times,
        ...(breakdown && {
          breakdown: { ...breakdown, volts: breakdown.volts + breakdown.voltsPerKelvin * (kelvin - roomKelvin) },
        }),
      };
    }
    case 'bipolar': {
      const gainTimes = times ** gainExponent;
      return {
        ...element,
        saturation: element.saturation * saturationTimes(times, 1, element.gapVolts),
        gain: element.gain * gainTimes,
        reverseGain: element.reverseGain * gainTimes,
        slope,
      };
    }
    case 'field-effect':
      return {
        ...element,
        threshold: element.threshold + thresholdPerKelvin * (kelvin - roomKelvin),
        beta: element.beta * times ** mobilityExponent,
        gateSaturation: element.gateSaturation * saturationTimes(times, 1),
        slope,
      };
    case 'ota':
      return { ...element, saturation: otaSaturation * saturationTimes(times, 1), slope };
    default:
      return element;
  }
}
