import { placeName } from '#drawings/workbench/places.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { faultText } from '#electronics/diagnosis/inference/fault-text.ts';
import type { SoundAnswer } from '#electronics/diagnosis/inference/heard-sounds.ts';
import { faultKey, type FaultTable } from '#electronics/diagnosis/tables/fault-table.ts';
import { Button } from '../../../ui/button/button.tsx';
import text from '../../../ui/text/text.module.css';
import type { FaultSearch } from '../fault-search.ts';

interface HeardAnswersProps {
  sheet: WorkbenchSheet;
  table: FaultTable;
  search: FaultSearch;
  onChange: (search: FaultSearch) => void;
}

const words: Readonly<Record<SoundAnswer, string>> = { yes: 'like yours', no: 'not like yours', unsure: 'not sure' };

/** What was said of sounds: the last one can be taken back. */
export function HeardAnswers({ sheet, table, search, onChange }: HeardAnswersProps) {
  const { sounded } = search;
  if (sounded.length === 0) return null;
  const said = sounded.flatMap(({ key, answer }) => {
    const fault = table.faults.find((each) => faultKey(each) === key);
    return fault ? [`${faultText(fault, table, placeName(sheet)).name}, ${words[answer]}`] : [];
  });
  return (
    <div>
      <p className={text.meta}>{`Heard. ${said.join('. ')}.`}</p>
      <Button small variant="quiet" onClick={() => onChange({ ...search, sounded: sounded.slice(0, -1) })}>
        Take back the last answer
      </Button>
    </div>
  );
}
