import type { Settings } from '#domain/settings/settings.ts';
import type { Database } from '../db/database.ts';
import { FollowedValue } from '../db/followed-value.ts';
import { readSettings } from './settings.service.ts';

/** The settings as this process knows them, for what is made once for all visitors. Orders read them from the database. */
export class SettingsStore extends FollowedValue<Settings> {
  constructor(db: Database) {
    super(db, 'settings', readSettings);
  }
}
