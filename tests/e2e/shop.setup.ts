import { embeddedTemplate } from '#tests/support/databases/embedded-template.ts';
import { adminCredentials } from '#tests/support/builders/admin.ts';
import { startShop } from '#tests/support/processes/shop-process.ts';

/**
 * One shop serves all journeys; name a running one in TAAR_SHOP_URL to use that instead. It begins with an empty folder, as
 * every shop does; the few that journeys start for themselves begin with the schema, whose template is made here once.
 */
export default async function setUpShop(): Promise<() => Promise<void>> {
  await embeddedTemplate();
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
