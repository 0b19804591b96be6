import type { Element } from '../element.ts';
import { amplifier, ota, regulator } from './amplifiers.ts';
import { junction } from './junction.ts';
import type { DeviceEquations } from './device-equations.ts';
import { capacitor, coil, idle, resistor, source, tap, transfer } from './linear.ts';
import { bipolar, fieldEffect } from './transistors.ts';

export function equationsOf(element: Element): DeviceEquations {
  switch (element.type) {
    case 'resistor':
      return resistor(element);
    case 'capacitor':
      return capacitor(element);
    case 'coil':
      return coil(element);
    case 'source':
      return source(element);
    case 'idle':
      return idle(element);
    case 'transfer':
      return transfer(element);
    case 'tap':
      return tap(element);
    case 'regulator':
      return regulator(element);
    case 'ota':
      return ota();
    case 'junction':
      return junction(element);
    case 'bipolar':
      return bipolar(element);
    case 'field-effect':
      return fieldEffect(element);
    case 'amplifier':
      return amplifier(element);
  }
}
