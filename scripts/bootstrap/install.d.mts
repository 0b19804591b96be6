interface LockedPackage {
  version?: string;
  integrity?: string;
  optional?: boolean;
  devOptional?: boolean;
  peer?: boolean;
}
export function installIfNeeded(): Promise<void>;
export function lockFilesMatch(wanted: Record<string, LockedPackage>, present: Record<string, LockedPackage>): boolean;
