import { emptyState, type BuildState } from '#domain/workbench/builds/build-state.ts';
import { merge } from '#domain/workbench/builds/merge.ts';
import type { DeviceState, StateKind } from '../synced-store/device-states.ts';

export interface AboutBuild {
  readonly id: string;
  readonly kit: string;
}

/** A build as this browser keeps it. */
export type SavedBuild = DeviceState<BuildState, AboutBuild>;

export const builds: StateKind<BuildState> = {
  prefix: 'taar-build',
  empty: emptyState,
  merge,
  isDeleted: ({ deleted }) => deleted?.value === true,
};
