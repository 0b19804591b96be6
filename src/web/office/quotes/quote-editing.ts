import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { OfficeQuote } from '#contracts/office-quotes.ts';
import { hasCode } from '../../api/error-message.ts';
import { officeCall } from '../ui/calls/office-call.ts';
import { useUnsavedChanges } from '../ui/save-bar/unsaved-changes.ts';
import { sheetChanges, toChange, toSheet, type Sheet } from './quote-sheet.ts';
import { quoteQuery, useQuoteChange } from './quotes.queries.ts';
import { isSameSheet } from './sheet-merge.ts';

interface Saving {
  readonly sheet: Sheet;
  /** What it was typed in view of. */
  readonly from: OfficeQuote;
}

const isBeingPriced = ({ status }: OfficeQuote): boolean => status === 'asked' || status === 'sent';

/** What is typed on the sheet against what is saved, until it is saved or given up. */
export function useQuoteEditing(quote: OfficeQuote) {
  const { id } = quote;
  const client = useQueryClient();
  const [base, setBase] = useState(quote);
  const [typed, setTyped] = useState(() => toSheet(quote));
  /** As somebody else has saved it meanwhile. */
  const [theirs, setTheirs] = useState<OfficeQuote | null>(null);
  const saved = useMemo(() => toSheet(base), [base]);
  const changes = useMemo(() => sheetChanges(saved, typed), [saved, typed]);

  const start = (fresh: OfficeQuote, sheet: Sheet = toSheet(fresh)): OfficeQuote => {
    setBase(fresh);
    setTyped(sheet);
    setTheirs(null);
    return fresh;
  };
  if (quote.version > base.version) {
    // A question, an answer or a version that was sent leaves what is typed as it is; a sheet that nobody edits here is shown anew.
    if (isSameSheet(saved, toSheet(quote))) setBase(quote);
    else if (changes.length === 0) start(quote);
  }

  /** What is typed while it is written stays. */
  async function write(sheet: Sheet, version: number): Promise<OfficeQuote> {
    const body = toChange(sheet, version);
    const fresh = await officeCall('PATCH /api/admin/quotes/:id', { params: { id }, body });
    setBase(fresh);
    setTyped((now) => (now === sheet ? toSheet(fresh) : now));
    setTheirs(null);
    return fresh;
  }

  /** Whoever changed the sheet first is asked about; whoever only wrote in the thread is not in the way. */
  async function sendSheet({ sheet, from }: Saving): Promise<OfficeQuote> {
    try {
      return await write(sheet, from.version);
    } catch (failure) {
      if (!hasCode(failure, 'changed-meanwhile')) throw failure;
      const fresh = await officeCall('GET /api/admin/quotes/:id', { params: { id } });
      client.setQueryData(quoteQuery(id).queryKey, fresh);
      if (isSameSheet(toSheet(from), toSheet(fresh))) return write(sheet, fresh.version);
      setTheirs(fresh);
      throw failure;
    }
  }

  const lastSave = useRef<{ readonly sheet: Sheet; readonly answer: Promise<OfficeQuote> } | null>(null);
  /** One after the other: a save never meets another one of the same window as if it were a colleague's. */
  async function saveSheet(saving: Saving): Promise<OfficeQuote> {
    const before = lastSave.current;
    const { sheet } = saving;
    const answer =
      before === null
        ? sendSheet(saving)
        : before.answer.then((from) => (before.sheet === sheet ? from : sendSheet({ sheet, from })));
    const mine = { sheet, answer };
    lastSave.current = mine;
    try {
      return await answer;
    } finally {
      if (lastSave.current === mine) lastSave.current = null;
    }
  }

  const save = useQuoteChange(id, saveSheet, 'Saved');
  /** Saves what differs, and answers with the quote as it is then. */
  const saveTyped = async (): Promise<OfficeQuote> =>
    changes.length === 0 ? base : saveSheet({ sheet: typed, from: base });

  const isOpen = isBeingPriced(quote);
  const { mutateAsync } = save;
  const unsaved = useMemo(
    () =>
      isOpen && changes.length > 0
        ? { thing: quote.number, changes, save: () => mutateAsync({ sheet: typed, from: base }) }
        : null,
    [isOpen, changes, quote.number, mutateAsync, typed, base],
  );
  useUnsavedChanges(unsaved);
  return {
    base,
    typed,
    changes,
    isOpen,
    theirs,
    save,
    saveTyped,
    start,
    set: (part: Partial<Sheet>) => setTyped((now) => ({ ...now, ...part })),
    discard: () => setTyped(saved),
    keepEditing: () => setTheirs(null),
  };
}

export type QuoteEditing = ReturnType<typeof useQuoteEditing>;
