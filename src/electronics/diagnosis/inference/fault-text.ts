/** What a fault is called, how it is mended, and the one check that parts it from others that read alike. */

import type { Wire } from '../../wiring/wiring.ts';
import type { FaultTable, TableFault } from '../tables/fault-table.ts';

/** 'Q1 collector' for 'Q1.C'. */
export type PlaceName = (at: string) => string;

interface FaultText {
  readonly name: string;
  readonly mend: string;
  readonly check: string;
}

const wires: Readonly<Record<string, string>> = {
  GND: 'ground',
  'DC+': 'the DC socket',
  IN: 'the input',
  OUT: 'the output',
  'LED+': 'the lamp (LED +)',
  'LED-': 'the lamp (LED −)',
};

type ToFaultText = (fault: TableFault, table: FaultTable, place: PlaceName) => FaultText;

const openJoint: ToFaultText = ({ ref, detail }, { parts }, place) => {
  const reflow = 'Heat the joint again with a little fresh solder until it flows around the leg.';
  if (detail === undefined)
    return {
      name: `${ref}: a joint that doesn’t hold`,
      mend: `${reflow} Do both ends of ${ref}. If it still reads open, put in a new one.`,
      check: `Power off, meter on ohms across ${ref} (${parts[ref] ?? 'its value'}): no reading means a joint or the part.`,
    };
  const leg = place(`${ref}.${detail}`);
  return {
    name: `${leg}: a joint that doesn’t hold`,
    mend: `${reflow} Do ${leg}; in a socket, see that the leg isn’t folded under the chip.`,
    check: `Power off, meter on ohms from the leg itself to the next joint on the same copper: it must read 0.`,
  };
};

function bridge(pairs: NonNullable<TableFault['places']>, place: PlaceName): FaultText {
  const named = (at: string): string => (at === 'ground' ? 'ground' : place(at));
  const [first, second] = pairs[0]!;
  const others = pairs.slice(1).map(([a, b]) => `${named(a)} to ${named(b)}`);
  const elsewhere = others.length > 0 ? ` It could also be from ${others.join(', or ')}.` : '';
  return {
    name: `Bridge from ${named(first)} to ${named(second)}`,
    mend: `Draw the solder off with braid or a clean tip, then look between the pads in good light.${elsewhere}`,
    check: `Power off, meter on ohms from ${named(first)} to ${named(second)}: under 1\u00a0ohm is a bridge.`,
  };
}

const orientation = (ref: string, words: string): FaultText => ({
  name: `${ref} ${words}`,
  mend: `Take ${ref} out, compare it with the print on the board, and put it in the other way round. If it got hot, use a new one.`,
  check: `Look at ${ref}: its band, stripe, flat side or notch against the drawing.`,
});

function boardWire(net: string): FaultText {
  const to = wires[net] ?? net;
  return {
    name: `The wires to ${to}: missing, or off at one end`,
    mend: `Solder the wires between the board and ${to} again, at both ends.`,
    check: `Power off, meter on ohms from the pad on the board to the far end of the wire: it must read 0.`,
  };
}

/** 'wire 7, lug 3 to board OUT' */
const wireName = ({ number, from, to }: Wire): string => `wire ${number}, ${from.name} to ${to.name}`;
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** From end to end, or by a pull where it would beep without it. */
export function wireCheck({ from, to, needsPull }: Wire): string {
  return needsPull
    ? `Power off. Its ends beep without it, because the box joins them: pull at it gently at ${from.name} and at ${to.name}. Both must hold.`
    : `Power off, meter on its beeper, one probe on ${from.name}, the other on ${to.name}: it must beep. Pull gently at both ends while it does.`;
}

const openWire: ToFaultText = ({ ref, wires: [wire] = [] }) =>
  wire
    ? {
        name: `${capital(wireName(wire))}: off at one end`,
        mend: `Solder wire ${wire.number} again, at ${wire.from.name} and at ${wire.to.name}.`,
        check: wireCheck(wire),
      }
    : boardWire(ref);

const crossedWires: ToFaultText = ({ wires: [one, other] = [] }) => ({
  name: `Wires ${one!.number} and ${other!.number} changed places`,
  mend: `${capital(wireName(one!))}; ${wireName(other!)}: put each where it belongs.`,
  check: wireCheck(one!),
});

