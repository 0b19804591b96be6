import { keepOnDevice, readFromDevice } from '../../shell/device-storage.ts';

/** What is being written to somebody, and whether it is for our own eyes. */
export interface Draft {
  readonly text: string;
  readonly isNote: boolean;
}

const key = 'office-message-drafts';
const nothing: Draft = { text: '', isNote: false };

function readAll(): Record<string, Draft> {
  try {
    const kept: unknown = JSON.parse(readFromDevice(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Draft>) : {};
  } catch {
    return {};
  }
}

export function readDraft(messageId: string): Draft {
  const kept: Partial<Draft> | undefined = readAll()[messageId];
  return typeof kept?.text === 'string' ? { text: kept.text, isNote: kept.isNote === true } : nothing;
}

/** Nothing typed is nothing to keep. A note stays a note: it must never become a mail because a page was loaded anew. */
export function keepDraft(messageId: string, draft: Draft): void {
  const { [messageId]: _before, ...others } = readAll();
  keepOnDevice(key, JSON.stringify(draft.text === '' ? others : { ...others, [messageId]: draft }));
}
