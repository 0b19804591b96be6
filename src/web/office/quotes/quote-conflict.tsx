import type { OfficeQuote } from '#contracts/office-quotes.ts';
import { ConflictDialog } from '../ui/conflict/conflict-dialog.tsx';
import type { QuoteEditing } from './quote-editing.ts';
import { toSheet } from './quote-sheet.ts';
import { fieldsOf, mergedSheet, valuesOf } from './sheet-merge.ts';

/** Somebody else was faster: theirs and mine, line by line. */
export function QuoteConflict({ editing, theirs }: { editing: QuoteEditing; theirs: OfficeQuote }) {
  const { base, typed, save, start, keepEditing } = editing;
  const saved = toSheet(theirs);
  return (
    <ConflictDialog
      thing={theirs.number}
      when="Saved while you were typing."
      fields={fieldsOf(saved, typed)}
      before={valuesOf(toSheet(base))}
      theirs={valuesOf(saved)}
      mine={valuesOf(typed)}
      isSaving={save.isPending}
      onSave={(merged) => {
        const sheet = mergedSheet(merged, saved, typed);
        start(theirs, sheet);
        save.mutate({ sheet, from: theirs });
      }}
      onTakeTheirs={() => start(theirs)}
      onClose={keepEditing}
    />
  );
}
