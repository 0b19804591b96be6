import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCaptured } from './processes.mjs';
import { root } from './root.mjs';
import { hasPinnedNode, machinePath } from './runtime.mjs';
import { CommandError, step } from './steps.mjs';

const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

export async function installIfNeeded() {
  if (isInstalled() && hasPinnedNode()) return;
  await step('install', 'fetching the packages of package-lock.json (npm ci)', install);
}

async function install() {
  const environment = { ...process.env, PATH: machinePath() };
  const { code, output } = await runCaptured('npm', ['ci', ...options], { cwd: root, env: environment });
  if (code === 0) return;
  throw new CommandError(
    `npm ci failed with code ${code}. It said:\n${output.trim().split('\n').slice(-25).join('\n')}`,
  );
}

/** npm keeps a record of what it has put into node_modules, written last; it has to agree with the lock file. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  return Boolean(wanted && present && lockFilesMatch(wanted, present));
}

export function lockFilesMatch(wanted, present) {
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '') return true;
    const found = present[place];
    if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
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
