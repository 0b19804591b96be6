/** One line that keeps a promise, what the shop looks like without it, and the test that must then turn red. */
export interface Guard {
  readonly guard: string;
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  readonly project: 'unit' | 'database' | 'reliability';
  readonly test: string;
  /** Part of the title; without it every test of the file runs. */
  readonly title?: string;
}

export const server = 'src/server';
export const matrix = { project: 'database', test: `${server}/access-matrix.routes.test.ts` } as const;
