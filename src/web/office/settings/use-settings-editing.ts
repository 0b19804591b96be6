import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { OfficeSettings } from '#contracts/settings.ts';
import type { SettingKey, Settings } from '#domain/settings/settings.ts';
import { ApiError } from '../../api/client.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { officeCall } from '../ui/calls/office-call.ts';
import { useUnsavedChanges } from '../ui/save-bar/unsaved-changes.ts';
import { changedKeys, changeInWords, draftOf, problemsOf, valuesOf, type Draft } from './settings-draft.ts';
import { settingsQuery } from './settings.queries.ts';

const wrongSentence = 'Please put right what is marked first.';

/** Refused here as the server would refuse it. */
function requireRight(draft: Draft): void {
  if (Object.keys(problemsOf(draft)).length > 0) throw new ApiError(400, wrongSentence, 'input-invalid');
}

/** What is typed against what is saved, until it is saved or given up. */
export function useSettingsEditing(settings: OfficeSettings) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(settings);
  const [draft, setDraft] = useState(() => draftOf(settings.values));
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** As somebody else has saved them meanwhile. */
  const [theirs, setTheirs] = useState<OfficeSettings | null>(null);
  const changes = changedKeys(base.values, draft).map((key) => changeInWords(key, base.values, draft));

  const start = (fresh: OfficeSettings, values: Settings = fresh.values) => {
    setBase(fresh);
    setDraft(draftOf(values));
    setTheirs(null);
    queryClient.setQueryData(settingsQuery.queryKey, fresh);
  };
  const save = async (edited: Draft = draft, from: OfficeSettings = base) => {
    setError(null);
    setSaving(true);
    try {
      requireRight(edited);
      const values = valuesOf(edited, changedKeys(from.values, edited));
      start(await officeCall('PATCH /api/admin/settings', { body: { version: from.version, values } }));
      toast({ title: 'The settings are saved', description: 'The shop goes by them from now on.' });
    } catch (failure) {
      if (hasCode(failure, 'changed-meanwhile')) setTheirs(await officeCall('GET /api/admin/settings'));
      else if (!hasCode(failure, 'password-needed')) setError(errorMessage(failure));
      throw failure;
    } finally {
      setSaving(false);
    }
  };
  const discard = () => {
    setDraft(draftOf(base.values));
    setError(null);
  };
  const names = changes.join('\n');
  // The router asks what is unsaved; it is another value only when something else is.
  const unsaved = useMemo(
    () => (names === '' ? null : { thing: 'the settings', changes: names.split('\n'), save: () => save(draft, base) }),
    // oxlint-disable-next-line react/exhaustive-deps
    [names, base, draft],
  );
  useUnsavedChanges(unsaved);
  const set = (key: SettingKey, typed: unknown) => setDraft((now) => ({ ...now, [key]: typed }));
  const keepEditing = () => setTheirs(null);
  return {
    base,
    draft,
    changes,
    problems: problemsOf(draft),
    isSaving,
    error,
    theirs,
    set,
    save,
    start,
    discard,
    keepEditing,
  };
}
