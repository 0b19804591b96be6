import { adminCredentials } from '#tests/support/builders/admin.ts';
import { startShop } from '#tests/support/processes/shop-process.ts';

/** One shop serves all journeys; name a running one in TAAR_SHOP_URL to use that instead. */
export default async function setUpShop(): Promise<() => Promise<void>> {
  if (process.env['TAAR_SHOP_URL']) return async () => {};
  // All journeys come from one address, which as a whole signs up more often than any person would.
  const shop = await startShop({
    env: {
      RATE_LIMIT: 'off',
      UPI_VPA: 'taar@examplebank',
      ADMIN_USERNAME: adminCredentials.username,
      ADMIN_PASSWORD: adminCredentials.password,
    },
  });
  process.env['TAAR_SHOP_URL'] = shop.url;
  return () => shop.stop();
}
