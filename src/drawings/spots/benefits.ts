/** The four reasons to build, as line drawings. */
import { textPath } from '../primitives/stroke-font.ts';
import { circle, path, rect } from '../primitives/svg.ts';
import { accent, accentPaint, framed, node, zigzag } from './line.ts';

/** An op-amp clipping stage: the schematic of the Vintage Overdrive's heart. */
export const learn = (): string =>
  framed(
    [3, 0, 160, 112],
    path('M62 40V88L108 64Z', {}),
    path('M68 52h7M68 76h7M71.5 72.5v7', {}),
    path('M10 76H62M108 64H150M36 52H62M36 52V20H52M124 64V20H104', {}),
    accent('M62 20H74M82 13V27M74 13V27L82 20ZM82 20H104'),
    path('M52 20H62', {}),
    path('M36 20V4.5M124 20V4.5', {}),
    path(`M36 4.5H66${zigzag(66, 4.5, 28).replace('M66 4.5', '')}H124`, {}),
    node(36, 20),
    node(36, 52),
    node(124, 64),
    node(124, 20),
    circle(7, 76, 3, {}),
    circle(153, 64, 3, {}),
    path('M24 76V92', {}),
    path('M18 92H30M18 97H30', {}),
    path('M24 97V106M18 106H30M20.5 109H27.5', {}),
    node(24, 76),
  );

/** A pedal being drawn on by its maker. */
export const personal = (): string =>
  framed(
    [35, 0, 160, 112],
    rect(42, 6, 58, 100, 7, {}),
    circle(56, 24, 6.5, {}),
    circle(86, 24, 6.5, {}),
    path('M56 24L52 19.6M86 24L90 19.4', {}),
    circle(71, 90, 6.5, {}),
    circle(71, 90, 3, {}),
    accent('M50 60C55 44 60 44 65 60S75 76 80 60'),
    path('M80 60L84 46L112 18L122 28L94 56Z', { fill: 'var(--spot-ground,transparent)' }),
    path('M84 46L94 56M108 22L118 32', {}),
    path('M36 38H42M36 44H42M100 38H106M100 44H106', {}),
  );

/** Pages with a board and numbered steps. */
export const guides = (): string =>
  framed(
    [25, 0, 160, 112],
    path('M48 100H26V14H92', {}),
    rect(40, 6, 84, 94, 4, { fill: 'var(--spot-ground,transparent)' }),
    rect(50, 18, 42, 34, 3, {}),
    path('M57 28H66M57 35H66M57 42H66M74 26V46M82 26V46', {}),
    path('M92 24H104M92 44H104', {}),
    circle(110, 24, 5.6, { stroke: accentPaint, 'stroke-width': 2.2 }),
    circle(110, 44, 5.6, {}),
    path(textPath('1', 110, 27, { cap: 6, anchor: 'middle' }), { stroke: accentPaint, 'stroke-width': 1.5 }),
    path(textPath('2', 110, 47, { cap: 6, anchor: 'middle' }), { 'stroke-width': 1.3 }),
    path('M50 64H114M50 73H114M50 82H96', {}),
    path('M50 91H76', {}),
  );

/** Three pedals patched together. */
export const community = (): string => {
  const pedal = (x: number, y: number): string =>
    rect(x, y, 26, 44, 4, {}) +
    circle(x + 8, y + 10, 3.2, {}) +
    circle(x + 18, y + 10, 3.2, {}) +
    circle(x + 13, y + 34, 3.4, {});
  return framed(
    [1, 0, 160, 112],
    pedal(12, 10),
    pedal(67, 58),
    pedal(122, 10),
    accent('M38 32C56 32 50 80 67 80'),
    accent('M93 80C110 80 104 32 122 32'),
    path('M12 32C2 32 2 54 2 64M148 32C158 32 158 54 158 64', {}),
    path('M22 22H28M77 70H83M132 22H138', {}),
  );
};
