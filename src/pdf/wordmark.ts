/** The shop's wordmark, taken from its drawing so that there is only one. */

import { wordmarkMarkup } from '#drawings/brand/logo.ts';

export const wordmarkWidth = 109;
const wire = 4.4;
/** Anything smaller is the lamp. */
const minRingRadius = 5;

export function drawWordmark(doc: PDFKit.PDFDocument, ink: string, lamp: string): void {
  const markup = wordmarkMarkup(ink, lamp);
  doc.lineWidth(wire).lineJoin('round');
  doc.path(/<path[^>]* d="([^"]+)"/.exec(markup)![1]!).stroke(ink);
  for (const [, x, y, r] of markup.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)) {
    doc.circle(Number(x), Number(y), Number(r));
    if (Number(r) < minRingRadius) doc.fill(lamp);
    else doc.stroke(ink);
  }
}
