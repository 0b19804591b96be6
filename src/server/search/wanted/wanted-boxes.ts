import { toolsGuide, wantedParts, type WantedThing } from './wanted-thing.ts';

/** Die-cast boxes that other shops and layouts name, and the nearest that is sold. */
export const wantedBoxes: readonly WantedThing[] = wantedParts(
  `
  1590B 1590BS | enclosure-125b | The nearest box: about 10 mm longer, 6 mm wider and 8 mm deeper. What fits a 1590B fits it.
  1590BBS 1590BB2 | enclosure-1590bb | The same face, and not as deep.
  1590XX 1590DD 1590D | enclosure-1590bb | The largest box that we have; theirs is larger.
  1590LB 1590H | enclosure-1590a | The smallest box that we have.
  `,
  toolsGuide('working-on-the-box'),
);
