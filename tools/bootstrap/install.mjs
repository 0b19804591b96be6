import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCaptured } from './processes.mjs';
import { root } from './root.mjs';
import { hasPinnedNode, machinePath } from './runtime.mjs';
import { CommandError, step } from './steps.mjs';

// Both also hold where the environment overrides .npmrc, as it does during a release. The lock file is installed as it was
// reviewed: how old a version must be matters where versions are chosen, and asking here would need every package's history.
const reviewed = ['--ignore-scripts', '--min-release-age=0'];
const options = ['--include=optional', ...reviewed, '--no-audit', '--no-fund', '--loglevel=error'];

export async function installIfNeeded({ development }) {
  if (isInstalled(development) && hasPinnedNode()) return;
  await step('install', 'fetching the packages of package-lock.json (npm ci)', () => install(development), 20);
}

async function install(development) {
  const environment = { ...process.env, PATH: machinePath() };
  const args = ['ci', development ? '--include=dev' : '--omit=dev', ...options];
  const { code, output } = await runCaptured('npm', args, { cwd: root, env: environment });
  if (code === 0) return;
  throw new CommandError(
    `npm ci failed with code ${code}. It said:\n${output.trim().split('\n').slice(-25).join('\n')}`,
  );
}

/** npm keeps a record of what it has put into node_modules, written last; it has to agree with the lock file. */
function isInstalled(development) {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  return Boolean(wanted && present && lockFilesMatch(wanted, present, { development }));
}

export function lockFilesMatch(wanted, present, { development }) {
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '') return true;
    const found = present[place];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer || (entry.dev && !development));
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages;
  } catch {
    return null;
  }
}
