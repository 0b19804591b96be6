/** Draws what a quick build left, one file after another, while the shop is open. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface DrawDeferredOptions {
  /** In it stands a file for each that somebody waits for, by its name. It goes when there is nothing to wait for any more. */
  readonly wishDir: string;
  readonly log: (sentence: string) => void;
  /** How often a line tells how far it is. */
  readonly everyMs?: number;
}

const usualEveryMs = 10_000;

/** What is waited for comes first, then all in their order. Answers how many could not be drawn. */
export async function drawDeferred(
  files: ReadonlyMap<string, () => Promise<void>>,
  { wishDir, log, everyMs = usualEveryMs }: DrawDeferredOptions,
): Promise<number> {
  const left = new Map(files);
  const startedMs = performance.now();
  let toldMs = startedMs;
  let failed = 0;
  const takeWish = (): string | undefined => {
    const wishes = readdirSync(wishDir);
    for (const name of wishes) if (!left.has(name)) rmSync(join(wishDir, name), { force: true });
    return wishes.find((name) => left.has(name));
  };
  for (let name = takeWish() ?? first(left); name !== undefined; name = takeWish() ?? first(left)) {
    const draw = left.get(name)!;
    left.delete(name);
    await draw().catch((error: unknown) => {
      failed += 1;
      log(`${name} could not be drawn: ${error instanceof Error ? error.message : String(error)}`);
    });
    rmSync(join(wishDir, name), { force: true });
    const nowMs = performance.now();
    if (nowMs - toldMs < everyMs || left.size === 0) continue;
    toldMs = nowMs;
    const done = files.size - left.size;
    const leftSeconds = Math.ceil(((nowMs - startedMs) / done / 1000) * left.size);
    log(`${done} of ${files.size} documents and pictures drawn, about ${leftSeconds} s to go`);
  }
  return failed;
}

const first = (left: ReadonlyMap<string, unknown>): string | undefined => left.keys().next().value;
