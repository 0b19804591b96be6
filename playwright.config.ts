import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/support/journeys/browser.ts';

// Only a picture for eyes shows what a phone draws twice as fine, which takes a sixth of a journey's time.
const arePicturesWanted = process.env['LOOKS'] === '1';
const deviceScaleFactor = arePicturesWanted ? 2 : 1;
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor };
const desktop = { viewport: { width: 1280, height: 800 } };

// A journey is made at both widths, unless its file's name or its tag says that one width shows all there is to it. Looks are
// checked where there is least room, and taken at both widths for whoever wants their pictures.
const phoneOnly = /\.phone\.e2e\.ts$/;
const desktopOnly = /\.desktop\.e2e\.ts$/;
const lookFile = /\.look\.e2e\.ts$/;
const desktopTag = /@desktop\b/;
const phoneTag = /@phone\b/;

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
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/reports/playwright.json' }],
    ['./tools/playwright-progress.ts'],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    // A failure says its step, the complaints of the browser and how the page looked. A trace says more and costs a fifth of
    // the time: whoever hunts a failure asks for it with --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: desktopOnly, grepInvert: desktopTag },
    {
      name: 'desktop',
      use: desktop,
      testIgnore: arePicturesWanted ? phoneOnly : [phoneOnly, lookFile],
      grepInvert: phoneTag,
    },
  ],
});
