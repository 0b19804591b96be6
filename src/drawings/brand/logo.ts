/**
 * Brand: "taar" (तार), Hindi for wire, for string, and for the upper octave.
 * The wordmark is one gauge of wire; each "a" is a solder pad with the trace that leaves it, and the "r" ends
 * in a lamp. Nothing else that is drawn spells the name except the board silkscreen.
 */
import { circle, g, path, rect, svg } from '../primitives/svg.ts';

const wordmarkPath =
  'M8 0V20.4C8 26.6 10.8 29.8 17 29.8H18.4M0 10.2H18.4M44.2 8.1V31.9M74.4 8.1V31.9M86.6 31.9V8.1' +
  'M86.6 21.4C86.6 14 90.6 10.2 98 10.2';

const lampColour = '#f4a91f';

/** The wordmark on its own 109 by 34 ground; `lamp` colours the terminal of the r. */
export const wordmarkMarkup = (ink: string, lamp: string): string =>
  g(
    { fill: 'none', stroke: ink, 'stroke-width': 4.4, 'stroke-linejoin': 'round' },
    path(wordmarkPath, {}),
    circle(34.5, 20, 9.7, {}),
    circle(64.7, 20, 9.7, {}),
  ) + circle(104.4, 10.2, 3.6, { fill: lamp });

/** `ink` may be "currentColor". */
export function wordmark(o: { ink?: string; lamp?: string; title?: string; class?: string } = {}): string {
  const body = wordmarkMarkup(o.ink ?? 'currentColor', o.lamp ?? lampColour);
  return svg([0, -1, 109, 34], '', body, { title: o.title, ...(o.class ? { class: o.class } : {}) });
}

/** The mark alone: a pad and the trace that leaves it, with the lamp lit. For favicons and the like. */
export function logoMark(o: { ink?: string; ground?: string; lamp?: string; radius?: number } = {}): string {
  const body =
    rect(0, 0, 64, 64, o.radius ?? 14, { fill: o.ground ?? '#0f3f39' }) +
    g(
      { fill: 'none', stroke: o.ink ?? '#f4f6f1', 'stroke-width': 7 },
      circle(28.5, 34, 14, {}),
      path('M42.5 16.5V51.5', {}),
    ) +
    circle(52, 17, 4.6, { fill: o.lamp ?? lampColour });
  return svg([0, 0, 64, 64], '', body);
}
