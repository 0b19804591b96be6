export const sourceFolders: readonly string[];
export const sourceFiles: readonly string[];
export function stampOfSources(root: string, nowMs?: number): string | null;
export function isChecked(root: string, check: string, sources: string | null, nowMs?: number): boolean;
export function rememberChecked(root: string, check: string, sources: string | null, nowMs?: number): void;
