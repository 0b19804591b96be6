import { publicSettings, type ShopFacts } from '#contracts/settings.ts';
import type { Serve } from '../http/api-routes.ts';
import type { SettingsStore } from './settings-store.ts';
import type { SettingsService } from './settings.service.ts';

interface SettingsServices {
  readonly settings: SettingsService;
  readonly store: SettingsStore;
  /** What of the discounts pages may promise. */
  readonly priceBreaks: () => Promise<NonNullable<ShopFacts['priceBreaks']>>;
}

export function settingsRoutes(serve: Serve, { settings, store, priceBreaks }: SettingsServices): void {
  serve('GET /api/shop', async () => {
    const breaks = await priceBreaks();
    return { ...publicSettings.parse(await store.read()), ...(breaks.length > 0 && { priceBreaks: breaks }) };
  });
  serve('GET /api/admin/settings', () => settings.get());
  serve('PATCH /api/admin/settings', ({ staff, body }) => settings.change(body, staff));
}
