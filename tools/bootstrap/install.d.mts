interface LockedPackage {
  version?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  peer?: boolean;
  dependencies?: Record<string, string>;
}
/** What is installed: what a server runs with, what builds the shop as well, or all that checks and tests it. */
type Scope = 'production' | 'shop' | 'all';
type LockedPackages = Record<string, LockedPackage>;
export function installIfNeeded(scope: Scope): Promise<void>;
export function shopOnly(packages: LockedPackages): LockedPackages;
export function lockFilesMatch(wanted: LockedPackages, present: LockedPackages, scope: Scope): boolean;
