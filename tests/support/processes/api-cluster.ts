import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { type Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { spawnApi } from './spawn-api.ts';

export interface ApiCluster {
  /** The process that supervises the others. */
  readonly pid: number;
  /** Without an agent each call has a connection of its own, and so reaches the next worker. */
  call(path: string, agent?: Agent): Promise<{ status: number; body: string }>;
  /** The workers that run now. */
  workers(): number[];
  /** After which pause each one that ended was replaced. */
  replacements(): readonly unknown[];
  stop(): Promise<void>;
}

/** Every call may see the metrics. */
const headers = { authorization: 'Bearer token-of-the-test' };

/** Starts the shop as `WORKERS` does: one process that supervises others, which share a port. */
export async function startApiCluster(databaseUrl: string, count: number): Promise<ApiCluster> {
  const { pid, port, said, stop } = await spawnApi('api-cluster-process.ts', [databaseUrl, `${count}`]);
  return {
    pid,
    async call(path, agent) {
      const request = get({ host: '127.0.0.1', port, path, headers, agent: agent ?? false });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      return { status: answer.statusCode ?? 0, body: await text(answer) };
    },
    workers: () => childrenOf(pid),
    replacements: () => said.slice(1),
    stop,
  };
}

function childrenOf(parent: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return rows.filter(([, ppid]) => ppid === parent).map(([pid]) => pid!);
}
