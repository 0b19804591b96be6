interface LockedPackage {
  version?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  peer?: boolean;
}
/** Whether what only developers need belongs to the install. */
interface Scope {
  development: boolean;
}
export function installIfNeeded(scope: Scope): Promise<void>;
export function lockFilesMatch(
  wanted: Record<string, LockedPackage>,
  present: Record<string, LockedPackage>,
  scope: Scope,
): boolean;
