import type { Queryable } from '../db/database.ts';

export interface SettingsRow {
  /** What differs from the defaults, by name. */
  readonly changed: Readonly<Record<string, unknown>>;
  readonly version: number;
}

const find = { name: 'settings-find', text: `select changed, version from settings` };

/** The first change makes the row. Whoever saved first has raised the version, and the other is told. */
const saveIfUnchanged = {
  name: 'settings-save',
  text: `insert into settings (changed) values ($1::jsonb)
         on conflict (single) do update set changed = excluded.changed, version = settings.version + 1
         where settings.version = $2
         returning version`,
};

const none: SettingsRow = { changed: {}, version: 0 };

export const read = async (db: Queryable): Promise<SettingsRow> => (await db.query<SettingsRow>(find))[0] ?? none;

/** False: somebody else has saved since that version. */
export const save = async (tx: Queryable, { changed, version }: SettingsRow): Promise<boolean> =>
  (await tx.query(saveIfUnchanged, [JSON.stringify(changed), version])).length > 0;
