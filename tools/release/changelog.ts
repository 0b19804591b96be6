/**
 * Called by `npm run release` between the new number and the commit: closes the changelog and adds it to the commit.
 * `--check`: fails if it could not be closed, and changes nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { CommandError, log } from '../bootstrap/steps.mjs';
import { closeUnreleased } from './close-unreleased.ts';

const file = join(root, 'CHANGELOG.md');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

try {
  const today = new Date().toISOString().slice(0, 10);
  const isCheck = process.argv.includes('--check');
  const closed = closeUnreleased(readFileSync(file, 'utf8'), isCheck ? 'next' : version, today);
  if (!isCheck) {
    writeFileSync(file, closed);
    execFileSync('git', ['add', 'CHANGELOG.md'], { cwd: root });
    log('release', `CHANGELOG.md now has ${version}`);
  }
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  log('stopped', error.message);
  process.exitCode = 1;
}
