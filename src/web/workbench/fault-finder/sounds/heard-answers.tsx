import { placeName, probeName } from '#drawings/workbench/places.ts';
import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { faultText } from '#electronics/diagnosis/inference/fault-text.ts';
import type { FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import type { SoundAnswer } from '#electronics/diagnosis/inference/heard-sounds.ts';
import { faultKey } from '#electronics/diagnosis/tables/fault-table.ts';
import { Button } from '../../../ui/button/button.tsx';
import text from '../../../ui/text/text.module.css';
import type { FaultSearch } from '../fault-search.ts';

interface HeardAnswersProps {
  sheet: WorkbenchSheet;
  finder: FaultFinder;
  search: FaultSearch;
  onChange: (search: FaultSearch) => void;
}

const words: Readonly<Record<SoundAnswer, string>> = { yes: 'like yours', no: 'not like yours', unsure: 'not sure' };

/** What was said of sounds, and where an audio probe was held: the last of each can be taken back. */
export function HeardAnswers({ sheet, finder, search, onChange }: HeardAnswersProps) {
  const { sounded, listened } = search;
  const { table } = finder.unpacked;
  const said = sounded.flatMap(({ key, answer }) => {
    const fault = table.faults.find((each) => faultKey(each) === key);
    return fault ? [`${faultText(fault, table, placeName(sheet)).name}, ${words[answer]}`] : [];
  });
  const touched = listened.flatMap(({ id }) => {
    const probe = finder.probeOf(id);
    return probe ? [probeName(sheet, probe)] : [];
  });
  return (
    <>
      {sounded.length > 0 && (
        <div>
          <p className={text.meta}>{`Heard. ${said.join('. ')}.`}</p>
          <Button small variant="quiet" onClick={() => onChange({ ...search, sounded: sounded.slice(0, -1) })}>
            Take back the last answer
          </Button>
        </div>
      )}
      {listened.length > 0 && (
        <div>
          <p className={text.meta}>{`Listened at: ${touched.join(', ')}.`}</p>
          <Button small variant="quiet" onClick={() => onChange({ ...search, listened: listened.slice(0, -1) })}>
            Take back the last touch
          </Button>
        </div>
      )}
    </>
  );
}
