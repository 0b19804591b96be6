/** The picture for the link of a build: 1200 by 630, its words and readings on the left, room for the pedal on the right. */
import { Defs } from '../primitives/defs.ts';
import { n, path, rect, svg } from '../primitives/svg.ts';
import {
  cardHeight,
  cardMargin,
  cardWidth,
  headline,
  inkColour,
  lines,
  logo,
  mat,
  small,
  softInkColour,
} from './social-frame.ts';

export interface BuildCardWords {
  /** 'Meera K.’s Fuzz Box'. */
  readonly title: string;
  /** '5 of 5 voltages inside'. */
  readonly measured: string | null;
  /** '3 h 10 min, 2 swaps'. */
  readonly about: string;
  /** Where each reading lies in its range: 0 at the lowest that is right, 1 at the highest. */
  readonly readings: readonly number[];
}

/** Where the photo or the drawn pedal goes. */
export const cardPictureBox = { left: 740, top: 0, width: 460, height: 630 } as const;

/** No lettering for these signs: Burin knows Latin only. */
const lettered = /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]*$/u;

const shownReadings = 12;
const barTop = 448;
const barGap = 44;

/** One scale for each reading, their bands in line: how many lie inside is seen at once. */
function readingBars(readings: readonly number[]): string {
  return readings
    .slice(0, shownReadings)
    .map((at, k) => {
      const x = cardMargin + k * barGap;
      const y = barTop + 78 - Math.max(-0.9, Math.min(1.9, at)) * 26 - 26;
      const isInside = at >= 0 && at <= 1;
      return (
        rect(x, barTop + 26, 26, 26, 3, { fill: '#3f8f74' }) +
        path(`M${n(x + 13)} ${barTop}V${barTop + 78}`, { stroke: softInkColour, 'stroke-width': 1.4 }) +
        path(`M${n(x - 2)} ${n(y)}h30`, { stroke: isInside ? inkColour : '#f4a91f', 'stroke-width': 6 })
      );
    })
    .join('');
}

/** Without the picture of the pedal, which is laid on it. */
export function buildCardSvg({ title, measured, about, readings }: BuildCardWords): string {
  const text = lines(lettered.test(title) ? title.replaceAll('’', "'") : 'A build', 60, 600);
  const y = 296 - (text.length - 1) * 60;
  const body =
    mat(58) +
    logo(cardMargin - 6) +
    headline(text, y, 60, 600) +
    readingBars(readings) +
    (measured ? small(measured, barTop - 34, '#f4a91f') : '') +
    small(about, cardHeight - cardMargin + 24, softInkColour);
  return svg([0, 0, cardWidth, cardHeight], new Defs('s'), body, { title, width: cardWidth, height: cardHeight });
}
