import type { Page } from '@playwright/test';

/** Keeps the answers to matching calls back until the returned function is called, to look at what stands meanwhile. */
export async function holdResponses(page: Page, calls: string | RegExp | ((url: URL) => boolean)): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await released;
    // The page may have given up by now.
    await route.continue().catch(() => {});
  });
  return release;
}
