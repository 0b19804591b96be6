import type { Net } from '#electronics/component.ts';

export type TouchPoint = { readonly net: Net } | { readonly ref: string };

/** What can be touched in a schematic, in the order of the signal, as build/schematic has laid it there. */
export function pointsIn(drawing: string): TouchPoint[] {
  const layer = new DOMParser().parseFromString(drawing, 'image/svg+xml').querySelector('.schematic-hits');
  return [...(layer?.children ?? [])].map((target) => pointOf(target));
}

export function pointOf(target: Element): TouchPoint {
  const net = target.getAttribute('data-net');
  return net === null ? { ref: target.getAttribute('data-ref')! } : { net };
}
