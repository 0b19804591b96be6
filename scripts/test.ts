import { Stop, say } from './bootstrap/steps.mjs';
import { loudly } from './bootstrap/processes.mjs';
import { root } from './bootstrap/root.mjs';
import { installBrowserIfNeeded } from './install-browser.ts';
import { checks, codeTests, journeys, runSuites, totalsText } from './suites.ts';

async function prepareJourneys(): Promise<boolean> {
  try {
    await installBrowserIfNeeded();
    const code = await loudly(process.execPath, ['build/build.ts'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (code !== 0) throw new Stop(`The build failed with code ${code}.`);
    return true;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    say('stopped', error.message);
    return false;
  }
}

const ready = await prepareJourneys();
const counts = await runSuites([...checks, codeTests, ...(ready ? [journeys] : [])]);
if (!ready) counts.failed += 1;
process.exitCode = counts.failed === 0 ? 0 : 1;
process.stdout.write(`${totalsText(counts)}\n`);
