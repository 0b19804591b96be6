import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import type { LugId, Wiring } from '#electronics/wiring/wiring.ts';
import { listMark, listMarks, hasBypass, type ListWork } from '../../../builds/steps/wiring-steps.ts';
import { pointText } from '../../../builds/steps/point-text.ts';
import { ohmText } from '../../../builds/steps/verdicts.ts';

/** One question about the finished wiring. */
export interface Question {
  readonly mark: string;
  readonly name: string;
  readonly words: string;
  /** What to do when the answer is no. */
  readonly ifNot: string;
  /** Where to look in the box. */
  readonly lugs?: readonly LugId[];
}

type Item<Name extends ListWork['kind']> = (typeof listMarks)[Name][number];
type Questions<Name extends ListWork['kind']> = Readonly<Record<Item<Name>, Omit<Question, 'mark'>>>;

/** Where the short was looked for on the board, with the chips out. */
function supplyPoint(sheet: WorkbenchSheet): string {
  const short = sheet.checks.find((check) => check.name === 'short');
  return short ? pointText(sheet, short.at).full : '9V';
}

/** '2.4 mA, or anything from 2.2 to 2.6 mA'. */
const drawnText = ({ milliamps: band }: WorkbenchSheet, milliamps: number): string =>
  `${milliamps}\u00a0mA${band ? `, or anything from ${band[0].toFixed(1)} to ${band[1].toFixed(1)}\u00a0mA` : ''}`;

const powerQuestions = (sheet: WorkbenchSheet, { power }: Wiring): Questions<'power'> => ({
  silent: {
    name: 'DC + and DC − stay silent',
    words: 'Beeper on, nothing plugged in. A chirp that stops is the big capacitor filling up.',
    ifNot:
      'It beeps steadily: don’t plug in. Look for a strand across the lugs of the DC socket, then for a bridge of solder near the supply diode.',
    lugs: ['JDC.+', 'JDC.-'],
  },
  ohms: {
    name: `+9\u00a0V to ground: ${power.supplyOhms === null ? 'a large number, or OL' : `about ${ohmText(power.supplyOhms)}`}`,
    words: `Meter on ohms${power.hasChips ? ', chips still out' : ''}. Red on ${supplyPoint(sheet)}, black on GND. Wait until the number settles.`,
    ifNot: 'Below 100R: stop, don’t plug in. Do the short check of the board again.',
  },
  adapter: {
    name: 'The adapter says 9\u00a0V DC, centre negative',
    words: 'On its label the minus leads to the dot in the middle. AC adapters have the same plug: don’t use one.',
    ifNot: 'Don’t plug in any other. The supply diode saves the pedal from a reversed plug, not from AC or 18\u00a0V.',
  },
  seconds: {
    name: 'In for ten seconds: no smell, nothing warm',
    words: `Fingers out of the box while it’s plugged in. Then unplug and feel the parts. The finished pedal draws ${drawnText(sheet, power.milliamps)}.`,
    ifNot:
      'Smoke, smell or heat: unplug at once. Something is the wrong way round. Check electrolytics, diodes and transistors first.',
  },
});

const playQuestions: Questions<'play'> = {
  lamp: {
    name: 'The LED lights in one position',
    words: 'Adapter in. Press the footswitch: lit, dark, lit.',
    ifNot:
      'Dark both times: the LED is the wrong way round, or a wire at lugs 4 and 5 is loose. Lit both times: solder between lugs 4 and 5.',
    lugs: ['LED1.A', 'LED1.K'],
  },
  bypass: {
    name: 'Bypass: the guitar as it is',
    words: 'LED dark, guitar in, amplifier turned low.',
    ifNot: 'Silent: look at the strap from lug 3 to lug 9, then at the two wires to the tips of the jacks.',
    lugs: ['JIN.T', 'JOUT.T'],
  },
  effect: {
    name: 'Effect: the sound changes',
    words: 'LED lit. Turn every control once.',
    ifNot: 'Silent with the LED lit: look at the wires at lugs 1 and 7.',
    lugs: ['SW1.1', 'SW1.7'],
  },
};

const closeQuestions: Questions<'close'> = {
  strands: {
    name: 'No strand across two lugs',
    words: 'Unplug first. Look along each row of the switch and at both lugs of the DC socket.',
    ifNot: 'Cut it off with side cutters.',
  },
  plugs: {
    name: 'Both plugs go in and out',
    words: 'No wire lies over a spring. Springs move outwards when a plug goes in.',
    ifNot: 'Push the wires down to the board and along the walls.',
    lugs: ['JIN.T', 'JOUT.T'],
  },
  legs: {
    name: 'The legs of the LED are sleeved',
    words: 'Nothing bare can meet the lid or the board.',
    ifNot: 'A piece of insulation pulled off the wire does it.',
    lugs: ['LED1.A', 'LED1.K'],
  },
  lid: {
    name: 'Lid on by hand: it lies flat',
    words: 'If it rocks, something stands too high. Don’t pull it down with the screws.',
    ifNot: 'Mostly a wire over a jack, or a leg that wasn’t cut. Take the lid off and look for a mark.',
  },
  screws: {
    name: 'Four screws, crosswise',
    words: 'Half tight all round, then tight. Stop when it stops.',
    ifNot: 'A screw that turns and never stops has no thread left: back it out and leave it.',
  },
  again: {
    name: 'It still plays, lid on',
    words: 'Bypass and effect, as before.',
    ifNot: 'It worked open and not closed: a wire touches the lid. Take it off and look for a mark.',
  },
};

/** The questions of a list in their order. A pedal without bypass is not asked about it. */
export function questionsOf(sheet: WorkbenchSheet, wiring: Wiring, list: ListWork['kind']): Question[] {
  const all: Readonly<Record<string, Omit<Question, 'mark'>>> =
    list === 'power' ? powerQuestions(sheet, wiring) : list === 'play' ? playQuestions : closeQuestions;
  return listMarks[list]
    .filter((item) => item !== 'bypass' || hasBypass(wiring))
    .map((item) => ({ mark: listMark(list, item), ...all[item]! }));
}

export const listTitles: Readonly<Record<ListWork['kind'], { readonly title: string; readonly last: string }>> = {
  power: { title: 'Nine volts, for the first time', last: 'Nothing got warm' },
  play: { title: 'Does it play?', last: 'It plays' },
  close: { title: 'Close the box', last: 'It’s closed' },
};
