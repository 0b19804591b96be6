import { adminCredentials } from '../builders/admin.ts';
import { startShop, type RunningShop, type ShopOptions } from '../processes/shop-process.ts';
import { test } from './journey.ts';

/**
 * A shop for the journeys of one file, which counts no calls and has the keeper as its owner. What they change in it no other
 * journey sees. They are made one after the other: side by side, each worker would start a shop of its own.
 */
export function ownShop({ env, ...options }: Omit<ShopOptions, 'migrated'> = {}): Pick<RunningShop, 'url' | 'dataDir'> {
  const { username, password } = adminCredentials;
  let shop: RunningShop | undefined;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    const kept = { RATE_LIMIT: 'off', ADMIN_USERNAME: username, ADMIN_PASSWORD: password, ...env };
    shop = await startShop({ ...options, env: kept, migrated: true });
  });
  test.afterAll(() => shop?.stop());
  return {
    get url() {
      return shop!.url;
    },
    get dataDir() {
      return shop!.dataDir;
    },
  };
}
