/** The addresses of a class, apart from the others: every page of the shop carries those. */
export const classPaths = {
  /** A teacher's classes. */
  all: '/bench/class',
  one: (id: string) => `/bench/class/${encodeURIComponent(id)}`,
  /** Where pupils join, by the code they were given. */
  join: (code: string) => `/bench/join/${encodeURIComponent(code)}`,
} as const;

/** The address of one class, or of a code: which it is, is found out in the browser. Null: neither. */
export function classPathKind(pathname: string): 'one' | 'join' | null {
  const [, kind] = /^\/bench\/(class|join)\/[^/]+\/?$/.exec(pathname) ?? [];
  return kind === 'class' ? 'one' : kind === 'join' ? 'join' : null;
}
