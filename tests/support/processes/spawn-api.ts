import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../../tools/bootstrap/root.mjs';

export interface SpawnedApi {
  readonly pid: number;
  readonly port: number;
  /** Fulfilled with its exit code, or with the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** Every message of the process besides the port. */
  readonly said: readonly unknown[];
  kill(signal: NodeJS.Signals): void;
  /** Lets go of it, upon which it ends at once. */
  stop(): Promise<void>;
}

/** Starting is mostly compiling, and what was compiled once is kept. */
const compileCache = join(root, '.cache', 'compile');

/** Starts one of the scripts beside this file, which says on which port it listens, and waits until it does. */
export async function spawnApi(script: string, args: readonly string[]): Promise<SpawnedApi> {
  const child = spawn(process.execPath, [`tests/support/processes/${script}`, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  const failed = ended.then(() => Promise.reject(new Error('A process of the shop ended at its start.')));
  failed.catch(() => {});
  const said: unknown[] = [];
  child.on('message', (message) => said.push(message));
  const [port] = (await Promise.race([once(child, 'message'), failed])) as [number];
  return {
    pid: child.pid!,
    port,
    ended,
    said,
    kill: (signal) => void child.kill(signal),
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
