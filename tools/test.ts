import { CommandError, log } from './bootstrap/steps.mjs';
import { runInForeground } from './bootstrap/processes.mjs';
import { root } from './bootstrap/root.mjs';
import { installBrowserIfNeeded } from './install-browser.ts';
import { addCounts, checks, codeTests, journeys, runSuites, secondsOf, totalsText } from './suites.ts';

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

/** About as long as the checks beside it, which wait for it on two cores. */
const usualBuildSeconds = 60;
const minutes = Math.ceil((usualBuildSeconds + secondsOf([codeTests, journeys])) / 60);
log('test', `build and checks, then the tests of the code, then the journeys: about ${minutes} min`);

const [ready, checked] = await Promise.all([prepareJourneys(), runSuites([checks])]);
const tested = await runSuites([codeTests, ...(ready ? [journeys] : [])]);
const counts = addCounts([checked, tested]);
if (!ready) counts.failed += 1;
process.exitCode = counts.failed === 0 ? 0 : 1;
process.stdout.write(`${totalsText(counts)}\n`);
