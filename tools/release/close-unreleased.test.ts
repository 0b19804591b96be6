import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../bootstrap/root.mjs';
import { closeUnreleased } from './close-unreleased.ts';

const head = '# Changelog\n\n## [Unreleased]\n';
const older = '\n## [0.1.0] - 2026-11-15\n\n### Added\n\n- A shop.\n';

describe('closing the changelog of a release', () => {
  it('gives what has gathered the number and the day, and begins anew', () => {
    expect(closeUnreleased(`${head}\n### Fixed\n\n- A leak.\n${older}`, '0.2.0', '2026-12-01')).toBe(
      `${head}\n## [0.2.0] - 2026-12-01\n\n### Fixed\n\n- A leak.\n${older}`,
    );
  });

  it('stops a release that says nothing, twice the same, or has nowhere to say it', () => {
    expect(() => closeUnreleased(`${head}${older}`, '0.2.0', '2026-12-01')).toThrow('says nothing');
    expect(() => closeUnreleased(`${head}\n- A leak.\n${older}`, '0.1.0', '2026-12-01')).toThrow('already');
    expect(() => closeUnreleased(`# Changelog\n${older}`, '0.2.0', '2026-12-01')).toThrow('one heading');
  });

  it('knows the form of our own changelog', () => {
    const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(/\n## \[Unreleased\]\n/);
    const gathered = changelog.replace('## [Unreleased]\n', '## [Unreleased]\n\n- Something.\n');
    expect(closeUnreleased(gathered, '99.0.0', '2026-12-01')).toContain('## [99.0.0] - 2026-12-01');
  });
});
