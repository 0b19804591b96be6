import { existsSync } from 'node:fs';
import { findBrowser } from '#tests/support/journeys/browser.ts';
import { runCaptured } from './bootstrap/processes.mjs';
import { log, step, CommandError } from './bootstrap/steps.mjs';

const debianPackages = ['chromium-headless-shell', 'fonts-liberation'];

/** Makes sure that the journeys find a Chromium: the machine's, else Debian's, else the one Playwright brings. */
export async function installBrowserIfNeeded(): Promise<void> {
  if (findBrowser() || (await hasPlaywrightBrowser())) return;
  const reasons: string[] = [];
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    reasons.push(await step('browser', "installing Debian's Chromium (apt-get)", installFromDebian));
    if (findBrowser()) return;
  }
  reasons.push(await step('browser', "fetching Playwright's Chromium", installFromPlaywright));
  if (await hasPlaywrightBrowser()) return;
  throw new CommandError(
    `The journeys need Chromium and none could be installed: install it yourself, or name one in CHROMIUM_PATH.\n${reasons.join('\n')}`,
  );
}

async function installFromDebian(): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCaptured('apt-get', ['update', '-qq'], { env });
  if (update.code !== 0) return lastLines(update.output);
  const options = ['-y', '-qq', '--no-install-recommends'];
  const { output } = await runCaptured('apt-get', ['install', ...options, ...debianPackages], { env });
  return lastLines(output);
}

async function installFromPlaywright(): Promise<string> {
  const { output } = await runCaptured('playwright', ['install', 'chromium']);
  return lastLines(output);
}

async function hasPlaywrightBrowser(): Promise<boolean> {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}

function lastLines(output: string): string {
  return output.trim().split('\n').slice(-5).join('\n');
}

if (import.meta.main) {
  try {
    await installBrowserIfNeeded();
    log('browser', findBrowser() ?? "Playwright's own Chromium");
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    log('stopped', error.message);
    process.exitCode = 1;
  }
}
