import type pg from 'pg';
import { repeat } from '../../process/repeat.ts';

const checkpointEveryMs = 5 * 60_000;
const vacuumEveryMs = 60 * 60_000;

/** The embedded engine has no background processes: its checkpoints and vacuuming are asked for from here. */
export function startMaintenance(pool: pg.Pool, log?: (message: string) => void): () => Promise<void> {
  const repeatStatement = (statement: string, everyMs: number) =>
    repeat({
      everyMs,
      run: () => pool.query(statement),
      onFailure: (error) => log?.(`${statement} failed: ${error.message}`),
    });
  const repetitions = [
    repeatStatement('CHECKPOINT', checkpointEveryMs),
    repeatStatement('VACUUM ANALYZE', vacuumEveryMs),
  ];
  return async () => {
    await Promise.all(repetitions.map((repetition) => repetition.stop()));
  };
}
