import { CommandError, log } from './bootstrap/steps.mjs';
import { runInForeground } from './bootstrap/processes.mjs';
import { root } from './bootstrap/root.mjs';
import { installBrowserIfNeeded } from './install-browser.ts';
import { checks, codeTests, journeys, runSuites, totalsText } from './suites.ts';

async function prepareJourneys(): Promise<boolean> {
  try {
    await installBrowserIfNeeded();
    const code = await runInForeground(process.execPath, ['build/build.ts'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (code !== 0) throw new CommandError(`The build failed with code ${code}.`);
    return true;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    log('stopped', error.message);
    return false;
  }
}

const ready = await prepareJourneys();
const counts = await runSuites([checks, codeTests, ...(ready ? [journeys] : [])]);
if (!ready) counts.failed += 1;
process.exitCode = counts.failed === 0 ? 0 : 1;
process.stdout.write(`${totalsText(counts)}\n`);
