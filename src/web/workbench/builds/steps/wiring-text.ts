import type { Suspect, WireGroup, Wiring, WiringCheck } from '#electronics/wiring/wiring.ts';

/** As the ruler names the wires that are fitted together. */
export const wireGroupNames: Readonly<Record<WireGroup, string>> = {
  strap: 'Strap',
  supply: 'Supply',
  ground: 'Ground',
  lamp: 'LED',
  toggle: 'Toggle',
  signal: 'Signal',
};

/** 'Footswitch' is 'footswitch' among words; 'IN jack' and 'LED' stay. */
export const inSentence = (name: string): string => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());

/** 'lug 3' is 'Lug 3' where a sentence or a heading begins. */
export const inHeading = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** One mistake that explains an answer: 'Wire 3 sits on DC − instead of DC +'. */
export function suspectText(suspect: Suspect, { lugs }: Pick<Wiring, 'lugs'>): string {
  const name = (lug: string): string => lugs[lug]?.name ?? lug;
  switch (suspect.kind) {
    case 'open':
      return `Wire ${suspect.wire} is loose or missing`;
    case 'swapped':
      return `Wires ${suspect.wires[0]} and ${suspect.wires[1]} have changed places`;
    case 'misplaced':
      return `Wire ${suspect.wire} sits on ${name(suspect.on)} instead of ${name(suspect.insteadOf)}`;
    default:
      return `Solder between ${name(suspect.lugs[0])} and ${name(suspect.lugs[1])}`;
  }
}

/** What a meter on its beeper says: next to nothing, or no end of ohms. */
export const beepOhms = 0;
export const answerText = (check: WiringCheck, beeps: boolean): string =>
  `${check.red.name} and ${check.black.name} ${beeps ? 'beep' : 'stay silent'}`;
