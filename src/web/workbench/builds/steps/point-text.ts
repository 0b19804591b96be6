import type { WorkbenchSheet } from '#drawings/workbench/workbench-sheet.ts';

/** 'IC1.8' as words: on a flag, and in a sentence. */
export function pointText({ parts }: WorkbenchSheet, at: string): { readonly flag: string; readonly full: string } {
  const dot = at.lastIndexOf('.');
  const part = parts.find(({ ref }) => ref === at.slice(0, dot));
  const pin = part?.pins.find((each) => each.pin === at.slice(dot + 1));
  if (!part || !pin) return { flag: at, full: at };
  const flag = `${part.ref} ${pin.name}`;
  return { flag, full: part.kind === 'ic' ? `${pin.name} of ${part.ref}’s socket` : `the ${pin.name} of ${part.ref}` };
}
