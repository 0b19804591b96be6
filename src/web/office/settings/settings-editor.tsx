import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfficeSettings } from '#contracts/settings.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { settingFields, settingKeys, type SettingSection } from '#domain/settings/fields.ts';
import type { Settings, SettingKey } from '#domain/settings/settings.ts';
import { showSetting } from '#domain/settings/show-setting.ts';
import { FormError } from '../../forms/form-error.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { RequiredPanel } from '../second-factors/required-panel.tsx';
import { secondFactorsQuery } from '../second-factors/second-factors.queries.ts';
import { Stack } from '../ui/columns/columns.tsx';
import { ConflictDialog } from '../ui/conflict/conflict-dialog.tsx';
import { SaveBar } from '../ui/save-bar/save-bar.tsx';
import { istMoment } from '../ui/when/ist.ts';
import { SectionPanel } from './section-panel.tsx';
import { draftOf, valuesOf, changedKeys, changeInWords, problemsOf, type Draft } from './settings-draft.ts';
import styles from './settings-editor.module.css';
import { useMemo, useState } from 'react';
import { ApiError } from '../../api/client.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { officeCall } from '../ui/calls/office-call.ts';
import { useUnsavedChanges } from '../ui/save-bar/unsaved-changes.ts';
import { settingsQuery } from './settings.queries.ts';

const wrongSentence = 'Please put right what is marked first.';

/** Refused here as the server would refuse it. */
function requireRight(draft: Draft): void {
  if (Object.keys(problemsOf(draft)).length > 0) throw new ApiError(400, wrongSentence, 'input-invalid');
}

/** What is typed against what is saved, until it is saved or given up. */
function useSettingsEditing(settings: OfficeSettings) {
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

const sections: Readonly<Record<SettingSection, string>> = {
  details: 'Shop and legal',
  hours: 'Hours and holidays',
  delivery: 'Delivery and fees',
  abroad: 'Abroad',
  payment: 'Payment',
  limits: 'Limits',
  stock: 'Stock',
  crawlers: 'Search engines and AI',
};

const SectionList = () => (
  <nav className={styles.sections} aria-label="Sections">
    {[...Object.entries(sections), ['safety', 'Safety']].map(([id, title]) => (
      <a key={id} href={`#${id}`}>
        {title}
      </a>
    ))}
  </nav>
);

/** A setting of the office itself, which has its own place and its own rules. */
function Safety() {
  const { data } = useQuery(secondFactorsQuery);
  return <div id="safety">{data && <RequiredPanel safety={data} />}</div>;
}

/** Who saved what one did not expect. */
function lastChange({ changes }: OfficeSettings) {
  const [latest] = changes.toSorted((one, other) => other.at.localeCompare(one.at));
  return { who: latest?.staffName ?? 'Somebody', when: latest ? `Saved ${istMoment(latest.at)}.` : '' };
}

const conflictFields = settingKeys.map((name) => ({
  name,
  label: settingFields[name].label,
  show: (value: unknown) => showSetting(name, value),
}));

const quietly = (saving: Promise<unknown>): void => void saving.catch(() => {});

function Conflict({ editing, theirs }: { editing: ReturnType<typeof useSettingsEditing>; theirs: OfficeSettings }) {
  const { base, draft, isSaving, save, start, keepEditing } = editing;
  return (
    <ConflictDialog
      thing="the settings"
      {...lastChange(theirs)}
      fields={conflictFields}
      before={{ ...base.values }}
      theirs={{ ...theirs.values }}
      mine={{ ...base.values, ...valuesOf(draft, settingKeys) }}
      isSaving={isSaving}
      onSave={(merged) => {
        const values = merged as unknown as Settings;
        start(theirs, values);
        quietly(save(draftOf(values), theirs));
      }}
      onTakeTheirs={() => start(theirs)}
      onClose={keepEditing}
    />
  );
}

/** Everything that can be set, on one page. Nothing is saved before the button, and nothing is lost without a question. */
export function SettingsEditor({ settings }: { settings: OfficeSettings }) {
  const editing = useSettingsEditing(settings);
  const { base, draft, changes, problems, isSaving, error, theirs, set, save, discard } = editing;
  const edited = { draft, defaults: base.defaults, changes: base.changes, problems, set };
  return (
    <div className={styles.screen}>
      <SectionList />
      <Stack>
        <FormError>{error}</FormError>
        {(Object.keys(sections) as SettingSection[]).map((section) => (
          <SectionPanel key={section} section={section} title={sections[section]} settings={edited} />
        ))}
        <Safety />
        <p className={styles.note}>
          Orders that are placed keep their prices, and invoices what they were issued with.{' '}
          <AppLink href={`${officePaths.audit}?thing=setting`}>Every change of the settings</AppLink>
        </p>
        <SaveBar changes={changes} isSaving={isSaving} onSave={() => quietly(save())} onDiscard={discard} />
      </Stack>
      {theirs && <Conflict editing={editing} theirs={theirs} />}
    </div>
  );
}
