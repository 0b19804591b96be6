import type { Build } from '#contracts/builds.ts';
import { deletedBuildDays, maxBuildBytes, maxBuilds, maxKeptBuilds } from '#domain/workbench/builds/build-limits.ts';
import { emptyState, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { merge } from '#domain/workbench/builds/merge.ts';
import { isSame } from '#domain/workbench/synced-store/merging.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Retention } from '../db/retention.ts';
import * as builds from './build.repository.ts';
import type { BuildRow } from './build.repository.ts';

export type BuildService = ReturnType<typeof createBuildService>;

const toBuild = ({ createdAt, updatedAt, ...row }: BuildRow): Build => ({
  ...row,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

interface Sent {
  readonly kit: string;
  readonly changes: BuildState;
}

/** What changes may depend on what is there. */
interface SentChanges {
  readonly kit: string;
  readonly changes: BuildState | ((state: BuildState) => BuildState);
}

export function createBuildService(db: Database) {
  /** The build, locked; the first change starts it. */
  async function open(tx: Queryable, userId: number, id: string, { kit, changes }: SentChanges): Promise<BuildRow> {
    const known = await builds.lock(tx, userId, id);
    if (known) return known;
    if (!(await builds.lockUser(tx, userId))) throw new Refusal('not-signed-in');
    // Another device may have started it while this one waited for the lock.
    const meanwhile = await builds.lock(tx, userId, id);
    if (meanwhile) return meanwhile;
    if (isSame(changes, emptyState)) throw new Refusal('nothing-here');
    if (!(await builds.isKit(tx, kit))) throw new Refusal('product-unknown');
    const { shown, kept } = await builds.count(tx, userId);
    if (shown >= maxBuilds || kept >= maxKeptBuilds) throw new Refusal('builds-full');
    await builds.insert(tx, userId, id, kit, emptyState);
    return (await builds.lock(tx, userId, id))!;
  }

  async function mergeIn(tx: Queryable, userId: number, id: string, sent: SentChanges): Promise<Build> {
    const before = await open(tx, userId, id.toLowerCase(), sent);
    if (before.kit !== sent.kit) throw new Refusal('build-of-other-kit');
    const state = merge(before.state, typeof sent.changes === 'function' ? sent.changes(before.state) : sent.changes);
    if (isSame(before.state, state)) return toBuild(before);
    if (Buffer.byteLength(JSON.stringify(state)) > maxBuildBytes) throw new Refusal('build-full');
    return toBuild(await builds.update(tx, userId, before.id, state));
  }

  return {
    list: async (userId: number): Promise<Build[]> => (await builds.list(db, userId)).map(toBuild),

    /** For the export: also those that are deleted and not gone yet. */
    listAll: async (userId: number): Promise<Build[]> => (await builds.listAll(db, userId)).map(toBuild),

    /** What a device has changed, joined with what others have: nothing that was ticked is lost. */
    mergeChanges: (userId: number, id: string, sent: Sent): Promise<Build> =>
      db.transaction((tx) => mergeIn(tx, userId, id, sent)),

    /** The same in the transaction of the caller, who knows what to change once the build is held. */
    mergeIn,

    /** One as it is, held until the transaction ends. Null: there is none. */
    hold: (tx: Queryable, userId: number, id: string): Promise<BuildRow | null> => builds.lock(tx, userId, id),

    /** Those of these builds that there are. */
    statesOf: async (tx: Queryable, userId: number, ids: readonly string[]): Promise<BuildState[]> =>
      (await builds.find(tx, userId, ids)).map(({ state }) => state),
  };
}

/** Builds go with their account; deleted ones stay for as long as somebody may come back for them. */
export const buildRetention: Retention = {
  deleteExpired: (db) => builds.deleteExpired(db, deletedBuildDays),
};
