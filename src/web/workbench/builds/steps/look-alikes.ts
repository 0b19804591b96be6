import type { WorkbenchPart } from '#drawings/workbench/workbench-sheet.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A resistor of the same kit that differs in one band only, and in which: those are mixed up. */
export function lookAlike(part: WorkbenchPart, parts: readonly WorkbenchPart[]): string | null {
  const { bands } = part;
  if (!bands) return null;
  for (const other of parts) {
    if (!other.bands || other.value === part.value || other.bands.length !== bands.length) continue;
    const differing = bands.flatMap((colour, at) => (other.bands![at] === colour ? [] : [at]));
    const [at] = differing;
    if (differing.length === 1 && at !== undefined)
      return `Not ${other.value}: that has ${other.bands[at]}, not ${bands[at]}, as its ${ordinals[at]} band`;
  }
  return null;
}
