/** A schematic in the page: its targets become buttons, and those that are probed are lit. */
import { pointOf } from './schematic-points.ts';
import type { Probed } from './probed.ts';

/** Without what a file needs that stands alone: its own colours of the night, its size and its title, which would hover. */
export const inlined = (drawing: string): string =>
  drawing
    .replace(/<style>.*?<\/style>/, '')
    .replace(/<title>.*?<\/title>/, '')
    .replace(/ width="[\d.]+" height="[\d.]+"/, '')
    // A wire is wider to touch than it is lit: what shines lies under what is touched.
    .replaceAll(/<path data-net="[^"]*" d="([^"]*)"\/>/g, '<path d="$1"/>$&');

export const targetsIn = (place: Element): SVGElement[] => [
  ...place.querySelectorAll<SVGElement>('.schematic-hits > [data-net], .schematic-hits > [data-ref]'),
];

/** `labels`: of its targets, in their order. */
export function prepare(place: Element, labels: readonly string[]): void {
  const svg = place.querySelector('svg')!;
  const [, , width] = svg.getAttribute('viewBox')!.split(' ');
  svg.style.setProperty('--units', width!);
  svg.setAttribute('role', 'group');
  svg.setAttribute('aria-label', 'Schematic, from the input to the output');
  for (const layer of svg.children)
    if (!layer.classList.contains('schematic-hits')) layer.setAttribute('aria-hidden', 'true');
  targetsIn(place).forEach((target, index) => {
    target.setAttribute('role', 'button');
    target.setAttribute('tabindex', index === 0 ? '0' : '-1');
    target.setAttribute('aria-label', labels[index]!);
    target.setAttribute('aria-pressed', 'false');
  });
}

const calmly = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** What is lit comes to the middle where the drawing is wider than its place. */
export function bringToMiddle(place: Element, target: Element): void {
  const [own, room] = [target.getBoundingClientRect(), place.getBoundingClientRect()];
  const left = place.scrollLeft + own.left + own.width / 2 - room.left - room.width / 2;
  place.scrollTo({ left, behavior: calmly() });
}

export function lightUp(place: Element, probed: Probed | null): void {
  const lit = targetsIn(place).filter((target) => {
    const point = pointOf(target);
    const isLit = probed !== null && ('net' in point ? point.net === probed.net : point.ref === probed.ref);
    target.setAttribute('aria-pressed', String(isLit));
    return isLit;
  });
  const first = lit.find((target) => 'ref' in pointOf(target)) ?? lit[0];
  if (first) bringToMiddle(place, first);
}
