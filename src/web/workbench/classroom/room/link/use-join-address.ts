import { shownCode } from '#domain/workbench/classroom/class-code.ts';
import { classPaths } from '#domain/paths/class-paths.ts';

/** Where pupils join: to copy and to scan, and as one reads it from a board. A class is shown in the browser alone. */
export function useJoinAddress(code: string): { readonly whole: string; readonly shown: string } {
  const path = classPaths.join(shownCode(code));
  return { whole: `${location.origin}${path}`, shown: `${location.host}${path}` };
}
