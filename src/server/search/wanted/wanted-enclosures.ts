import { outsideSize, type EnclosureSize } from '#electronics/enclosure.ts';
import { componentsGuide, wantedParts } from './wanted-thing.ts';

const sizeText = (size: EnclosureSize): string => outsideSize(size).replaceAll(' x ', ' × ');

/**
 * Boxes that boards are drawn for and the shop does not stock, each with the one of ours that holds the same board. Outside
 * sizes are those of Hammond's data sheets: 1590B 112 x 60 x 31 mm, 1590B2 112 x 60 x 38 mm, 1590N1 121 x 66 x 40 mm, 1590BB2 119 x 94 x 34 mm.
 */
const boxes = `
  1590B 1590B2 | enclosure-125b | The next larger box: ${sizeText('125B')}. Check the drilling.
  1590N1 | enclosure-125b | The same size under another name: ${sizeText('125B')}.
  1590BB2 | enclosure-1590bb | The same size: ${sizeText('1590BB')}.
`;

export const wantedEnclosures = wantedParts(boxes, componentsGuide('switches-and-jacks'));
