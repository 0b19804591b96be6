import { CommandError } from '../bootstrap/steps.mjs';

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
