/** Bezels, sockets, wire and feet. */

import type { Part } from '../catalogue-types.ts';
import { hardwarePart, type HardwareRow } from './hardware.ts';

const socket = (pins: 8 | 14 | 16, price: number): HardwareRow => ({
  slug: `dip-socket-${pins}`,
  kind: 'socket',
  value: `DIP-${pins}`,
  name: `IC Socket, DIP-${pins}`,
  summary: `Turned-pin socket for ${pins}-pin chips: solder it, then press the chip in.`,
  description: `A turned-pin socket for chips with ${pins} legs. Solder the socket with its notch over the notch on the board, and press the chip in when everything else is done.\n\nIt keeps the heat of the iron away from the chip, and it lets you try another one in a minute, which in an overdrive is half the fun. Straighten the legs of the chip on the table edge before you press it in.`,
  price,
  stock: 260,
  reviews: 12,
  origin: 'China',
  hsn: '8536',
  picture: { draw: 'socket', pins },
  specs: { Pins: String(pins), 'Row spacing': '7.62 mm', Contacts: 'Turned, tin over brass', 'Contact current': '1 A' },
});

const rows: readonly HardwareRow[] = [
  {
    slug: 'led-bezel',
    kind: 'hardware',
    value: '5 mm bezel',
    name: 'LED Bezel 5 mm, Pack of 5',
    summary: 'Chromed holders that keep a 5 mm lamp straight in the box.',
    description:
      'Five chromed holders for 5 mm lamps. The lamp clicks in from behind and sits straight and flush, so the drilled hole need not be perfect.\n\nDrill 8 mm, push the holder through from the front and tighten the nut behind. Insulate both legs of the lamp with a piece of sleeve, because the bottom of a pedal is closer than it looks.',
    price: 75,
    stock: 96,
    reviews: 9,
    pack: 5,
    hsn: '8541',
    origin: 'China',
    picture: { draw: 'bezel' },
    specs: { Lamp: '5 mm', Material: 'Chromed brass', 'Hole in the box': '8 mm' },
  },
  socket(8, 12),
  socket(14, 18),
  socket(16, 20),
  {
    slug: 'hook-up-wire',
    kind: 'wire',
    value: '24 AWG',
    name: 'Hook-Up Wire Set, 3 x 2 m',
    summary: 'Two metres each of red, black and blue, stranded and tinned.',
    description:
      'Six metres of stranded hook-up wire, two each in red, black and blue, tinned and with insulation that does not shrink back from the iron. Enough for three pedals.\n\nUse red for the supply, black for ground and blue for signal and you will find your own mistakes a year later. Cut the pieces long, twist the strands, tin them, and shorten when you know the way.',
    price: 120,
    stock: 150,
    reviews: 17,
    hsn: '8544',
    origin: 'India',
    picture: { draw: 'wire' },
    specs: {
      Conductor: '7 x 0.2 mm tinned copper (24 AWG)',
      Insulation: 'PVC, 1.4 mm outside',
      'Maximum voltage': '300 V',
      Length: '3 x 2 m',
    },
  },
  {
    slug: 'rubber-feet',
    kind: 'hardware',
    value: 'Feet',
    name: 'Rubber Feet, Set of 4',
    summary: 'Four self-adhesive feet that keep a pedal where you put it.',
    description:
      'Four soft self-adhesive feet, low enough that the pedal does not rock. They keep it in place on wood and tile, and the screws of the lid off the parquet.\n\nClean the lid with spirit first, press each foot down for ten seconds and wait an hour. If you mount your pedals with hook tape, leave them off and keep them in the bag.',
    price: 30,
    stock: 180,
    reviews: 8,
    hsn: '4016',
    origin: 'India',
    picture: { draw: 'feet' },
    specs: { Size: '10 mm wide, 3 mm high', Material: 'Polyurethane', Fixing: 'Self-adhesive' },
  },
];

export const fittings: readonly Part[] = rows.map(hardwarePart);
