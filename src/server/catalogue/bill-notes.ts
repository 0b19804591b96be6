import { capacitorCode } from '#electronics/codes/capacitor-code.ts';
import type { Component, ComponentKind } from '#electronics/component.ts';
import { boxRef } from '#electronics/hardware.ts';
import { isReadable } from '#electronics/written-bill.ts';

const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

/** Sockets and knobs are named after what they belong to: XS-IC1, KN-DRIVE. */
const belongsTo = /^(?:XS|KN)-/;

const turned: Readonly<Partial<Record<ComponentKind, string>>> = {
  electrolytic: 'long leg to +',
  diode: 'band to the line',
  led: 'long leg is +',
  bjt: 'flat side as printed',
  jfet: 'flat side as printed',
  mosfet: 'flat side as printed',
  regulator: 'flat side as printed',
  ic: 'notch to the notch',
  'dc-jack': 'centre negative',
};

/** An old bill may name a value that no code says; then nothing is told of it. */
const markingOf = (component: Component): string | null =>
  (component.kind === 'film' || component.kind === 'ceramic') && isReadable(component)
    ? `marked ${capacitorCode(component.value)}`
    : null;

/** The designators, but not those that stand nowhere but in the bill. */
function placeOf(components: readonly Component[]): string | null {
  const refs = components.map(({ ref }) => ref);
  const [first] = components;
  if (first?.kind === 'jack') return refs.length === 2 ? 'in and out' : null;
  if (first?.kind === 'footswitch') return refs.length === 1 ? 'true bypass' : null;
  if (first?.kind === 'mechanical') {
    const others = refs.filter((ref) => belongsTo.test(ref)).map((ref) => ref.replace(belongsTo, ''));
    return others.length > 0 ? `for ${list.format(others)}` : null;
  }
  return first?.kind === 'dc-jack' || (first?.kind === 'led' && first.place === 'panel') ? null : list.format(refs);
}

const boxNotes: Readonly<Record<string, string>> = {
  kit: 'drilled, coated, printed',
  pcb: 'bare, for you to drill',
};

/** Where the components of one line go and which way round, in a few words: 'C3, long leg to +'. */
export function billNote(components: readonly Component[], category: string): string | null {
  const [first] = components;
  if (!first) return null;
  if (first.ref === boxRef) return boxNotes[category] ?? null;
  const words = [
    placeOf(components),
    markingOf(first),
    Object.hasOwn(turned, first.kind) ? turned[first.kind]! : null,
  ].filter((word) => word !== null);
  return words.join(', ') || null;
}
