import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPackages, placesOf, shopProjects } from './package-scopes.mjs';
import { runCaptured } from './processes.mjs';
import { root } from './root.mjs';
import { hasPinnedNode, machinePath } from './runtime.mjs';
import { CommandError, step } from './steps.mjs';

// Both also hold where the environment overrides .npmrc, as it does during a release. The lock file is installed as it was
// reviewed: how old a version must be matters where versions are chosen, and asking here would need every package's history.
const reviewed = ['--ignore-scripts', '--min-release-age=0'];
const options = ['--include=optional', ...reviewed, '--no-audit', '--no-fund', '--loglevel=error'];

const recordFile = 'node_modules/.package-lock.json';
const staging = join(root, '.cache', 'install');

/** `scope`: 'production', 'shop' (builds and runs it) or 'all' (checks and tests it as well). */
export async function installIfNeeded(scope) {
  if (isInstalled(scope) && hasPinnedNode()) return;
  if (scope === 'shop' && !existsSync(join(root, 'node_modules')))
    return step('install', 'fetching what the shop needs of package-lock.json (npm ci)', installShop, 12);
  await step('install', 'fetching the packages of package-lock.json (npm)', () => install(scope), 20);
}

async function install(scope) {
  // What only tests need is added to what a shop may be running with: npm ci would begin by deleting that.
  const isAddition = scope === 'all' && isInstalled('shop') && hasPinnedNode();
  const command = isAddition ? ['install', '--no-save'] : ['ci'];
  const failure = await npm([...command, scope === 'production' ? '--omit=dev' : '--include=dev'], root);
  if (failure) throw new CommandError(failure);
}

/** Resolves to what npm said where it failed. */
async function npm(args, folder) {
  const environment = { ...process.env, PATH: machinePath() };
  const { code, output } = await runCaptured('npm', [...args, ...options], { cwd: folder, env: environment });
  if (code === 0) return null;
  return `npm ${args[0]} failed with code ${code}. It said:\n${output.trim().split('\n').slice(-25).join('\n')}`;
}

/**
 * A first start: the pinned Node is more than half of the bytes, and npm unpacks on one core, so two of them work side by
 * side. Both work in folders of their own; node_modules is there once it is whole. Where that fails npm ci has its say.
 */
async function installShop() {
  rmSync(staging, { recursive: true, force: true });
  const projects = shopProjects(jsonIn('package.json'), jsonIn('package-lock.json'));
  const folders = Object.entries(projects).map(([name, project]) => writeProject(join(staging, name), project));
  const failures = await Promise.all(folders.map((folder) => npm(['ci'], folder)));
  if (failures.every((failure) => failure === null)) joinPackages(folders);
  rmSync(staging, { recursive: true, force: true });
  if (!isInstalled('shop') || !hasPinnedNode()) await install('shop');
}

function writeProject(folder, { manifest, lock }) {
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(root, '.npmrc'))) cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  return folder;
}

/** Puts the packages of the second folder beside those of the first, and all of them where they are used. */
function joinPackages([into, from]) {
  const packages = { ...packagesIn(into, recordFile), ...packagesIn(from, recordFile) };
  const modules = join(into, 'node_modules');
  mkdirSync(join(modules, '.bin'), { recursive: true });
  const namesIn = (folder) => (existsSync(join(from, folder)) ? readdirSync(join(from, folder)) : []);
  const paths = [
    ...namesIn('node_modules').filter((name) => !name.startsWith('.')),
    ...namesIn('node_modules/.bin').map((name) => join('.bin', name)),
  ];
  for (const path of paths) renameSync(join(from, 'node_modules', path), join(modules, path));
  writeFileSync(join(into, recordFile), JSON.stringify({ ...jsonIn('package-lock.json'), packages }));
  renameSync(modules, join(root, 'node_modules'));
}

/** npm keeps a record of what it has put into node_modules, written last; it has to agree with the lock file. */
function isInstalled(scope) {
  const wanted = packagesIn(root, 'package-lock.json');
  const present = packagesIn(root, recordFile);
  if (!wanted || !present) return false;
  return lockFilesMatch(scope === 'shop' ? shopOnly(wanted) : wanted, present, scope);
}

/** Of the packages of a lock file, those that build and run the shop. */
export function shopOnly(packages) {
  const { dependencies, optionalDependencies } = packages[''] ?? {};
  const places = placesOf([...Object.keys({ ...dependencies, ...optionalDependencies }), ...buildPackages], packages);
  return Object.fromEntries(Object.entries(packages).filter(([place]) => places.has(place)));
}

export function lockFilesMatch(wanted, present, scope) {
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '') return true;
    const found = present[place];
    if (!found)
      return Boolean(entry.optional || entry.devOptional || entry.peer || (entry.dev && scope === 'production'));
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

const jsonIn = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

function packagesIn(folder, lockFile) {
  try {
    return JSON.parse(readFileSync(join(folder, lockFile), 'utf8')).packages;
  } catch {
    return null;
  }
}
