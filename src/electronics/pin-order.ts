/** The order in which the pins of a part meet its pads. */

import type { Component, ComponentKind } from './component.ts';

/** Written down, because an object lists '1' and '2' before 'A' and 'K' however it was typed. */
const named: Partial<Record<ComponentKind, readonly string[]>> = {
  electrolytic: ['+', '-'],
  diode: ['A', 'K'],
  led: ['A', 'K'],
  opto: ['A', 'K', '1', '2'],
};

export function pinOrder({ ref, kind, pins }: Component): readonly string[] {
  const order = named[kind] ?? Object.keys(pins);
  const missing = order.find((pin) => !(pin in pins));
  if (missing !== undefined) throw new Error(`${ref} has no pin ${missing}`);
  return order;
}
