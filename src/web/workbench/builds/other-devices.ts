import type { BuildState, Sitting } from '#domain/workbench/builds/build-state.ts';
import { isThisDevice } from './my-builds.ts';

/** The last sitting on each device but this one, the latest first. */
export function otherDevices(state: BuildState): { readonly device: string; readonly sitting: Sitting }[] {
  const last = new Map<string, Sitting>();
  for (const { by, value } of Object.values(state.sittings)) {
    const known = last.get(by);
    if (!isThisDevice(by) && (!known || known.startedAt < value.startedAt)) last.set(by, value);
  }
  return [...last]
    .map(([device, sitting]) => ({ device, sitting }))
    .toSorted((a, b) => b.sitting.startedAt - a.sitting.startedAt);
}
