import type { Database } from '#server/db/database.ts';
import { observeStatements } from './observed-statements.ts';
import { withIdleEmbedded } from './shared-embedded.ts';

// The engines share driver, protocol and the reading of columns. What is left to differ is what they make of a statement, so
// a suite that runs on PostgreSQL alone has the embedded engine plan each of its statements: it knows their words, tables,
// functions and types, or the suite fails. The others (a cursor, a notification) are run by the tests of the database layer.
const canBePlanned = /^\s*(?:with|select|insert|update|delete|merge|values)\b/i;

/** Those that a suite of this worker has shown already. */
const planned = new Set<string>();

/** A database that notes what it is asked, and the check of it. */
export function withEmbeddedPlans(db: Database): { db: Database; check: () => Promise<void> } {
  const asked = new Set<string>();
  return {
    db: observeStatements(db, (statement) => asked.add(typeof statement === 'string' ? statement : statement.text)),
    check: () => planOnEmbedded([...asked].filter((text) => canBePlanned.test(text))),
  };
}

/** Throws when the embedded engine cannot run one of the statements. */
async function planOnEmbedded(statements: readonly string[]): Promise<void> {
  const fresh = statements.filter((text) => !planned.has(text));
  if (fresh.length === 0) return;
  await withIdleEmbedded(async (embedded) => {
    for (const text of fresh) {
      await embedded.query(`explain (generic_plan) ${text}`).catch((error: unknown) => {
        throw new Error(`The embedded engine cannot plan: ${text}`, { cause: error });
      });
      planned.add(text);
    }
  });
}
