/** Boxes, knobs, switches, jacks, sockets and wire. */

import type { Part, PartPicture } from '../catalogue-types.ts';

interface HardwareRow {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly price: number;
  readonly stock: number | null;
  readonly reviews: number;
  readonly rating?: number;
  readonly pack?: number;
  readonly pinOut?: Readonly<Record<string, string>>;
  readonly specs: Readonly<Record<string, string>>;
  readonly hsn: string;
  readonly origin: string;
  readonly picture: PartPicture;
}

const box = (
  size: '1590A' | '125B' | '1590BB',
  mm: string,
  price: number,
  stock: number,
  fits: string,
): HardwareRow => ({
  slug: `enclosure-${size.toLowerCase()}`,
  name: `Enclosure ${size}, Bare Aluminium`,
  summary: `Die-cast box of ${mm}, undrilled, with lid and screws.`,
  description: `A die-cast aluminium box in the ${size} size, ${mm} outside, with its lid and four screws. ${fits}\n\nThis one is bare and undrilled: print the drill template of your board at full size, check its ruler, punch the centres and drill in steps. Kits come with their box already drilled, coated and printed.`,
  price,
  stock,
  reviews: 21,
  origin: 'China',
  hsn: '7616',
  picture: { draw: 'enclosure', size },
  specs: {
    'Outside size': mm,
    Material: 'Die-cast aluminium',
    Finish: 'Bare, undrilled',
    Included: 'Lid and four screws',
  },
});

const knob = (
  slug: string,
  name: string,
  style: Extract<PartPicture, { draw: 'knob' }>['style'],
  look: string,
): HardwareRow => ({
  slug,
  name,
  summary: `${look} For 6 mm knurled shafts.`,
  description: `${look} It fits the knurled 6 mm shafts of our potentiometers.\n\nTurn the control to its left stop before you press the knob on, with the pointer at seven o'clock, and the scale will be right. It stands clear of the nut, so the box keeps its paint, and it can be pulled off again by hand when the pedal has to come apart.`,
  price: 55,
  stock: 130,
  reviews: 14,
  origin: 'China',
  hsn: '3926',
  picture: { draw: 'knob', style },
  specs: {
    Shaft: '6 mm, knurled',
    Diameter: '15 to 20 mm',
    Material: style === 'spun' ? 'Aluminium' : 'Moulded plastic',
    Pointer: 'Line',
  },
});

