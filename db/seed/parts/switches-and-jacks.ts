/** What a foot or a plug touches. */

import type { Part } from '../catalogue-types.ts';
import { hardwarePart, type HardwareRow } from './hardware.ts';

const rows: readonly HardwareRow[] = [
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
];

export const switchesAndJacks: readonly Part[] = rows.map(hardwarePart);
