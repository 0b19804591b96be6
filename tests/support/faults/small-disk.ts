import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Why a small disk cannot be had here; null: it can. Only root may mount, and not in every container. */
export function smallDiskObstacle(): string | null {
  if (process.platform !== 'linux') return 'a small disk needs Linux';
  if (process.getuid?.() !== 0) return 'only root may mount a small disk';
  try {
    SmallDisk.mount(1).unmount();
    return null;
  } catch (error) {
    return `a small disk cannot be mounted here: ${(error as Error).message.trim()}`;
  }
}

/** A disk of a few megabytes, in memory, that can be filled to its last byte. */
export class SmallDisk {
  readonly dir: string;
  readonly #unmount = () => this.unmount();

  private constructor(dir: string) {
    this.dir = dir;
    process.once('exit', this.#unmount);
  }

  static mount(megabytes: number, owner: { readonly uid: number; readonly gid: number } | null = null): SmallDisk {
    const dir = mkdtempSync(join(tmpdir(), 'taar-small-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir], { stdio: 'pipe' });
    } catch (error) {
      rmdirSync(dir);
      throw error;
    }
    if (owner) chownSync(dir, owner.uid, owner.gid);
    return new SmallDisk(dir);
  }

  /** Fills the disk to the last byte. */
  fill(): void {
    const file = openSync(this.#ballast, 'a');
    try {
      // A disk has room in whole pages, so the last writes are of one.
      for (const bytes of [1024 * 1024, 4096]) writeUntilFull(file, Buffer.alloc(bytes, 1));
    } finally {
      closeSync(file);
    }
  }

  /** Gives back what fill took. */
  free(): void {
    rmSync(this.#ballast, { force: true });
  }

  unmount(): void {
    process.off('exit', this.#unmount);
    // A lazy unmount, since a process that is ending may still have a file open there.
    spawnSync('umount', ['--lazy', this.dir]);
    rmdirSync(this.dir);
  }

  get #ballast(): string {
    return join(this.dir, 'ballast');
  }
}

function writeUntilFull(file: number, chunk: Buffer): void {
  try {
    for (;;) writeSync(file, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
