/** Parts with a plus and a minus, dropped into the pads of our own boards. */
import type { Defs } from '../primitives/defs.ts';
import { g, put, rect, scale } from '../primitives/svg.ts';
import { solderMasks } from '../primitives/palette.ts';
import { electrolytic, electrolyticLegs, electrolyticStripeX } from '../parts/capacitors.ts';
import { diode, diodeBandX, ledLegs, ledPart } from '../parts/diode.ts';
import type { Leg, PolarLegs } from '../parts/legs.ts';
import { drawMountedPart } from '../pcb/mounted-parts.ts';
import { boardPiece, padsAt, type BoardPlace, type Point } from './board-piece.ts';
import { accentColour, arrow, letterText, onPaper, pencilColour, pointer, type Figure } from './figure.ts';

const light = { ink: solderMasks.green.silk } as const;

/** A part that stands over its place on the board, at the same scale. */
export interface StandingPart {
  readonly x: number;
  readonly y: number;
  readonly place: BoardPlace;
  readonly legs: PolarLegs;
}

interface Drop {
  readonly from: Point;
  readonly to: Point;
}

/** From the end of a leg to the pad that takes it: plus to the first pad, minus to the second. */
export function dropsOf({ x, y, place, legs }: StandingPart): { readonly plus: Drop; readonly minus: Drop } {
  const end = (leg: Leg): Point => [x + leg.x * place.size, y + leg.end * place.size];
  const [first, second] = padsAt(place);
  return { plus: { from: end(legs.plus), to: first! }, minus: { from: end(legs.minus), to: second! } };
}

const dropLine = ({ from, to }: Drop, ink: string): string => arrow(from[0], from[1] + 5, to[0], to[1] - 8, ink);

const dropLines = (standing: StandingPart): string => {
  const { plus, minus } = dropsOf(standing);
  return dropLine(plus, accentColour) + dropLine(minus, pencilColour);
};

export const standingElectrolytic: StandingPart = {
  x: 104,
  y: 76,
  legs: electrolyticLegs('47u'),
  place: { kind: 'CE', x: 104, y: 190, size: 6.8, turn: 0, width: 88, height: 58 },
};

const fittedElectrolytic: BoardPlace = {
  kind: 'CE',
  x: 254,
  y: 178,
  size: 10,
  turn: 0,
  width: 100,
  height: 86,
};

const mounted = (d: Defs, { kind, x, y, size, turn }: BoardPlace, value: string): string =>
  put(x, y, turn, scale(size, drawMountedPart(d, { kind, value, x: 0, y: 0, turn: 0 })));

const electrolyticPolarity = onPaper(230, (d) => {
  const { x, y, place } = standingElectrolytic;
  const { plus, minus } = dropsOf(standingElectrolytic);
  return [
    boardPiece(place),
    put(x, y, 0, scale(place.size, electrolytic(d, '47u').markup)),
    dropLines(standingElectrolytic),
    letterText('LONG LEG', 40, 116) + pointer(66, 118, plus.from[0] - 2, plus.from[1] - 8),
    letterText('+', 40, 132, { cap: 9, ink: accentColour }),
    letterText('SHORT LEG', 166, 112) + pointer(138, 112, minus.from[0] + 2, minus.from[1] - 8),
    letterText('-', 166, 126, { cap: 9 }),
    letterText('STRIPE', 176, 36) + pointer(152, 36, x + electrolyticStripeX('47u') * place.size, 52),
    boardPiece(fittedElectrolytic, mounted(d, fittedElectrolytic, '47u')),
    letterText('FITTED, FROM ABOVE', 254, 124, { cap: 5.6, ink: pencilColour }),
    letterText('-', 296, 182, { ...light, cap: 9 }),
  ].join('');
});

export const standingLed: StandingPart = {
  x: 104,
  y: 74,
  legs: ledLegs(),
  place: { kind: 'LED', x: 104, y: 194, size: 5.6, turn: 90, width: 88, height: 50 },
};

const fittedLed: BoardPlace = { kind: 'LED', x: 254, y: 178, size: 9, turn: 90, width: 100, height: 80 };

const ledPolarity = onPaper(230, (d) => {
  const { x, y, place } = standingLed;
  const { plus, minus } = dropsOf(standingLed);
  // The rim is cut straight at the side of the cathode.
  const flatRim = d.clip(rect(-2.5, -14, 20, 40, 0, {}));
  return [
    boardPiece(place),
    put(x, y, 0, scale(place.size, g({ 'clip-path': flatRim }, ledPart(d, 'red').markup))),
    dropLines(standingLed),
    letterText('FLAT RIM', 44, 52) + pointer(58, 56, x - 2.6 * place.size, 61),
    letterText('SHORT LEG', 44, 116) + pointer(74, 116, minus.from[0] - 2, minus.from[1] - 6),
    letterText('- CATHODE', 44, 130),
    letterText('LONG LEG', 166, 112) + pointer(140, 112, plus.from[0] + 2, plus.from[1] - 14),
    letterText('+ ANODE', 166, 126, { ink: accentColour }),
    boardPiece(fittedLed, mounted(d, fittedLed, 'red')),
    letterText('FITTED, FROM ABOVE', 254, 128, { cap: 5.6, ink: pencilColour }),
    letterText('-', 214, 182, { ...light, cap: 9 }),
  ].join('');
});

const diodeSize = 18;

export const lyingDiode = {
  x: 160,
  y: 46,
  place: { kind: 'D', x: 160, y: 128, size: diodeSize, turn: -90, width: 236, height: 66 },
} as const satisfies { x: number; y: number; place: BoardPlace };

/** The middle of the two lines at the cathode's end of the outline, turned as the outline is. */
const cathodeLineX = lyingDiode.x + 1.925 * diodeSize;

const diodePolarity = onPaper(180, (d) => {
  const { x, y, place } = lyingDiode;
  const bandX = x + diodeBandX.black * diodeSize;
  return [
    put(x, y, 0, scale(diodeSize, diode(d, 'black', 3).markup)),
    letterText('BAND', 248, 22) + pointer(232, 22, bandX, 34),
    boardPiece(place),
    letterText('LINE', cathodeLineX, 176) + pointer(cathodeLineX, 168, cathodeLineX, 140),
    arrow(bandX, 74, cathodeLineX - 1, 104, accentColour),
    letterText('ANODE', 30, 49, { cap: 6.4 }),
    letterText('CATHODE', 290, 49, { cap: 6.4 }),
  ].join('');
});

export const polarity: Readonly<Record<string, Figure>> = {
  'electrolytic-polarity': electrolyticPolarity,
  'diode-polarity': diodePolarity,
  'led-polarity': ledPolarity,
};
