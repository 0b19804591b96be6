import type { DeviceFacts } from '#contracts/help.ts';
import { forgetOnDevice, keepOnDevice, useKeptOnDevice } from '../../shell/device-storage.ts';
import type { Owner } from '../synced-store/device-states.ts';

/** What somebody is about to ask, or has asked without a network: kept on this device until it is sent. */
export interface HelpDraft {
  /** The same however often it is sent. */
  readonly key: string;
  readonly words: string;
  /** As they were when Ask was pressed; absent: it was not. */
  readonly asked?: DeviceFacts;
}

const keyOf = (owner: Owner, buildId: string): string => `taar-help-${owner}-${buildId}`;

export function parseDraft(text: string | null): HelpDraft | null {
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as Partial<HelpDraft>;
    return typeof draft.key === 'string' && typeof draft.words === 'string' ? (draft as HelpDraft) : null;
  } catch {
    return null;
  }
}

export function useHelpDraft(owner: Owner, buildId: string) {
  const kept = parseDraft(useKeptOnDevice(keyOf(owner, buildId)));
  return {
    draft: kept,
    keep: (change: Partial<HelpDraft>): HelpDraft => {
      const next = { key: crypto.randomUUID(), words: '', ...kept, ...change };
      keepOnDevice(keyOf(owner, buildId), JSON.stringify(next));
      return next;
    },
    forget: () => forgetOnDevice(keyOf(owner, buildId)),
  };
}
