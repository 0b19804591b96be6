import { join } from 'node:path';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { openPostgres } from './postgres.ts';

export interface OpenOptions {
  readonly databaseUrl: string | null;
  readonly listenUrl?: string | null;
  readonly dataDir: string;
  readonly poolSize?: number;
  readonly log?: (message: string) => void;
}

/** The PostgreSQL server of DATABASE_URL when there is one, else the embedded engine in the data folder. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl, listenUrl, dataDir, poolSize, log } = options;
  if (databaseUrl !== null) return openPostgres({ databaseUrl, listenUrl, poolSize, log });
  return openEmbedded({ dir: join(dataDir, 'database'), log });
}
