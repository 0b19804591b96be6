import { CommandError } from './steps.mjs';

const oldest = [20, 19];

/** The machine's own Node only installs and starts; the shop itself runs on the pinned one. */
export function checkMachineNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  throw new CommandError(
    `taar needs Node ${oldest.join('.')} or newer to begin with, and this machine has ${version}.`,
  );
}
