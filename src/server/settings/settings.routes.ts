import { publicSettings } from '#contracts/settings.ts';
import type { Serve } from '../http/api-routes.ts';
import type { SettingsStore } from './settings-store.ts';
import type { SettingsService } from './settings.service.ts';

export function settingsRoutes(serve: Serve, settings: SettingsService, store: SettingsStore): void {
  serve('GET /api/shop', async () => publicSettings.parse(await store.read()));
  serve('GET /api/admin/settings', () => settings.get());
  serve('PATCH /api/admin/settings', ({ staff, body }) => settings.change(body, staff));
}
