/** Writes what a release is made of, from the lock file, into release/: CycloneDX, without development packages. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCaptured } from '../bootstrap/processes.mjs';
import { root } from '../bootstrap/root.mjs';
import { CommandError, log } from '../bootstrap/steps.mjs';
import { billOfMaterials } from './bill-of-materials.ts';

const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only'];

try {
  const { code, output } = await runCaptured('npm', [...args, '--loglevel=silent'], { cwd: root });
  if (code !== 0) throw new CommandError(`npm sbom failed with code ${code}: ${output.trim()}`);
  const folder = join(root, 'release');
  const file = `${name}-${version}.cdx.json`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), `${JSON.stringify(billOfMaterials(output, name), null, 2)}\n`);
  log('sbom', `release/${file}`);
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  log('stopped', error.message);
  process.exitCode = 1;
}
