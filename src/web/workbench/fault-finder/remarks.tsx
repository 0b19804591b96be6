import type { Diagnosis } from '#electronics/diagnosis/inference/verdict.ts';
import { supplyId } from '#electronics/diagnosis/inference/posterior.ts';
import { type SupplyRemark, supplyRemark } from '#electronics/diagnosis/inference/supply.ts';
import type { FaultSearch } from './fault-search.ts';
import styles from './remarks.module.css';

/** What was measured at the socket, if it was. */
export const supplyOf = ({ readings }: FaultSearch): number | undefined =>
  readings.find(({ id }) => id === supplyId)?.volts;

const supplyTexts: Readonly<Record<SupplyRemark, (volts: string) => string>> = {
  reversed: () => 'The supply is the wrong way round. Unplug it: the minus belongs on the centre pin.',
  low: (volts) =>
    `${volts}\u00a0V is little. Try a fresh battery or a 9\u00a0V adapter first. Until then, all that is expected here follows your ${volts}\u00a0V.`,
  high: (volts) => `${volts}\u00a0V is more than 9\u00a0V. All that is expected here follows it.`,
  twelve: () => 'That’s a 12\u00a0V adapter. The pedal is made for 9\u00a0V: change it, then measure again.',
  eighteen: () =>
    'That’s far too much: unplug it. The pedal is made for 9\u00a0V. Change the adapter, then measure again.',
};

const contradictionTexts: Readonly<Record<Diagnosis['contradictions'][number], string>> = {
  'lamp lights': 'You said the lamp lights. With A it would stay dark: look once more, or measure again.',
  'lamp dark': 'You said the lamp stays dark. A alone wouldn’t do that: look at the lamp too.',
  silent: 'You said it’s silent. With A it would still play: listen once more, or measure again.',
  plays: 'You said it plays. With A it would be silent: listen once more, or measure again.',
};

/** What does not go together, and what the supply is. */
export function Remarks({ search, diagnosis }: { search: FaultSearch; diagnosis: Diagnosis }) {
  const supply = supplyOf(search);
  const remark = supply === undefined ? undefined : supplyRemark(supply);
  const said = search.readings.length > 1 || search.checked.length > 0 ? diagnosis.contradictions : [];
  return (
    <>
      {remark && <p className={styles.remark}>{supplyTexts[remark](supply!.toFixed(1))}</p>}
      {said.map((each) => (
        <p key={each} className={styles.remark}>
          {contradictionTexts[each]}
        </p>
      ))}
    </>
  );
}
