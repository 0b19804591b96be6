import { expect, it } from 'vitest';
import { distinguishingCheck } from './distinguishing-check.ts';
import type { RankedFault } from './ranking.ts';

const fault = (ref: string, probability: number, kind: RankedFault['fault']['kind'] = 'open'): RankedFault => ({
  number: 0,
  fault: { kind, ref, weight: 100, forms: [] },
  probability,
});
const said = (...members: RankedFault[]): string | undefined => {
  const parting = distinguishingCheck(members);
  return parting && `${parting.checked.fault.ref}; ${parting.rest.map(({ fault: { ref } }) => ref).join(' ')}`;
};

it.each([
  ['one fault has nothing to be told from', [fault('R1', 1)], undefined],
  ['of two, the likelier one is checked', [fault('R1', 0.5), fault('Q1', 0.3)], 'R1; Q1'],
  [
    'a check at one part finds all that is wrong with it',
    [fault('R1', 0.3), fault('Q1', 0.2), fault('Q1', 0.2)],
    'Q1; R1',
  ],
  [
    'the check is made where it halves what is likely',
    [fault('C1', 0.3), fault('R1', 0.2), fault('R2', 0.1)],
    'C1; R1 R2',
  ],
  ['faults of one part are told apart too', [fault('Q1', 0.4), fault('Q1', 0.1, 'turned')], 'Q1; Q1'],
])('%s', (_, members, expected) => expect(said(...members)).toBe(expected));
