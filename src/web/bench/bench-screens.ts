import { screen, type Screen } from '../shell/screen.ts';

const importClass = () => import('./class/class-screen.tsx');

/** The screens of the bench, each with code of its own. They share one address in the table of the shop. */
export const benchScreens: readonly Screen[] = [
  screen('/bench', 'bench/list/bench-list.tsx', () => import('./list/bench-list.tsx')),
  screen('/bench/paste', 'bench/paste/paste-screen.tsx', () => import('./paste/paste-screen.tsx')),
  screen('/bench/stash', 'bench/stash/stash-screen.tsx', () => import('./stash/stash-screen.tsx')),
  screen('/bench/class', 'bench/class/class-screen.tsx', importClass),
  screen('/bench/class/:id', 'bench/class/class-screen.tsx', importClass),
  screen('/bench/join/:code', 'bench/class/class-screen.tsx', importClass),
  screen('/bench/:slug', 'bench/board/board-screen.tsx', () => import('./board/board-screen.tsx')),
  screen('/bench/:slug/build', 'bench/build/build-screen.tsx', () => import('./build/build-screen.tsx')),
  screen('/bench/:slug/parts', 'bench/parts/parts-screen.tsx', () => import('./parts/parts-screen.tsx')),
  screen('/bench/:slug/faults', 'bench/faults/faults-screen.tsx', () => import('./faults/faults-screen.tsx')),
];