const socket = (pins: 8 | 14 | 16, price: number): HardwareRow => ({
  slug: `dip-socket-${pins}`,
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
  box(
    '1590A',
    '92.6 x 38.5 x 31 mm',
    430,
    44,
    'The smallest pedal box: one or two knobs, a small board and tidy wiring.',
  ),
  box(
    '125B',
    '121.2 x 66.2 x 39.3 mm',
    560,
    96,
    'The standard pedal box: up to six knobs, jacks on the sides or on top.',
  ),
  box('1590BB', '119.5 x 94 x 34 mm', 690, 38, 'The wide pedal box: two footswitches or six knobs in a row.'),
  knob('knob-fluted', 'Fluted Knob, Black', 'fluted', 'A black fluted knob with a white line, as on studio gear.'),
  knob('knob-spun', 'Spun Aluminium Knob', 'spun', 'A solid knob with a spun aluminium face and a black line.'),
  knob('knob-cream', 'Cream Radio Knob', 'cream', 'A round cream knob with a dark line, out of an old radio.'),
  knob('knob-chicken', 'Chicken-Head Knob', 'chicken', 'A pointer knob you can read across a dark stage.'),
  knob('knob-inlay', 'Inlay Knob', 'inlay', 'A black knob with a metal inlay and a fine line.'),
  knob('knob-soft', 'Soft-Touch Knob', 'soft', 'A slim rubberised knob with a coloured line.'),
  knob('knob-boost', 'Ribbed Boost Knob', 'boost', 'A tall ribbed knob with a coloured cap.'),
  {
    slug: 'footswitch-3pdt',
    name: 'Footswitch 3PDT, Latching',
    summary: 'Three-pole switch for true bypass with a status lamp.',
    description:
      'A latching foot switch with three poles: two take the signal round the effect, the third lights the lamp. Rated for thirty thousand presses, and ours are clicked a hundred times before they are packed.\n\nThe lugs count down the columns: 2, 5 and 8 are the commons. Solder quickly; the plastic inside softens when a lug is heated for more than three seconds, and that is how most of them die.',
    price: 210,
    stock: 145,
    reviews: 39,
    rating: 4.7,
    hsn: '8536',
    origin: 'Taiwan',
    picture: { draw: 'footswitch' },
    pinOut: {
      1: 'Pole A, on',
      2: 'Pole A, common',
      3: 'Pole A, off',
      4: 'Pole B, on',
      5: 'Pole B, common',
      6: 'Pole B, off',
      7: 'Pole C, on',
      8: 'Pole C, common',
      9: 'Pole C, off',
    },
    specs: {
      Action: 'Latching',
      Poles: '3, change-over',
      'Maximum current': '2 A at 125 V AC',
      Life: '30,000 presses',
      'Hole in the box': '12 mm',
    },
  },
  {
    slug: 'toggle-spdt',
    name: 'Toggle Switch SPDT',
    summary: 'Small on-on switch for two sounds in one pedal.',
    description:
      'A small toggle switch with one pole and two positions, for a choice of clipping diodes or a bass cut. The middle lug is the common; it joins the lug on the other side of the lever.\n\nIt comes with two nuts, a lock washer and a toothed ring. Put one nut inside the box so that the bushing stands just proud of the outer one, and it will never turn.',
    price: 55,
    stock: 88,
    reviews: 10,
    hsn: '8536',
    origin: 'China',
    picture: { draw: 'toggle' },
    pinOut: { 1: 'Position 1', 2: 'Common', 3: 'Position 2' },
    specs: { Action: 'On-on', Poles: '1', 'Maximum current': '3 A at 125 V AC', 'Hole in the box': '6.4 mm' },
  },
  {
    slug: 'toggle-dpdt',
    name: 'Toggle Switch DPDT',
    summary: 'Two poles that change over together, on-on.',
    description:
      'A small toggle switch with two poles that change over together, for circuits where one choice needs two contacts: a phase flip, or a filter that swaps a pair of capacitors.\n\nLugs 2 and 5 are the commons of the two poles. It comes with two nuts, a lock washer and a toothed ring, and it needs the same hole as the single-pole one.',
    price: 70,
    stock: 51,
    reviews: 6,
    hsn: '8536',
    origin: 'China',
    picture: { draw: 'toggle' },
    pinOut: {
      1: 'Pole A, position 1',
      2: 'Pole A, common',
      3: 'Pole A, position 2',
      4: 'Pole B, position 1',
      5: 'Pole B, common',
      6: 'Pole B, position 2',
    },
    specs: { Action: 'On-on', Poles: '2', 'Maximum current': '3 A at 125 V AC', 'Hole in the box': '6.4 mm' },
  },
  {
    slug: 'jack-mono',
    name: 'Jack Socket 6.35 mm, Mono',
    summary: 'Open-frame guitar jack; the plug is held firmly for years.',
    description:
      'An open-frame jack socket for guitar cables. The springs are plated steel, the nut is metal, and there is nothing to wear out: bend the tip contact a little if it ever gets loose.\n\nThe long spring touches the tip of the plug and carries the signal; the frame is the sleeve and goes to ground. Keep the springs clear of the lid when you place the holes.',
    price: 70,
    stock: 240,
    reviews: 31,
    rating: 4.7,
    hsn: '8536',
    origin: 'Taiwan',
    picture: { draw: 'jack' },
    pinOut: { T: 'Tip, the long spring', S: 'Sleeve, the frame' },
    specs: { Plug: '6.35 mm mono', Contacts: 'Tip and sleeve', 'Hole in the box': '9.5 mm', Panel: 'Up to 4 mm' },
  },
  {
    slug: 'dc-jack',
    name: 'DC Socket 2.1 mm',
    summary: 'Panel socket for pedal supplies, centre pin 2.1 mm, insulated.',
    description:
      'A round panel socket for pedal supplies with a 2.1 mm centre pin. The body is plastic, so that the sleeve, which is positive in pedals, never touches the box.\n\nThe nut goes on from outside in this version; the cables can stay soldered when the socket has to come out. Check with a meter which lug is which before you wire: the long one belongs to the sleeve.',
    price: 40,
    stock: 205,
    reviews: 18,
    hsn: '8536',
    origin: 'China',
    picture: { draw: 'dc-jack' },
    pinOut: { '+': 'Sleeve, positive in pedals', '-': 'Centre pin, negative in pedals' },
    specs: { Plug: '5.5 x 2.1 mm', 'Maximum current': '2 A at 24 V', 'Hole in the box': '12 mm', Body: 'Insulated' },
  },
  {
    slug: 'led-bezel',
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

const toPart = ({ price, reviews, rating, pack, specs, origin, ...row }: HardwareRow): Part => ({
  ...row,
  priceRupees: price,
  rating: rating ?? 4.5,
  reviewCount: reviews,
  subcategory: 'other',
  packSize: pack ?? 1,
  specifications: specs,
  countryOfOrigin: origin,
  addedOn: '2026-02-16',
});

export const hardwareParts: readonly Part[] = rows.map(toPart);
