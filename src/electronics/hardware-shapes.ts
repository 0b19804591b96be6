/**
 * What the hardware of a pedal takes inside its box, and where its lugs stand, millimetres. The fit of the closed box, the wiring
 * and its drawings read the same figures.
 *
 * Where they come from. Bodies: docs/boards.md. Footswitch: the drill file of a published 3PDT board that was built and fitted
 * (columns 5.30 mm apart, lugs 4.80 mm apart in a column, flat sides level). Toggle: E-Switch drawing ST141003 (4.70 mm between
 * lugs, 4.83 mm between poles). Lamp: legs of a 5 mm LED 2.54 mm apart, spread for the iron. Jack and DC socket: no maker's
 * drawing with lugs was at hand, these are of the part as we draw it, right to about 2 mm. Wires are cut with 15 mm to spare.
 */
export const hardwareShapes = {
  pot: { radius: 8.2, depth: 9.5 },
  lamp: { radius: 4.8, depth: 9.5, legsApart: 5.08 },
  footswitch: { half: 8.6, depth: 23, columnPitch: 5.3, rowPitch: 4.8 },
  toggle: { halfWidth: 4, halfLength: 6.6, depth: 13.5, lugPitch: 4.7, polePitch: 4.83 },
  jack: {
    /** From the inside of the wall to the tip of a plug: two of them are the 50 mm that plugs need. */
    depth: 25,
    /** From the inside of the wall to the end of the frame, and to the lugs on it. */
    frame: 18,
    lugDepth: 14.5,
    /** Half of it in the plane of its springs, and across. */
    halfWide: 8,
    halfThin: 5,
    /** From the middle to either lug. */
    lugOffset: 5,
  },
  supply: { depth: 13, half: 6.5, lugDepth: 12.2, lugOffset: 4 },
  /** The legs of the pots hold the board so far from the inside of the face. */
  board: { below: 10.5, thick: 1.6 },
} as const;

/** Contacts of a toggle, seen from behind with lug 1 on top: the middle lug joins the one that the lever points away from. */
export const toggleContacts = {
  up: [
    ['2', '3'],
    ['5', '6'],
  ],
  down: [
    ['1', '2'],
    ['4', '5'],
  ],
} as const;

/** Contacts of the 3PDT by its lugs, numbered down the columns. */
export const footswitchContacts = {
  effect: [
    ['1', '2'],
    ['4', '5'],
    ['7', '8'],
  ],
  bypass: [
    ['2', '3'],
    ['5', '6'],
    ['8', '9'],
  ],
} as const;
