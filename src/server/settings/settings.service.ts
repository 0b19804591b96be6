import { isDeepStrictEqual } from 'node:util';
import type { OfficeSettings, SettingsChange } from '#contracts/settings.ts';
import type { Staff } from '#domain/accounts/staff.ts';
import { Refusal } from '#domain/errors.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { settingFields, settingKeys, settingProblem } from '#domain/settings/fields.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { showSetting } from '#domain/settings/show-setting.ts';
import { latestChanges, recordChange } from '../audit/audit.service.ts';
import type { Database, Queryable } from '../db/database.ts';
import * as rows from './settings.repository.ts';

interface Deps {
  readonly db: Database;
  readonly store: { refresh(): Promise<void> };
}

/** What was kept by another version of the shop and is no value any more counts for nothing. */
export const inForce = (changed: rows.SettingsRow['changed']): Settings => ({
  ...defaultSettings,
  ...Object.fromEntries(
    settingKeys
      .filter((key) => key in changed && settingProblem(key, changed[key]) === null)
      .map((key) => [key, changed[key]]),
  ),
});

const differing = (settings: Settings): Partial<Settings> =>
  Object.fromEntries(
    settingKeys
      .filter((key) => !isDeepStrictEqual(settings[key], defaultSettings[key]))
      .map((key) => [key, settings[key]]),
  );

/** What was left out is not a change to nothing. */
const said = (values: SettingsChange['values']): Partial<Settings> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The settings in force, as the database has them now. */
export const readSettings = async (db: Queryable): Promise<Settings> => inForce((await rows.read(db)).changed);

export type SettingsService = ReturnType<typeof createSettingsService>;

export function createSettingsService({ db, store }: Deps) {
  async function get(): Promise<OfficeSettings> {
    const { changed, version } = await rows.read(db);
    const latest = await latestChanges(db, 'setting');
    return {
      version,
      values: inForce(changed),
      defaults: defaultSettings,
      changes: latest.map(({ thingId, staffName, at }) => ({ key: thingId, staffName, at })),
    };
  }

  return {
    get,

    async change({ version, values }: SettingsChange, staff: Staff): Promise<OfficeSettings> {
      await db.transaction(async (tx) => {
        const row = await rows.read(tx);
        const before = inForce(row.changed);
        const after = { ...before, ...said(values) };
        const touched = settingKeys.filter((key) => !isDeepStrictEqual(before[key], after[key]));
        if (touched.length === 0) return;
        if (!(await rows.save(tx, { changed: differing(after), version }))) throw new Refusal('changed-meanwhile');
        for (const key of touched) {
          const named = { thing: 'setting', thingId: key, label: settingFields[key].label } as const;
          const [was, is] = [before, after].map((one) => ({ [key]: showSetting(key, one[key]) }));
          await recordChange(tx, staff, { ...named, action: 'changed', before: was, after: is });
        }
      });
      await store.refresh();
      return get();
    },
  };
}
