import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

/** A program of docs/integrations.md, by the file name in its first line. */
function programOf(name: string): string {
  const text = readFileSync(join(root, 'docs/integrations.md'), 'utf8');
  const program = [...text.matchAll(/^```js\n([^]*?)^```$/gm)].map(([, code]) => code!);
  const found = program.find((code) => code.startsWith(`// ${name}\n`));
  if (found === undefined) throw new Error(`docs/integrations.md has no program ${name}.`);
  return found;
}

/** Runs a program of the documentation as somebody would who copied it, and gives what it prints, line by line. */
export function runExample(name: string, env: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'taar-example-'));
  mkdirSync(join(folder, 'node_modules/@taar'), { recursive: true });
  symlinkSync(join(root, 'packages/client'), join(folder, 'node_modules/@taar/client'));
  writeFileSync(join(folder, name), programOf(name));
  const child = spawn(process.execPath, [name], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return { lines: createInterface(child.stdout)[Symbol.asyncIterator](), ended };
}