/** `detail`: the name of the lug it sits on. */
const misplacedWire: ToFaultText = ({ detail, wires: [wire] = [] }) => ({
  name: `Wire ${wire!.number} on the wrong lug: ${detail}`,
  mend: `Wire ${wire!.number} goes from ${wire!.from.name} to ${wire!.to.name}. Move it there.`,
  check: wireCheck(wire!),
});

const faultTexts: Readonly<Record<TableFault['kind'], ToFaultText>> = {
  open: openJoint,
  bridge: ({ places = [['', '']] }, _, place) => bridge(places, place),
  value: ({ ref, detail }, { parts }) => ({
    name: detail ? `${ref}: ${detail} where ${parts[ref]} belongs` : `${ref}: another value than ${parts[ref]}`,
    mend: `Take ${ref} out and put in ${parts[ref]}. Another place may hold the one that belongs here.`,
    check: `Read ${ref} again: bands or print must say ${parts[ref]}.`,
  }),
  exchanged: ({ ref, detail = '' }, { parts }) => ({
    name: `${ref} and ${detail} exchanged`,
    mend: `Take both out: ${parts[ref]} belongs at ${ref}, ${parts[detail]} at ${detail}.`,
    check: `Read both again: ${ref} must be ${parts[ref]}, ${detail} ${parts[detail]}.`,
  }),
  reversed: ({ ref }) => orientation(ref, 'the wrong way round'),
  leak: ({ ref }) => ({
    name: `${ref} leaks`,
    mend: `Put in a new ${ref}: one that was hot, old or the wrong way round lets current through.`,
    check: `Look at ${ref}: its stripe must be at the minus. If it’s right, take one leg out and measure again.`,
  }),
  turned: ({ ref }) => orientation(ref, 'turned round'),
  order: ({ ref, detail = '' }, _, place) => {
    const [one, other] = detail.split(' ').map((pin) => place(`${ref}.${pin}`).slice(ref.length + 1));
    return {
      name: `${ref}: ${one} and ${other} exchanged`,
      mend: `Take ${ref} out and bend its legs to the holes that the drawing shows.`,
      check: `Compare the legs of ${ref} with its pin-out: types with another order look the same.`,
    };
  },
  missing: ({ ref }) => ({
    name: `${ref} missing, or without contact`,
    mend: `Push ${ref} all the way into its socket, no leg folded.`,
    check: `Look at ${ref} from the side: every leg in its contact.`,
  }),
  wire: openWire,
  crossed: crossedWires,
  misplaced: misplacedWire,
  backwards: ({ ref }) => ({
    name: `${ref} wired backwards`,
    mend: `Exchange the two outer lugs of ${ref}.`,
    check: `Turn ${ref}: it must do more to the right.`,
  }),
  stop: ({ ref, detail }) => ({
    name: `${ref} turned to its ${detail} end`,
    mend: `Set ${ref} again as the build document says.`,
    check: `Turn ${ref} a little: the voltage must follow.`,
  }),
  flat: () => ({
    name: 'The supply gives too little',
    mend: 'Try a fresh battery or another 9\u00a0V adapter.',
    check: 'Measure the plug alone, with the pedal unplugged: 9\u00a0V or a little more.',
  }),
  polarity: () => ({
    name: 'The supply is the wrong way round',
    mend: 'Use an adapter with the minus on the centre pin, as pedals do.',
    check: 'Look at the sign on the adapter: the minus must point to the centre.',
  }),
};

/** Where to look for it, in a word or two. */
export function placeOfFault({ kind, ref, detail, wires: faulty }: TableFault, place: PlaceName): string {
  if (faulty) return `wire ${faulty[0]!.number}`;
  if (kind === 'wire') return `the wire to ${wires[ref] ?? ref}`;
  if (kind === 'flat' || kind === 'polarity') return 'the supply';
  if (kind === 'bridge') return 'a bridge of solder';
  return kind === 'open' && detail !== undefined ? place(`${ref}.${detail}`) : ref;
}

export const faultText: ToFaultText = (fault, table, place) => faultTexts[fault.kind](fault, table, place);
