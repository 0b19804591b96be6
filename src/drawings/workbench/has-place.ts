import { wireId } from '#electronics/wiring/wiring.ts';
import type { WorkbenchSheet } from './workbench-sheet.ts';

type PlacesOf = Pick<WorkbenchSheet, 'parts' | 'steps' | 'checks' | 'wiring'>;

/** The steps of the guided build by their ids, of which some lead through a stretch at once. */
function* stepIds({ steps, checks, wiring }: PlacesOf): Generator<string> {
  for (const { name, refs } of steps) for (const ref of refs) yield `${name}-${ref}`;
  for (const { name } of checks) yield `check-${name}`;
  if (!wiring) return;
  for (const { ref } of wiring.parts) yield `panel-${ref}`;
  for (const { group } of wiring.checks) yield `check-wires-${group}`;
  for (const wire of wiring.wires) for (const end of ['', '-board', '-lug']) yield `${wireId(wire)}${end}`;
  yield* ['first-power', 'play', 'last-look'];
}

/** Whether a kit has the part or the step that something is said to be about: 'part:R3', 'step:play'. */
export function hasPlace(sheet: PlacesOf, place: string): boolean {
  const name = place.slice(place.indexOf(':') + 1);
  return place.startsWith('part:')
    ? sheet.parts.some(({ ref }) => ref === name)
    : stepIds(sheet).some((id) => id === name);
}
