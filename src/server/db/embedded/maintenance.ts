import type pg from 'pg';

const checkpointEveryMs = 5 * 60_000;
const vacuumEveryMs = 60 * 60_000;

/** The embedded engine has no background processes: its checkpoints and vacuuming are asked for from here. */
export function startMaintenance(pool: pg.Pool, log?: (message: string) => void): () => void {
  const repeat = (statement: string, everyMs: number) =>
    setInterval(() => {
      pool.query(statement).catch((error: Error) => log?.(`${statement} failed: ${error.message}`));
    }, everyMs).unref();
  const timers = [repeat('CHECKPOINT', checkpointEveryMs), repeat('VACUUM ANALYZE', vacuumEveryMs)];
  return () => timers.forEach((timer) => clearInterval(timer));
}
