import { describe, expect, it } from 'vitest';
import { planChunks, type PlannedFile } from './chunk-plan.ts';

const file = (path: string, users: string[], { size = 10, imports = [] as string[] } = {}): PlannedFile => ({
  path,
  size,
  imports,
  users: new Set(users),
});
const plan = (files: readonly PlannedFile[], limit: number, screens = ['home', 'list', 'kit']) =>
  planChunks(files, {
    weights: new Map(screens.map((screen) => [screen, 1])),
    limitOf: () => limit,
  }).sort();

describe('the plan of chunks', () => {
  it('puts together what the same screens need, and leaves out what one alone does', () => {
    const files = [
      file('a', ['list', 'kit']),
      file('b', ['kit', 'list']),
      file('c', ['kit']),
      file('d', ['home', 'kit']),
    ];
    expect(plan(files, 4)).toEqual([['a', 'b'], ['d']]);
  });

  it('gives no screen more chunks than it may have, and joins those that cost the others least', () => {
    const files = [
      file('large', ['home', 'kit'], { size: 90 }),
      file('small', ['list', 'kit'], { size: 1 }),
      file('every', ['home', 'list', 'kit'], { size: 5 }),
    ];
    expect(plan(files, 2)).toEqual([['every', 'small'], ['large']]);
    expect(plan(files, 1)).toEqual([['every', 'large', 'small']]);
  });

  it('counts what comes along: a file that imports a large one is not put where that is not needed', () => {
    const files = [
      file('huge', ['home', 'kit'], { size: 900 }),
      file('light', ['home', 'kit', 'later'], { imports: ['huge'] }),
      file('plain', ['list', 'kit']),
      file('other', ['home', 'list', 'kit'], { size: 20 }),
    ];
    const chunks = plan(files, 3);
    expect(chunks.find((paths) => paths.includes('plain'))).not.toContain('light');
  });
});
