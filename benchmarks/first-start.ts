/**
 * From a fresh clone to the first answered page, by phases: `npm run bench -- first-start`. What is committed is cloned into a
 * folder of its own and started there as a newcomer does it, with the machine's own Node and the packages that npm has in its
 * cache, or fetches. Linux only: it reads /proc. The CPU is that of all processes, and says more on a busy machine.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/support/processes/free-port.ts';
import { root } from '../tools/bootstrap/root.mjs';

const goalSeconds = 40;
const askEveryMs = 100;
/** The kernel counts time in hundredths of a second, by default and everywhere we know. */
const ticksPerSecond = 100;

interface Process {
  readonly parent: number;
  readonly ticks: number;
}

/** Its own time, and that of its children that have ended. */
function processOf(pid: string): Process | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    return { parent: fields[1]!, ticks: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) };
  } catch {
    return null;
  }
}

function cpuSeconds(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const found = new Map(
    all.flatMap((name) => {
      const one = processOf(name);
      return one ? [[Number(name), one] as const] : [];
    }),
  );
  const ofTree = (id: number): number =>
    [...found].reduce(
      (sum, [child, { parent }]) => (parent === id ? sum + ofTree(child) : sum),
      found.get(id)?.ticks ?? 0,
    );
  return ofTree(pid) / ticksPerSecond;
}

const isAnswered = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (answer) => answer.ok,
    () => false,
  );

const folder = mkdtempSync(join(tmpdir(), 'taar-first-start-'));
try {
  execFileSync('git', ['clone', '--quiet', root, folder]);
  const port = await freePort();
  const ownNode = join(root, 'node_modules');
  const path = process.env['PATH']!.split(delimiter).filter((entry) => !entry.startsWith(ownNode));
  const startedMs = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { PATH: path.join(delimiter), HOME: process.env['HOME'], PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (/^taar .* in [\d.]+ s$/.test(line)) console.log(line);
  });
  while (!(await isAnswered(port))) {
    if (child.exitCode !== null) throw new Error('The shop ended at its start.');
    await pause(askEveryMs);
  }
  const seconds = (performance.now() - startedMs) / 1000;
  console.log(
    `first page after ${seconds.toFixed(1)} s (goal ${goalSeconds} s), ${cpuSeconds(child.pid!).toFixed(1)} s of CPU`,
  );
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  if (seconds > goalSeconds) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
}
