import { screen, type Screen } from '../shell/screen.ts';

const importClass = () => import('./classroom/class-screen.tsx');

/** The screens of the bench, each with code of its own. They share one address in the table of the shop. */
export const workbenchScreens: readonly Screen[] = [
  screen('/bench', 'workbench/kit-list/kit-list-screen.tsx', () => import('./kit-list/kit-list-screen.tsx')),
  screen('/bench/paste', 'workbench/parts-lists/paste-screen.tsx', () => import('./parts-lists/paste-screen.tsx')),
  screen('/bench/stash', 'workbench/stash/stash-screen.tsx', () => import('./stash/stash-screen.tsx')),
  screen('/bench/class', 'workbench/classroom/class-screen.tsx', importClass),
  screen('/bench/class/:id', 'workbench/classroom/class-screen.tsx', importClass),
  screen('/bench/join/:code', 'workbench/classroom/class-screen.tsx', importClass),
  screen('/bench/:slug', 'workbench/board/board-screen.tsx', () => import('./board/board-screen.tsx')),
  screen(
    '/bench/:slug/build',
    'workbench/guided-build/build-screen.tsx',
    () => import('./guided-build/build-screen.tsx'),
  ),
  screen(
    '/bench/:slug/parts',
    'workbench/parts-lists/parts-screen.tsx',
    () => import('./parts-lists/parts-screen.tsx'),
  ),
  screen('/bench/:slug/help', 'workbench/help/help-screen.tsx', () => import('./help/help-screen.tsx')),
  screen(
    '/bench/:slug/faults',
    'workbench/fault-finder/faults-screen.tsx',
    () => import('./fault-finder/faults-screen.tsx'),
  ),
];
