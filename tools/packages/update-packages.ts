/**
 * Brings package.json and the lock file up to date with versions that are old enough (min-release-age of .npmrc), installs
 * nothing, and prints what to review. `npm run update-packages -- vite` takes only what is named, breaking versions too;
 * `-- --list` changes nothing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCaptured } from '../bootstrap/processes.mjs';
import { root } from '../bootstrap/root.mjs';
import { CommandError, log } from '../bootstrap/steps.mjs';
import {
  chooseUpdates,
  lockChanges,
  type LockFile,
  lockProblems,
  lostBinaries,
  type Outdated,
} from './package-updates.ts';

const oldestNpm = [11, 10];

const readJson = <Content>(file: string): Content => JSON.parse(readFileSync(join(root, file), 'utf8')) as Content;
const readLock = (): LockFile => readJson('package-lock.json');

/** `npm outdated` ends with code 1 when something is outdated. */
async function npm(args: readonly string[], goodCodes: readonly number[] = [0]): Promise<string> {
  const { code, output } = await runCaptured('npm', [...args, '--loglevel=error'], { cwd: root });
  if (!goodCodes.includes(code)) throw new CommandError(`npm ${args[0]} failed with code ${code}:\n${output.trim()}`);
  return output;
}

/** An older npm would ignore the minimum age and choose what was published a minute ago. */
async function checkNpm(): Promise<void> {
  const version = (await npm(['--version'])).trim();
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldestNpm[0]! || (major === oldestNpm[0] && minor >= oldestNpm[1]!)) return;
  throw new CommandError(
    `npm ${version} does not know min-release-age; ${oldestNpm.join('.')} or newer does (npm install --global npm@11).`,
  );
}

async function update(args: readonly string[]): Promise<void> {
  await checkNpm();
  const asked = args.filter((arg) => !arg.startsWith('--'));
  const outdated = JSON.parse((await npm(['outdated', '--json'], [0, 1])) || '{}') as Record<string, Outdated>;
  const { taken, left } = chooseUpdates(outdated, asked);
  for (const { name, from, to } of taken) log('newer', `${name} ${from} -> ${to}`);
  for (const { name, from, to, reason } of left) log('left', `${name} ${from} -> ${to} (${reason})`);
  if (args.includes('--list')) return;

  const before = readLock();
  const pins = taken.map(({ name, to }) => `${name}@${to}`);
  if (pins.length > 0) await npm(['install', '--package-lock-only', '--save-exact', ...pins]);
  // What the packages themselves depend on moves within the ranges that they state.
  if (asked.length === 0) await npm(['update', '--package-lock-only']);
  review(before, readLock());
}

function review(before: LockFile, after: LockFile): void {
  const changes = lockChanges(before, after);
  if (changes.length === 0) return log('review', 'nothing has changed');
  for (const change of changes) log('review', change);
  log('review', 'read the changelog of each version above, and find out why a package that is new is needed');
  log('review', 'git diff package.json package-lock.json, then npm test, then commit both files');
  const { allowScripts } = readJson<{ allowScripts: Record<string, boolean> }>('package.json');
  const problems = [...lockProblems(after, allowScripts), ...lostBinaries(before, after)];
  if (problems.length > 0) throw new CommandError(`This lock file may not be committed:\n${problems.join('\n')}`);
}

try {
  await update(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  log('stopped', error.message);
  process.exitCode = 1;
}
