/** A ruler in millimetres as the markup of SVG: it reaches a little beyond the board, so that panning only moves it. */

export interface RulerSpan {
  readonly from: number;
  readonly to: number;
}

const tickOf = (mm: number): number => (mm % 10 === 0 ? 12 : mm % 5 === 0 ? 9 : 6);
/** Below this many pixels a millimetre, single millimetres would be a blur. */
const fineFrom = 5;
/** A figure needs its room: every fifth centimetre, every second, or each. */
const figureStep = (k: number): number => (k < 2 ? 50 : k < 3.2 ? 20 : 10);

export function rulerMarkup(k: number, { from, to }: RulerSpan, across: boolean): string {
  let ticks = '';
  let figures = '';
  for (let mm = from; mm <= to; mm++) {
    if (k < fineFrom && mm % 5 !== 0) continue;
    const at = Math.round((mm - from) * k) + 0.5;
    ticks += across ? `M${at} 0v${tickOf(mm)}` : `M0 ${at}h${tickOf(mm)}`;
    if (mm % figureStep(k) === 0)
      figures += across ? `<text x="${at + 3}" y="18">${mm}</text>` : `<text x="8" y="${at + 12}">${mm}</text>`;
  }
  return `<path d="${ticks}"/>${figures}`;
}
