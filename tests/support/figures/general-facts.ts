/**
 * Figures of guides that come from no circuit of ours: the workshop, the house, the guitar, arithmetic. Each row says
 * what it is. What a kit, a part or a sum can vouch for does not belong here.
 */

import type { Figure } from './figures-in.ts';

interface GeneralFact {
  readonly unit: string;
  readonly amounts: readonly number[];
  readonly reason: string;
  /** The pages that may say it, where the figure would mean something else on another. */
  readonly pages?: readonly string[];
}

const milli = (list: readonly number[]): number[] => list.map((each) => each / 1000);

export const generalFacts: readonly GeneralFact[] = [
  { unit: 'degree', amounts: [183, 190, 214, 217, 220, 227], reason: 'melting points of solders' },
  { unit: 'degree', amounts: [83, 100], reason: 'melting point of leaded solder, spoken: a hundred and eighty-three' },
  { unit: 'degree', amounts: [320, 330, 340, 350, 360, 370, 380, 400], reason: 'tips of irons, from right to too hot' },
  {
    unit: 'degree',
    amounts: [40, 60],
    reason: 'tips of irons, spoken: three hundred and forty; a joint above melting',
  },
  { unit: 'degree', amounts: [20, 30, 35], reason: 'a step of the iron; how much hotter lead-free wants it' },
  { unit: 'degree', amounts: [140, 200, 250, 300], reason: 'low-melting alloys, standby, cleaning a tip' },
  { unit: 'degree', amounts: [260, 450], reason: 'what legs of parts bear; below it lead hardly evaporates' },
  { unit: 'degree', amounts: [30, 45, 90], reason: 'angles of legs, lamp and switch' },
  { unit: 'degree', amounts: [10, 27], reason: 'leakage of germanium doubles; a warm room' },
  {
    unit: 'second',
    amounts: [0.1, 0.25, 0.5, 2, 3, 4, 5, 6, 10, 30],
    reason: 'how long a joint is heated, held and rests; how fast skin burns and a beeper answers',
  },
  { unit: 'second', amounts: [120, 180, 300, 600, 900, 1200, 1800], reason: 'how long a step of the work takes' },
  { unit: 'second', amounts: [7200, 10_800, 14_400], reason: 'an evening at the bench; drying' },
  { unit: 'second', amounts: milli([0.5, 150]), reason: 'what the ear makes of a delay' },
  { unit: 'metre', amounts: milli([0.5, 0.8, 1]), reason: 'thickness of solder' },
  { unit: 'metre', amounts: milli([1, 1.6, 2, 2.4]), reason: 'widths of tips' },
  {
    unit: 'metre',
    amounts: milli([1, 1.5, 2, 3, 4, 5, 6, 7, 8, 15]),
    reason: 'how much to strip, cut, leave standing, feed',
  },
  {
    unit: 'metre',
    amounts: milli([2.1, 7.6]),
    reason: 'the plug of pedal supplies; three steps of the grid of our boards',
  },
  { unit: 'metre', amounts: milli([1.5, 2, 2.5]), reason: 'braid, tube, ties; pads of a transistor' },
  {
    unit: 'metre',
    amounts: milli([10, 12, 14]),
    reason: 'spanners for the nuts that hold controls, jacks and switches',
  },
  { unit: 'metre', amounts: milli([3, 4, 7, 20]), reason: 'drill bits and steps' },
  { unit: 'metre', amounts: milli([0.3, 0.5]), reason: 'what powder coat takes from a hole' },
  {
    unit: 'metre',
    amounts: milli([40, 50, 80, 100, 300, 500]),
    reason: 'lengths of wire and cable, and how high a board is held',
  },
  { unit: 'metre', amounts: milli([115, 130, 1500]), reason: 'sizes of cutters and of a roll of braid' },
  { unit: 'metre', amounts: [5], reason: 'guitar cables' },
  { unit: 'share', amounts: [0.01, 0.02, 0.03, 0.035], reason: 'flux and silver in solder' },
  { unit: 'share', amounts: [0.4, 0.7, 0.99], reason: 'lead in solder; strength of alcohol' },
  {
    unit: 'share',
    amounts: [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2],
    reason: 'tolerances of parts by band and letter',
  },
  { unit: 'share', amounts: [1], reason: 'printing at full size' },
  { unit: 'share', amounts: [0.63, 0.99, 0.71], reason: 'charging after one, three and five time constants; 3 dB' },
  {
    unit: 'volt',
    amounts: [9, 18, 19, 20, 24],
    reason: 'adapters of pedals and laptops, right and wrong ones; range of a meter',
  },
  { unit: 'volt', amounts: [190, 230, 300, 500, 30], reason: 'mains, valve amplifiers, what is safe to touch' },
  {
    unit: 'volt',
    amounts: [0.6, 0.7, 1.2, 0.15, 0.1, 0.2, 0.3],
    reason: 'base and forward voltages of silicon, Darlington, germanium, Schottky',
  },
  {
    unit: 'volt',
    amounts: [2, 3, 8, 0, 7, 1],
    reason: 'what a meter shows at a lamp, and where stages choke',
    pages: ['guides/troubleshooting.md', 'guides/beginner.md'],
  },
  {
    unit: 'volt',
    amounts: [9.1, 9.3, 9.4, 9.6],
    reason: 'adapters that give more than they say, and that less the diode',
  },
  { unit: 'volt', amounts: [0.01, 25, 100], reason: 'resolution of a meter; ratings printed on capacitors' },
  {
    unit: 'ampere',
    amounts: milli([30, 50, 100, 300]),
    reason: 'RCCB, limit of a bench supply, ratings of adapters',
  },
  { unit: 'watt', amounts: [25, 50, 65], reason: 'irons' },
  { unit: 'gram', amounts: [3, 5, 50, 100, 1000], reason: 'solder of a kit and of a reel; an extinguisher' },
  { unit: 'light', amounts: [500], reason: 'a bright bench' },
  { unit: 'kelvin', amounts: [4000, 5000], reason: 'neutral white light' },
  { unit: 'ohm', amounts: [1e6, 2e6, 10e6], reason: 'inputs and ranges of meters' },
  {
    unit: 'hertz',
    amounts: [50, 100, 20e6, 20e3],
    reason: 'mains and its ripple; an oscilloscope; the end of hearing',
  },
  {
    unit: 'hertz',
    amounts: [82, 110, 220, 330, 440, 1300, 2000, 4000, 5000, 6000, 10_000],
    reason: 'notes and overtones of a guitar',
    pages: ['guides/circuit-theory.md'],
  },
  {
    unit: 'hertz',
    amounts: [180, 200, 360, 1440, 2880, 5760],
    reason: 'octaves of a table',
    pages: ['guides/circuit-theory.md'],
  },
  { unit: 'times', amounts: [2, 3, 3.5, 4, 5, 10], reason: 'how often something is done; magnifiers; doubling' },
  { unit: 'times', amounts: [20, 30, 100, 1000], reason: 'ratios that are round on purpose' },
  { unit: 'decibel', amounts: [3, 6, 26], reason: 'a corner, twice, twenty times' },
  { unit: 'octave', amounts: [2], reason: 'the fourth harmonic' },
  { unit: 'joint', amounts: [5, 18, 20, 30], reason: 'joints of an exercise and of a board somewhere' },
  { unit: 'leg', amounts: [5, 30], reason: 'legs cut off, and a forest of them' },
  { unit: 'resistor', amounts: [10], reason: 'of the exercises' },
  { unit: 'wire', amounts: [6], reason: 'of the exercises' },
  { unit: 'band', amounts: [5], reason: 'bands of a metal film resistor, of which the shop sells no other' },
  { unit: 'lug', amounts: [9], reason: 'of a 3PDT switch' },
  { unit: 'bit', amounts: [44_000], reason: 'memory of the PT2399, as its page says' },
  { unit: 'day', amounts: [30, 3 * 365, 6 * 365], reason: 'how long messages and bills are kept; policies.test.ts' },
  { unit: 'rupee', amounts: [40], reason: 'a cheap chip' },
];

/** Whether the page may say it; a page that is none of the guides may say what all of them may. */
export const isFact = ({ unit, amount }: Figure, page: string): boolean =>
  generalFacts.some(
    ({ unit: meant, amounts, pages }) =>
      meant === unit &&
      (pages?.includes(page) ?? true) &&
      amounts.some((each) => Math.abs(each - amount) <= 1e-9 * Math.abs(each)),
  );
