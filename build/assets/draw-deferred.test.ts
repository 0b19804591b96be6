import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawDeferred } from './draw-deferred.ts';

let wishDir: string;
beforeEach(() => {
  wishDir = mkdtempSync(join(tmpdir(), 'taar-wishes-'));
});
afterEach(() => rmSync(wishDir, { recursive: true, force: true }));

const wish = (name: string): void => writeFileSync(join(wishDir, name), '');

/** Draws files of these names; `onDraw` is called as each begins. */
async function draw(names: readonly string[], onDraw: (name: string) => void = () => {}) {
  const [drawn, told]: [string[], string[]] = [[], []];
  const files = new Map(
    names.map((name) => [
      name,
      async () => {
        onDraw(name);
        if (name === 'bad.pdf') throw new Error('words stand in the way');
        drawn.push(name);
      },
    ]),
  );
  const failed = await drawDeferred(files, { wishDir, log: (sentence) => told.push(sentence), everyMs: 0 });
  return { drawn, told, failed };
}

describe('what a quick build left', () => {
  it('is drawn in its order, each once, and says how far it is', async () => {
    const { drawn, told, failed } = await draw(['a.png', 'b.pdf', 'c.pdf']);
    expect([drawn, failed]).toEqual([['a.png', 'b.pdf', 'c.pdf'], 0]);
    expect(told[0]).toMatch(/^1 of 3 documents and pictures drawn, about \d+ s to go$/);
  });

  it('begins with what is waited for, and with what is waited for meanwhile', async () => {
    wish('c.pdf');
    const { drawn } = await draw(['a.png', 'b.pdf', 'c.pdf', 'd.pdf'], (name) => {
      if (name === 'a.png') wish('d.pdf');
    });
    expect(drawn).toEqual(['c.pdf', 'a.png', 'd.pdf', 'b.pdf']);
  });

  it('leaves no wish behind: not of what is drawn, of what is unknown, nor of what failed', async () => {
    for (const name of ['a.png', 'bad.pdf', 'unknown.pdf']) wish(name);
    const { drawn, told, failed } = await draw(['a.png', 'bad.pdf', 'b.pdf']);
    expect(readdirSync(wishDir)).toEqual([]);
    expect([drawn, failed]).toEqual([['a.png', 'b.pdf'], 1]);
    expect(told).toContain('bad.pdf could not be drawn: words stand in the way');
  });
});
