import { mark } from '#domain/workbench/builds/build-state.ts';
import { bypassNet } from '#electronics/component.ts';
import {
  wireId,
  type Wire,
  type WireGroup,
  type Wiring,
  type WiringStep as WiringWork,
} from '#electronics/wiring/wiring.ts';
import { formerId } from './former-wires.ts';
import { inSentence, wireGroupNames } from './wiring-text.ts';

/** After the wiring, when the chips are in: does it play? */
interface PlayWork {
  readonly kind: 'play';
}

export type ListWork = Extract<WiringWork, { kind: 'power' | 'close' }> | PlayWork;

/** One thing to do on the way from a soldered board to a closed box. */
export interface WiringStep {
  readonly kind: 'wiring';
  readonly id: string;
  readonly work: WiringWork | PlayWork;
  /** The stretch of the wiring that it belongs to, as the ruler names it. */
  readonly stretch: string;
  /** In a list of steps: 'Wire 3: lug 2 to IN tip'. */
  readonly name: string;
  /** After 'next': 'wire 3'. */
  readonly next: string;
  /** All that is ticked here. */
  readonly marks: readonly string[];
  /** What was ticked here when the wire ended at another lug. */
  readonly formerMarks: readonly string[];
  /** Any of these says it too: builds from before the wiring was led step by step have no other. */
  readonly impliedBy: readonly string[];
  /** The parts of the bill that are in with it. */
  readonly refs: readonly string[];
}

/** What is asked of a finished wiring, by the name of what is ticked. */
export const listMarks = {
  power: ['silent', 'ohms', 'adapter', 'seconds'],
  play: ['lamp', 'bypass', 'effect'],
  close: ['strands', 'plugs', 'legs', 'lid', 'screws', 'again'],
} as const;

export const listMark = (list: ListWork['kind'], item: string): string => mark('check', `${list}-${item}`);

/** The check of a group, and the key of its answers. */
export const groupCheck = (group: WireGroup): string => `wires-${group}`;

const lists: Readonly<Record<ListWork['kind'], Pick<WiringStep, 'id' | 'stretch' | 'name' | 'next'>>> = {
  power: { id: 'first-power', stretch: 'First power', name: 'First power', next: 'the first power' },
  play: { id: 'play', stretch: 'Play', name: 'Does it play?', next: 'playing it' },
  close: { id: 'last-look', stretch: 'Last look', name: 'Close the box', next: 'closing the box' },
};

/** Behind a switch that sends the guitar nowhere there is no bypass to play through. */
export const hasBypass = ({ wires }: Wiring): boolean => wires.some(({ net }) => net === bypassNet);

const itemsOf = (wiring: Wiring, list: ListWork['kind']): string[] =>
  listMarks[list].filter((item) => item !== 'bypass' || hasBypass(wiring));

type OwnPart = Pick<WiringStep, 'id' | 'stretch' | 'name' | 'next' | 'marks'> &
  Partial<Pick<WiringStep, 'refs' | 'impliedBy'>>;

function wireStep(wire: Wire, work: Extract<WiringWork, { kind: 'board-end' | 'lug-end' | 'wire' }>): OwnPart {
  const { number, from, to, group } = wire;
  const id = wireId(wire);
  if (work.kind === 'board-end')
    return {
      id: `${id}-board`,
      stretch: 'Board ends',
      name: `Wire ${number} into the board`,
      next: `the board end of wire ${number}`,
      marks: [mark('placed', `${id}-board`)],
      impliedBy: [mark('placed', 'WIRE')],
    };
  if (work.kind === 'lug-end')
    return {
      id: `${id}-lug`,
      stretch: 'Box',
      name: `Wire ${number}, one end`,
      next: `one end of wire ${number}`,
      marks: [mark('placed', `${id}-lug`)],
    };
  return {
    id,
    stretch: work.before ? 'Box' : wireGroupNames[group],
    name: `Wire ${number}: ${from.name} to ${to.name}`,
    next: `wire ${number}`,
    marks: [mark('placed', id)],
  };
}

/** Mounting keeps the names that it had as a step of parts. With the board in it, the box is in use. */
function mountStep(wiring: Wiring, ref: string): OwnPart {
  const name = wiring.parts.find((part) => part.ref === ref)?.name ?? ref;
  const own = ref === 'PCB' ? 'BOX' : ref;
  return {
    id: `panel-${ref}`,
    stretch: 'Box',
    name: `Into the box: ${name}`,
    next: `the ${inSentence(name)}`,
    marks: [mark('placed', own)],
    refs: [own],
  };
}

function partOf(wiring: Wiring, work: WiringStep['work']): OwnPart {
  switch (work.kind) {
    case 'mount':
      return mountStep(wiring, work.ref);
    case 'check': {
      const name = `${wireGroupNames[work.group]} check`;
      const id = groupCheck(work.group);
      return { id: `check-${id}`, stretch: name, name, next: `the ${inSentence(name)}`, marks: [mark('check', id)] };
    }
    case 'power':
    case 'play':
    case 'close':
      return { ...lists[work.kind], marks: itemsOf(wiring, work.kind).map((item) => listMark(work.kind, item)) };
    default:
      return wireStep(
        wiring.wires.find(({ number }) => number === work.wire)!,
        work,
      );
  }
}

interface WiringSteps {
  /** From the strap to the first power. */
  readonly wiring: readonly WiringStep[];
  /** With the chips in. */
  readonly play: WiringStep;
  /** Before knobs and feet. */
  readonly close: WiringStep;
}

/**
 * The wiring as steps of a build. Whoever has read the first voltage has wired the pedal, and the last part of all closes it:
 * so what was ticked before there were these steps counts for them.
 */
export function wiringSteps(wiring: Wiring, lastPart: string | undefined): WiringSteps {
  const powered = mark('check', 'supply');
  const closed = lastPart === undefined ? powered : mark('placed', lastPart);
  const toStep = (work: WiringStep['work'], implied: string): WiringStep => {
    const { impliedBy = [], refs = [], ...own } = partOf(wiring, work);
    const former = formerId(own.id);
    const formerMarks = former === undefined ? [] : [mark('placed', former)];
    return { kind: 'wiring', work, ...own, refs, formerMarks, impliedBy: [...impliedBy, ...formerMarks, implied] };
  };
  const steps = wiring.steps.filter(({ kind }) => kind !== 'close').map((work) => toStep(work, powered));
  const lastEnd = steps.findLastIndex(({ work }) => work.kind === 'board-end');
  return {
    // The wire set is in with its last end on the board.
    wiring: steps.map((step, at) => (at === lastEnd ? { ...step, refs: ['WIRE'] } : step)),
    play: toStep({ kind: 'play' }, closed),
    close: toStep({ kind: 'close' }, closed),
  };
}
