import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';
import { checkOfId } from '#electronics/diagnosis/inference/checks.ts';
import { checkText } from '#electronics/diagnosis/inference/check-text.ts';
import type { FaultFinder } from '#electronics/diagnosis/inference/fault-finder.ts';
import { Button } from '../../ui/button/button.tsx';
import text from '../../ui/text/text.module.css';
import type { FaultSearch } from './fault-search.ts';
import { placeName } from '#drawings/workbench/places.ts';

interface MadeChecksProps {
  sheet: WorkbenchSheet;
  finder: FaultFinder;
  search: FaultSearch;
  onChange: (search: FaultSearch) => void;
}

/** What was looked at, and its answers: the last one can be taken back. */
export function MadeChecks({ sheet, finder, search, onChange }: MadeChecksProps) {
  const { table } = finder.unpacked;
  const said = search.checked.flatMap(({ id, result }) => {
    const check = checkOfId(table, id);
    if (!check) return [];
    const words = checkText(check, table, placeName(sheet));
    return [`${words.title}: ${words[result].toLowerCase()}`];
  });
  if (said.length === 0) return null;
  return (
    <div>
      <p className={text.meta}>{`Checked. ${said.join('. ')}.`}</p>
      <Button small variant="quiet" onClick={() => onChange({ ...search, checked: search.checked.slice(0, -1) })}>
        Take back the last check
      </Button>
    </div>
  );
}
