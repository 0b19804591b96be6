import { join } from 'node:path';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { openPostgres } from './postgres.ts';

export interface OpenOptions {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly poolSize?: number;
  readonly log?: (message: string) => void;
}

/** The PostgreSQL server of DATABASE_URL when there is one, else the embedded engine in the data folder. */
export async function openDatabase({ databaseUrl, dataDir, poolSize, log }: OpenOptions): Promise<Database> {
  if (databaseUrl !== null) return openPostgres({ databaseUrl, poolSize, log });
  return openEmbedded({ dir: join(dataDir, 'database'), log });
}
