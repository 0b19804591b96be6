import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoadOf, type Manifest, transferBytes } from './first-load-size.ts';

export interface WorkbenchWeight {
  readonly screen: string;
  /** Scripts and styles that the frame of the shop has not brought. */
  readonly code: number;
  /** What it fetches of the kit that has most of it. */
  readonly data: number;
}

/** What the screens fetch of a kit, by the names of the built pictures. */
const dataOf: Readonly<Record<string, readonly string[]>> = {
  'workbench/kit-list/kit-list-screen.tsx': [],
  'workbench/parts-lists/paste-screen.tsx': [],
  'workbench/stash/stash-screen.tsx': [],
  'workbench/parts-lists/parts-screen.tsx': [],
  'workbench/board/board-screen.tsx': ['bench-sheet', 'schematic'],
  'workbench/guided-build/build-screen.tsx': ['bench-sheet'],
  'workbench/classroom/class-screen.tsx': ['bench-sheet'],
  'workbench/fault-finder/faults-screen.tsx': ['bench-sheet', 'bench-faults'],
  'workbench/help/help-screen.tsx': ['bench-sheet', 'bench-faults'],
};

const route = 'routes/workbench.tsx';

/** What a visitor of each screen of the bench fetches beyond the frame, in the bytes on the wire. */
export function workbenchWeights(dist: string, manifest: Manifest, homeHtml: string): WorkbenchWeight[] {
  const client = join(dist, 'client');
  const frame = firstLoadOf(homeHtml, manifest);
  const known = new Set([...frame.scripts, ...frame.styles]);
  const codeOf = (screen: string): number => {
    const files = new Set<string>();
    const visit = (key: string): void => {
      const { file, css = [], imports = [] } = manifest[key]!;
      if (known.has(file) || files.has(file)) return;
      for (const each of [file, ...css]) if (!known.has(each)) files.add(each);
      imports.forEach(visit);
    };
    [route, screen].forEach(visit);
    return [...files].reduce((sum, file) => sum + transferBytes(client, file), 0);
  };
  // What a screen fetches later, on a press or once it stands, is not waited for.
  const screens = Object.keys(manifest).filter((key) => /^workbench\/.*-screen\.tsx$/.test(key));
  const addresses: Record<string, string> = JSON.parse(readFileSync(join(dist, 'art.json'), 'utf8'));
  const bytesOf = (name: string): number => transferBytes(client, addresses[name]!.slice(1));
  const slugs = Object.keys(addresses).flatMap((name) => /^bench-sheet\/(.*)/.exec(name)?.[1] ?? []);
  const dataBytes = (names: readonly string[]): number =>
    Math.max(...slugs.map((slug) => names.reduce((sum, name) => sum + bytesOf(`${name}/${slug}`), 0)));
  return screens.map((screen) => ({ screen, code: codeOf(screen), data: dataBytes(dataOf[screen]!) }));
}
