/** Changes that a builder may try: another part in a place, or none. */

import type { Circuit, Component } from './component.ts';

export interface Mod {
  readonly ref: string;
  /** What goes there instead, each for itself; none: leave the place empty. */
  readonly values: readonly string[];
  /** What one gets: 'a softer start of the note'. */
  readonly gives: string;
}

/** What stands beside the part: 'Try a BAT41 or 1N34A here for a softer start of the note.' */
export const modNote = ({ values, gives }: Mod): string =>
  values.length === 0 ? `Leave it out for ${gives}.` : `Try a ${values.join(' or ')} here for ${gives}.`;

const replaced = (component: Component, value: string): Component => ({
  ...component,
  value,
  part: component.part?.replace(component.value.toLowerCase(), value.toLowerCase()) ?? null,
});

/** The circuit as it is after each choice that a mod offers. */
export function modded(circuit: Circuit, { ref, values }: Mod): Circuit[] {
  const { components } = circuit;
  if (values.length === 0) return [{ ...circuit, components: components.filter((part) => part.ref !== ref) }];
  return values.map((value) => ({
    ...circuit,
    components: components.map((part) => (part.ref === ref ? replaced(part, value) : part)),
  }));
}
