/** Empty pages, as line drawings. */
import { circle, path, rect } from '../primitives/svg.ts';
import { accent, accentPaint, frame, node, zigzag } from './line.ts';

/** A parts bag with nothing in it. */
export const emptyCart = (): string =>
  frame(
    160,
    120,
    path('M48 26H112L118 108H42Z', {}),
    path('M48 26L46 14H114L112 26M46 20H114', {}),
    rect(62, 44, 36, 20, 2, {}),
    path('M68 52H92M68 58H82', {}),
    path(`M58 90H66${zigzag(66, 90, 28).replace('M66 90', '')}H102`, {
      stroke: accentPaint,
      'stroke-width': 2.2,
      'stroke-dasharray': '3.2 3.6',
    }),
  );

/** A shipping box waiting for its first label. */
export const emptyOrders = (): string =>
  frame(
    160,
    120,
    path('M34 44L80 26L126 44V92L80 112L34 92Z', {}),
    path('M34 44L80 62L126 44M80 62V112', {}),
    path('M57 35L103 53V66', {}),
    accent('M80 20V6M62 22L54 10M98 22L106 10', { 'stroke-dasharray': '4 4' }),
    path('M92 84L112 76V86L92 94Z', {}),
  );

/** A board under a glass: no part by that name. */
export const noResults = (): string =>
  frame(
    160,
    120,
    rect(20, 16, 96, 76, 5, {}),
    path('M32 30H46M32 40H46M32 50H46M60 28V52M70 28V52M32 70H44L50 78H74', {}),
    node(32, 30),
    node(46, 30),
    node(32, 50),
    node(46, 50),
    node(60, 28),
    node(60, 52),
    node(70, 28),
    node(70, 52),
    node(32, 70),
    node(74, 78),
    circle(100, 70, 24, { fill: 'var(--spot-ground,transparent)' }),
    path('M117 87L140 110', { 'stroke-width': 4 }),
    accent('M92 62L108 78M108 62L92 78'),
  );

/** A letter plate with no name on it. */
export const emptyAddress = (): string =>
  frame(
    160,
    120,
    path('M80 108C80 108 46 76 46 48A34 34 0 0 1 114 48C114 76 80 108 80 108Z', {}),
    rect(62, 34, 36, 28, 4, {}),
    circle(72, 44, 3.4, {}),
    circle(88, 44, 3.4, {}),
    accent('M72 54H88'),
    path('M50 112H110', { 'stroke-dasharray': '2 5' }),
  );

/** A blown fuse: something on our side let go. */
export const failed = (): string =>
  frame(
    160,
    120,
    rect(34, 42, 92, 36, 6, {}),
    path('M52 42V78M108 42V78', {}),
    path('M8 60H34M126 60H152', {}),
    node(8, 60),
    node(152, 60),
    path('M52 60C58 50 63 52 67 60M108 60C102 70 97 68 93 60', {}),
    accent('M80 50V54M80 66V70M72 55L75.5 58M88 55L84.5 58M72 65L75.5 62M88 65L84.5 62'),
  );

/** A plug, home in its jack: your words have arrived. */
export const sent = (): string =>
  frame(
    160,
    120,
    path('M6 96C26 96 22 60 40 60', {}),
    rect(40, 48, 40, 24, 4, {}),
    path('M48 48V72M54 48V72M60 48V72', {}),
    path('M80 54H92V66H80', {}),
    path('M92 56H104L108 60L104 64H92', {}),
    path('M112 36V84M112 36H126V84H112', {}),
    path('M104 44H112M104 76H112', {}),
    accent('M134 48C140 54 140 66 134 72M142 40C152 50 152 70 142 80'),
  );
