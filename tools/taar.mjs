import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isChecked, rememberChecked, stampOfSources } from './bootstrap/checked-build.mjs';
import { installIfNeeded } from './bootstrap/install.mjs';
import { checkMachineNode } from './bootstrap/machine.mjs';
import { requestedExitCode, runBeside, runInForeground } from './bootstrap/processes.mjs';
import { root } from './bootstrap/root.mjs';
import { checkPinnedNode, hasPinnedNode, pinnedEnvironment, pinnedNode } from './bootstrap/runtime.mjs';
import { CommandError, log } from './bootstrap/steps.mjs';

// A change in these folders restarts the server. Changes in src/web reach the open page by hot reload instead.
const serverFolders = [
  'src/main.ts',
  'src/config.ts',
  'src/server',
  'src/contracts',
  'src/domain',
  'src/electronics',
  'src/pdf',
  'catalogue',
  'db',
];

// Asked for by name, production installs and builds nothing: a server needs no development packages.
const inProduction = process.env.NODE_ENV === 'production';
const withoutDevelopmentPackages = new Set(['start', 'backup', 'restore']);
const withoutTestPackages = new Set(['start', 'dev', 'build', 'backup', 'restore']);

function scopeOf(command) {
  if (inProduction && withoutDevelopmentPackages.has(command)) return 'production';
  return withoutTestPackages.has(command) ? 'shop' : 'all';
}

// Each command is a list of runs on the pinned Node, one after the other; the first that fails ends it.
const commands = {
  start: [
    { args: ['build/build.ts', inProduction ? '--check' : '--quick'], mode: 'production' },
    { args: ['dist/server/start.js'], mode: 'production' },
  ],
  dev: [
    { args: ['build/build.ts', '--drawings'], mode: 'development' },
    { args: [...serverFolders.map((path) => `--watch-path=${path}`), 'src/main.ts'], mode: 'development' },
  ],
  build: [{ args: ['build/build.ts', '--force'], mode: 'production' }],
  backup: [{ args: ['src/server/backup/backup-command.ts'], mode: 'production' }],
  restore: [{ args: ['src/server/backup/restore-command.ts'], mode: 'production' }],
  test: [{ args: ['tools/test.ts'] }],
  reliability: [{ args: ['build/build.ts'], mode: 'production' }, { args: ['tools/reliability.ts'] }],
  verify: [{ args: ['tools/verify.ts'] }],
  format: [{ args: ['node_modules/oxfmt/bin/oxfmt'] }],
  'fault-tables': [{ args: ['tools/write-kept-tables.ts', 'fault-tables'] }],
  bands: [{ args: ['tools/write-kept-tables.ts', 'bands'] }],
  browser: [{ args: ['tools/install-browser.ts'] }],
  'update-packages': [{ args: ['tools/packages/update-packages.ts'] }],
  sbom: [{ args: ['tools/release/sbom.ts'] }],
  'base-images': [{ args: ['tools/release/check-base-images.ts'] }],
  changelog: [{ args: ['tools/release/changelog.ts'] }],
};

/** `npm run bench -- first-load` runs benchmarks/first-load.ts. */
const benchRun = ([name = '']) => [{ args: [`benchmarks/${name}.ts`] }];

/** Whether the build was looked at in this way, and nothing has changed since. */
function lookAtBuild(check) {
  const sources = stampOfSources(root);
  return { isFresh: isChecked(root, check, sources), remember: () => rememberChecked(root, check, sources) };
}

async function main([name = '', ...rest]) {
  const runs = name === 'bench' ? benchRun(rest.splice(0, 1)) : commands[name];
  if (!runs) throw new CommandError(`Say one of: ${Object.keys(commands).join(', ')}.`);
  checkMachineNode();
  if (['start', 'dev'].includes(name) && !hasPinnedNode())
    log('first', 'this start fetches packages, draws pictures and fills a database; those after it take seconds');
  await installIfNeeded(scopeOf(name));
  checkPinnedNode();
  const look = name === 'start' ? lookAtBuild(runs[0].args.at(-1)) : null;
  for (const [index, { args, mode }] of runs.entries()) {
    if (index === 0 && look?.isFresh) continue;
    const passedOn = index === runs.length - 1 ? rest : [];
    const env = pinnedEnvironment(mode ? { NODE_ENV: mode } : {});
    const isFirstStart = name === 'start' && !inProduction && index === 0 && !existsSync(join(root, 'dist/build.json'));
    const beside = isFirstStart ? runBeside(pinnedNode(), ['src/prepare.ts'], { cwd: root, env }) : null;
    const code = await runInForeground(pinnedNode(), [...args, ...passedOn], { cwd: root, env });
    if (code !== 0) beside?.stop();
    await beside?.ended;
    if (code !== 0 || requestedExitCode() !== null) return code;
    if (index === 0) look?.remember();
  }
  return 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  log('stopped', error.message);
  process.exitCode = 1;
}
