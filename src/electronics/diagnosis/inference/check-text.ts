/** How each check is made, and the two answers it can have. */

import type { FaultTable } from '../tables/fault-table.ts';
import { type Check, type CheckKind, polarisedParts, wireOfCheck } from './checks.ts';
import { faultText, type PlaceName, placeOfFault, wireCheck } from './fault-text.ts';

interface CheckText {
  readonly title: string;
  readonly how: string;
  /** What is said when it finds the fault, and when it does not. */
  readonly wrong: string;
  readonly fine: string;
}

/** Whether it matters which way round a part sits. */
export const isPolarised = (table: FaultTable, ref: string): boolean => polarisedParts(table).includes(ref);

function look({ ref, fault }: Check, table: FaultTable): CheckText {
  const { parts } = table;
  const answers = { wrong: 'Something’s wrong', fine: 'It’s right' };
  if (fault.kind === 'exchanged') {
    const other = fault.ref === ref ? fault.detail! : fault.ref;
    return {
      title: `Read ${ref} and ${other}`,
      how: `Power off. Bands or print of ${ref} must say ${parts[ref]}, those of ${other} ${parts[other]}.`,
      ...answers,
    };
  }
  const way = isPolarised(table, ref) ? ' Its band, stripe, flat side or notch must sit as the drawing shows.' : '';
  return { title: `Look at ${ref}`, how: `Power off. It must be ${parts[ref]}: read it once more.${way}`, ...answers };
}

type ToCheckText = (check: Check, table: FaultTable, place: PlaceName) => CheckText;

const checkTexts: Readonly<Record<CheckKind, ToCheckText>> = {
  look,
  bands: () => ({
    title: 'Look at every part that has a direction',
    how: 'Power off. Band, stripe, flat side or notch of each of them must sit as the drawing shows.',
    wrong: 'One sits wrongly',
    fine: 'All sit right',
  }),
  joint: ({ ref }) => ({
    title: `Check the joints of ${ref}`,
    how: 'Power off, meter on ohms or the beeper. From each leg itself to the next joint on the same copper: it must read 0. Wiggle it while you measure.',
    wrong: 'No contact',
    fine: 'All read 0',
  }),
  across: ({ ref }, { parts }) => ({
    title: `Hold a good capacitor across ${ref}`,
    how: `Play, and touch the two joints of ${ref} with the legs of another ${parts[ref]}, or one near it. Electrolytics: plus to plus.`,
    wrong: 'The sound comes back',
    fine: 'No change',
  }),
  lift: ({ ref }) => ({
    title: `Does ${ref} leak?`,
    how: `Power off. Look at its stripe: it must be at the minus. Then take one leg of ${ref} out, power on, and measure the last point again.`,
    wrong: 'It reads right now',
    fine: 'No change',
  }),
  bridge: ({ fault }, table, place) => ({
    title: faultText(fault, table, place).name.replace('Bridge', 'Look for a bridge'),
    how: faultText(fault, table, place).check,
    wrong: 'There is one',
    fine: 'No bridge',
  }),
  wire: (check, table, place) => {
    const wire = wireOfCheck(check);
    if (!wire)
      return {
        title: `Beep ${placeOfFault(check.fault, place)}`,
        how: faultText(check.fault, table, place).check,
        wrong: 'No contact',
        fine: 'It reads 0',
      };
    const { number, needsPull } = wire;
    return {
      title: needsPull ? `Pull at wire ${number}` : `Beep wire ${number}`,
      how: wireCheck(wire),
      wrong: needsPull ? 'It came off' : 'Silent',
      fine: needsPull ? 'It holds' : 'It beeps',
    };
  },
  turn: ({ ref, fault }, table, place) => ({
    title: `Turn ${ref}`,
    how: faultText(fault, table, place).check,
    wrong: 'It doesn’t',
    fine: 'It does',
  }),
  supply: ({ fault }, table, place) => ({
    title: 'Try another supply',
    how: faultText(fault, table, place).check,
    wrong: 'That was it',
    fine: 'No change',
  }),
};

export const checkText: ToCheckText = (check, table, place) => checkTexts[check.kind](check, table, place);
