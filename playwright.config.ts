import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/support/journeys/browser.ts';

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 } };

// A journey is made at both widths, unless its file's name or its tag says that one width shows all there is to it.
const phoneOnly = /\.phone\.e2e\.ts$/;
const desktopOnly = /\.desktop\.e2e\.ts$/;
const desktopTag = /@desktop\b/;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: /\.e2e\.ts$/,
  outputDir: 'test-results/journeys',
  globalSetup: './tests/e2e/shop.setup.ts',
  fullyParallel: true,
  // A journey waits for pages as long as it works, so that two cores hold three of them.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // How fast a machine is says nothing about the shop.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // What was done and what the network and the console said. Copies of every page would cost a fifth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: desktopOnly, grepInvert: desktopTag },
    { name: 'desktop', use: desktop, testIgnore: phoneOnly },
  ],
});
