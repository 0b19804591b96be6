import { outsideSize, type EnclosureSize } from '#electronics/enclosure.ts';
import { toolsGuide, wantedParts, type WantedThing } from './wanted-thing.ts';

const sizeText = (size: EnclosureSize): string => outsideSize(size).replaceAll(' x ', ' × ');

/**
 * Die-cast boxes that other shops and layouts name, and the nearest that is sold. Outside sizes are those of Hammond's data
 * sheets: 1590B 112 x 60 x 31 mm, 1590B2 112 x 60 x 38 mm, 1590N1 121 x 66 x 40 mm, 1590BB2 119 x 94 x 34 mm.
 */
export const wantedBoxes: readonly WantedThing[] = wantedParts(
  `
  1590B 1590BS 1590B2 | enclosure-125b | The nearest box, a little larger: ${sizeText('125B')}. What fits a 1590B fits it.
  1590N1 | enclosure-125b | The same size under another name: ${sizeText('125B')}.
  1590BBS 1590BB2 | enclosure-1590bb | The same face: ${sizeText('1590BB')}.
  1590XX 1590DD 1590D | enclosure-1590bb | The largest box that we have, ${sizeText('1590BB')}; theirs is larger.
  1590LB 1590H | enclosure-1590a | The smallest box that we have: ${sizeText('1590A')}.
  `,
  toolsGuide('working-on-the-box'),
);
