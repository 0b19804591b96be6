import { useState } from 'react';

/** The text of a field that is being edited. It follows the address whenever that changes. */
export function useDraft(settled = ''): [text: string, setText: (text: string) => void] {
  const [draft, setDraft] = useState({ settled, text: settled });
  if (draft.settled !== settled) setDraft({ settled, text: settled });
  return [draft.settled === settled ? draft.text : settled, (text) => setDraft({ settled, text })];
}
