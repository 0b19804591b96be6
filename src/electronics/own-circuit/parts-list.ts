/** What a circuit is made of, as a list that the reader of lists takes: a line for each value, with its designators. */

import type { Circuit, Component, ComponentKind } from '../component.ts';

const nouns: Partial<Record<ComponentKind, string>> = {
  resistor: 'resistor',
  film: 'film',
  ceramic: 'ceramic',
  electrolytic: 'electrolytic',
  inductor: 'inductor',
  led: 'LED 5 mm',
  pot: 'pot',
  trimmer: 'trimmer',
  toggle: 'toggle switch',
  footswitch: 'footswitch',
};

/** With the name of the device that is played, where a maker's letters lie between it and what was written. */
const wordsOf = ({ kind, value, part }: Component): string => {
  const name = part && !part.startsWith('own ') && !part.startsWith('led-') ? part.toUpperCase() : value;
  return [name, nouns[kind]].filter(Boolean).join(' ');
};

export function partsListText({ components }: Circuit): string {
  const lines = Map.groupBy(components, wordsOf);
  return [...lines].map(([words, parts]) => `${parts.length}x ${words}`).join('\n');
}
