/**
 * Called by `npm run release` between the new number and the commit: closes the changelog and adds it to the commit.
 * `--check`: fails if it could not be closed, and changes nothing.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { CommandError, log } from '../bootstrap/steps.mjs';

const heading = '## [Unreleased]';

/** What has gathered since the last release becomes the section of this one. */
export function closeUnreleased(changelog: string, version: string, date: string): string {
  const [before, after, ...more] = changelog.split(`\n${heading}\n`);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new CommandError(`CHANGELOG.md needs one heading '${heading}'.`);
  }
  if (after.includes(`\n## [${version}]`)) throw new CommandError(`CHANGELOG.md has a section ${version} already.`);
  const [gathered = ''] = after.split('\n## ');
  if (!/^- /m.test(gathered)) throw new CommandError(`CHANGELOG.md says nothing under '${heading}'.`);
  return `${before}\n${heading}\n\n## [${version}] - ${date}\n${after}`;
}

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
