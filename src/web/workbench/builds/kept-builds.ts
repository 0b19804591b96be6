import { emptyState, type BuildState } from '#domain/bench/builds/build-state.ts';
import { merge } from '#domain/bench/builds/merge.ts';
import type { Kept, KeptKind } from '../synced-store/kept-states.ts';

export interface AboutBuild {
  readonly id: string;
  readonly kit: string;
}

/** A build as this browser keeps it. */
export type KeptBuild = Kept<BuildState, AboutBuild>;

export const builds: KeptKind<BuildState> = {
  prefix: 'taar-build',
  empty: emptyState,
  merge,
  isDeleted: ({ deleted }) => deleted?.value === true,
};
