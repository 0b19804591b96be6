import { tryLockFile } from '../../process/lock-file.ts';
import { StartupError } from '../../process/startup-error.ts';

/** Keeps every other process out of a data folder. */
export function lockFolder(folder: string): () => void {
  const unlock = tryLockFile(`${folder}.lock`);
  if (unlock) return unlock;
  throw new StartupError(`The data folder ${folder} is in use by another process; stop that one first.`);
}
