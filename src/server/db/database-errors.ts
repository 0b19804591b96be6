import pg from 'pg';

/** The database could not be reached, was too slow or is out of room. Nothing is wrong with the request itself. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** The caller holds the database wrongly. This is a mistake in our code, never a visitor's. */
export class DatabaseMisuse extends Error {
  override readonly name = 'DatabaseMisuse';
}

// Connection lost (08), out of resources (53), cancelled or shut down (57), lock not granted (55P03), idle too long
// inside a transaction (25P03), input or output of the server failed (58), no writes here (25006).
const unavailableState = /^(08|53|57|58|55P03|25P03|25006)/;

// The server became a standby: the connection is sound, and of no use any more.
const readOnlyState = '25006';

// Statements that fail so leave the connection as healthy as it was.
export const leavesConnectionUsable = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR' && error.code !== readOnlyState;

/** Gives every failure that is the database's own one type, and leaves what the statement caused as it is. */
export function classifyFailure(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable || error instanceof DatabaseMisuse) return error;
  if (error instanceof pg.DatabaseError) {
    return unavailableState.test(error.code ?? '') ? unavailable(error) : error;
  }
  return error instanceof TypeError || error instanceof RangeError ? error : unavailable(error);
}

function unavailable(cause: unknown): DatabaseUnavailable {
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return new DatabaseUnavailable(`The database does not answer: ${reason}`, { cause });
}

const constraintStates = new Set(['23502', '23503', '23505', '23514']);

/** The name of the constraint or unique index that refused a row, or null when it was something else. */
export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError) || !constraintStates.has(error.code ?? '')) return null;
  return error.constraint ?? error.column ?? null;
}

/** The session or the account that a row should belong to ended while the row was made. */
export const lacksOwner = (error: unknown): boolean => /_(session|user)_id_fkey$/.test(violatedConstraint(error) ?? '');

const badInputStates = new Set(['22001', '22003', '22007', '22008', '22021', '22025', '2201B', '22P02', '22P05']);

/** Values no column can hold: NUL bytes, numbers out of range, broken escapes, malformed ids. */
export const isBadInput = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && badInputStates.has(error.code ?? '');

const clashStates = new Set(['40001', '40P01']);

/** Undone by the database for the sake of others: a deadlock, or a serialisation failure. Once more may work. */
export const isClash = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && clashStates.has(error.code ?? '');
