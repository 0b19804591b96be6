import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/support/browser.ts';

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1280, height: 800 } };

// What a screen does is checked once per width, or at one width when its file name says so;
// what it looks like is checked at both widths in both themes.
const looks = /\.look\.e2e\.ts$/;
const phoneOnly = /\.phone\.e2e\.ts$/;
const desktopOnly = /\.desktop\.e2e\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: /\.e2e\.ts$/,
  outputDir: 'test-results/journeys',
  globalSetup: './tests/e2e/shop.setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: desktopOnly },
    { name: 'desktop', use: desktop, testIgnore: phoneOnly },
    { name: 'phone-dark', use: { ...phone, colorScheme: 'dark' }, testMatch: looks },
    { name: 'desktop-dark', use: { ...desktop, colorScheme: 'dark' }, testMatch: looks },
  ],
});
