import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';

const answers = async (url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
};

it('a test server ends with the process that started it, even when that is killed', async () => {
  const code = `const { startPostgres } = await import(${JSON.stringify(import.meta.resolve('./postgres.ts'))});
    const server = await startPostgres();
    console.log(server.url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  expect(await answers(url)).toBe(true);
  child.kill('SIGKILL');
  const deadline = performance.now() + 20_000;
  while ((await answers(url)) && performance.now() < deadline) await pause(50);
  expect(await answers(url)).toBe(false);
});
