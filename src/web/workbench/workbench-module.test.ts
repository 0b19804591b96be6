import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { workbenchModule } from './workbench-module.ts';
import { workbenchScreens } from './workbench-screens.ts';

describe('the screens of the bench', () => {
  it.each(workbenchScreens.map(({ module }) => module))('%s is a file', (module) => {
    expect(existsSync(new URL(`../${module}`, import.meta.url))).toBe(true);
  });

  it.each([
    ['/bench', 'workbench/kit-list/kit-list-screen.tsx'],
    ['/bench/', 'workbench/kit-list/kit-list-screen.tsx'],
    ['/bench/fuzz-box', 'workbench/board/board-screen.tsx'],
    ['/bench/class', 'workbench/classroom/class-screen.tsx'],
    ['/bench/class/1', 'workbench/classroom/class-screen.tsx'],
    ['/bench/join/k7qm-3xwd', 'workbench/classroom/class-screen.tsx'],
    ['/bench/fuzz-box/none', null],
    ['/products/fuzz-box', null],
  ])('of %s come with %s', (pathname, module) => {
    expect(workbenchModule(pathname)).toBe(module);
  });
});
