/** Writes what a release is made of, from the lock file, into release/: CycloneDX, without development packages. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCaptured } from '../bootstrap/processes.mjs';
import { root } from '../bootstrap/root.mjs';
import { CommandError, log } from '../bootstrap/steps.mjs';

interface BillOfMaterials {
  readonly $schema: string;
  readonly metadata: { readonly component: Readonly<Record<string, unknown>> };
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

/** The output of `npm sbom` under the name of the project: npm uses the name of the folder instead. */
export function billOfMaterials(text: string, name: string): BillOfMaterials {
  const { $schema, ...bill } = JSON.parse(text) as BillOfMaterials;
  const { metadata } = bill;
  const named = { ...bill, metadata: { ...metadata, component: { ...metadata.component, name } } };
  const address = /(https?|git|file):[^"]*/.exec(JSON.stringify(named));
  if (address) throw new CommandError(`The bill names where a package was fetched from: ${address[0]}.`);
  return { $schema, ...named };
}

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
