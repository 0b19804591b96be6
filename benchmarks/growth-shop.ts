/** A built shop in a process of its own, and what it costs: CPU and memory of all its processes, from /proc. Linux only. */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { startShop, type RunningShop } from '#tests/support/processes/shop-process.ts';

/** The kernel counts time in hundredths of a second, by default and everywhere we know. */
const msPerTick = 10;

function processesOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(processesOf)];
}

/** User and system time of a process and of those of its children that have ended. */
function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);
  return fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * msPerTick;
}

/** The same of a process and all below it. */
export const processCpuMs = (pid: number): number => processesOf(pid).reduce((sum, each) => sum + cpuMsOf(each), 0);

function memoryMbOf(pid: number): number {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

export interface MeasuredShop {
  readonly url: string;
  /** From the start of the process to its first list of products. */
  readonly startMs: number;
  readonly startCpuMs: number;
  /** CPU of the first list alone, for which the catalogue is read and indexed. */
  readonly firstListCpuMs: number;
  cpuMs(): number;
  memoryMb(): number;
  stop(): Promise<void>;
}

const firstListLimitMs = 300_000;

/** Filling a large index takes longer on a busy machine than a connection may wait: a visitor would ask again, too. */
async function askUntilAnswered(url: string, path: string): Promise<void> {
  const untilMs = performance.now() + firstListLimitMs;
  for (;;) {
    const load = new Load(url, 1);
    try {
      return void (await load.ask(path));
    } catch (error) {
      const isCutOff = error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
      if (!isCutOff || performance.now() > untilMs) throw error;
    } finally {
      load.close();
    }
  }
}

export async function measureStart(env: Record<string, string>): Promise<MeasuredShop> {
  const startedMs = performance.now();
  const shop: RunningShop = await startShop({ env: { RATE_LIMIT: 'off', ...env } });
  const cpuMs = () => processCpuMs(shop.pid);
  const beforeMs = cpuMs();
  await askUntilAnswered(shop.url, '/api/products?limit=24');
  return {
    url: shop.url,
    startMs: performance.now() - startedMs,
    startCpuMs: cpuMs(),
    firstListCpuMs: cpuMs() - beforeMs,
    cpuMs,
    memoryMb: () => processesOf(shop.pid).reduce((sum, pid) => sum + memoryMbOf(pid), 0),
    stop: () => shop.stop(),
  };
}

/** Visitors on connections that stay open. */
export class Load {
  readonly #agent: Agent;
  readonly #url: string;
  readonly #connections: number;
  /** How long each answer took. */
  readonly timesMs: number[] = [];
  refused = 0;

  constructor(url: string, connections: number) {
    this.#url = url;
    this.#connections = connections;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  ask(path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const startedMs = performance.now();
      get(`${this.#url}${path}`, { agent: this.#agent }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
        response.on('end', () => {
          this.timesMs.push(performance.now() - startedMs);
          if (response.statusCode === 503) this.refused += 1;
          else if (response.statusCode !== 200) return reject(new Error(`${response.statusCode} for ${path}`));
          resolve(body);
        });
      }).on('error', reject);
    });
  }

  /** Every path once, as fast as the connections allow. */
  async askAll(paths: readonly string[]): Promise<void> {
    const left = [...paths];
    const visit = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) await this.ask(path);
    };
    await Promise.all(Array.from({ length: this.#connections }, visit));
  }

  /** Over and over until the time is up. Answers how many a second. */
  async askFor(ms: number, nextPath: () => string, pauseMs = 0): Promise<number> {
    const from = this.timesMs.length;
    const startedMs = performance.now();
    const visit = async () => {
      while (performance.now() - startedMs < ms) {
        await this.ask(nextPath());
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    await Promise.all(Array.from({ length: this.#connections }, visit));
    return ((this.timesMs.length - from) * 1000) / (performance.now() - startedMs);
  }

  percentile(share: number): number {
    const sorted = this.timesMs.toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  }

  close(): void {
    this.#agent.destroy();
  }
}
