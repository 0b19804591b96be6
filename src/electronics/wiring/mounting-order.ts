/** What is mounted before what, and how: from the printed face to the lid, so that nothing lies over a lug that is still to be soldered. */

import { type BoxBody, liesUnder, type OpenBox } from './open-box.ts';

/** Near the face first, then what is easy to hold, the largest last. */
const preference: readonly BoxBody['kind'][] = ['led', 'toggle', 'board', 'footswitch', 'jack', 'dc-jack'];

export function mountingOrder({ board, bodies }: OpenBox): BoxBody[] {
  const open = [board, ...bodies].toSorted((a, b) => preference.indexOf(a.kind) - preference.indexOf(b.kind));
  const order: BoxBody[] = [];
  while (open.length) {
    const next = open.find((body) => !open.some((other) => other !== body && liesUnder(other, body)));
    if (!next) throw new Error(`Things lie under each other in a ring: ${open.map(({ ref }) => ref).join(', ')}.`);
    order.push(next);
    open.splice(open.indexOf(next), 1);
  }
  return order;
}

/** Nut, washer, and which way round. */
const hows: Partial<Record<BoxBody['kind'], string>> = {
  led: 'Push the LED into the bezel from behind until it clicks. Long leg (+) on the left, flat side on the right.',
  toggle:
    'One nut inside, so that the thread just fills the outer nut. Washer inside. Lugs in a column: lever up joins the lower two.',
  board:
    'The board with its controls: shafts through their holes, locating tab in its slot. Washers and nuts outside, finger-tight; when all is square, a quarter turn more.',
  footswitch: 'One nut inside sets the height; washer and the other nut outside. Flat sides of the lugs level.',
  jack: 'Washer and nut outside. Long spring away from the footswitch. Hold the frame while you tighten, a quarter turn past finger-tight.',
  'dc-jack': 'Nut outside. Turn it so that the long lug (+) is where the drawing has it.',
};

export const bezelHow = 'Push the bezel through from the front. Nut behind, finger-tight and a little more.';
const uprightJack =
  'Washer and nut outside. Long spring towards the open lid: push a plug in and look that it touches nothing.';

export function howToMount({ kind }: BoxBody, { size }: OpenBox): string {
  return kind === 'jack' && size === '1590A' ? uprightJack : hows[kind]!;
}
