/** A start that cannot go on, with the one sentence that the admin reads. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

interface Failure {
  readonly code?: string;
  readonly syscall?: string;
  readonly path?: string;
  readonly address?: string;
  readonly port?: number;
  readonly hostname?: string;
}

const listenSentences: Readonly<Record<string, (port: string) => string>> = {
  EADDRINUSE: (port) => `${port} is in use by another program: stop that one, or set PORT to another number.`,
  EACCES: (port) => `${port} may not be opened by this user: set PORT to a number from 1024.`,
  EADDRNOTAVAIL: (port) => `${port} cannot be opened: HOST is no address of this machine.`,
};

/** Refused before anything was asked: a wrong name or password (28), or no such database (3D). */
const isRefusedByDatabase = (code: string): boolean => /^(28|3D)/.test(code);

/** What to say about a start that failed. Null: a bug, of which more than a sentence is needed. */
export function startupSentence(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (error.name === 'StartupError') return error.message;
  if (error.name === 'DatabaseUnavailable') {
    return `${error.message}. Check DATABASE_URL, and that the database server runs.`;
  }
  const { code = '', syscall, path, address, port, hostname } = error as Failure;
  if (code === 'ENOSPC') return 'The disk is full: free some space on it, and start again.';
  if (syscall === 'getaddrinfo') return `HOST is '${hostname}', but no machine of that name is known.`;
  if (syscall === 'listen') return listenSentences[code]?.(`Port ${port} on ${address}`) ?? null;
  if (isRefusedByDatabase(code)) return `The database refused the shop: ${error.message}. Check DATABASE_URL.`;
  if (syscall !== undefined && path !== undefined) return `The file or folder ${path} cannot be used (${code}).`;
  return null;
}
