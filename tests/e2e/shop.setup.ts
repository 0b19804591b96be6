import { startShop } from '#tests/support/shop-process.ts';

/** One shop serves all journeys; name a running one in TAAR_SHOP_URL to use that instead. */
export default async function setUpShop(): Promise<() => Promise<void>> {
  if (process.env['TAAR_SHOP_URL']) return async () => {};
  const shop = await startShop();
  process.env['TAAR_SHOP_URL'] = shop.url;
  return () => shop.stop();
}
