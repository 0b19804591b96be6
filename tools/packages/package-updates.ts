/** The pure part of `npm run update-packages`: which versions to take, and what the new lock file asks a reviewer to read. */

/** One entry of `npm outdated --json`; npm has already left out versions that are too young. */
export interface Outdated {
  readonly wanted: string;
  readonly latest: string;
}

interface Update {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export interface UpdateChoice {
  readonly taken: readonly Update[];
  /** Newer, but not taken; each with its reason. */
  readonly left: readonly (Update & { readonly reason: string })[];
}

/** The same program for four kinds of machine: it must be one version on all of them. */
const isPinnedNode = (name: string): boolean => /^node-(bin-)?(linux|darwin)-/.test(name);

/** Below 1.0.0 the second number announces changes that break callers. */
const compatiblePart = (version: string): string => /^(0\.\d+|\d+)/.exec(version)![0];

const leftReason = (update: Update, nodeVersions: ReadonlySet<string>, asked: readonly string[]): string | null => {
  if (isPinnedNode(update.name) && nodeVersions.size > 1) return 'not every machine has this Node yet';
  if (asked.length > 0) return asked.includes(update.name) ? null : 'not asked for';
  return compatiblePart(update.from) === compatiblePart(update.to) ? null : 'may break callers: ask for it by name';
};

/** Named packages alone are taken at whatever is newest; without names, everything that promises not to break callers. */
export function chooseUpdates(outdated: Readonly<Record<string, Outdated>>, asked: readonly string[]): UpdateChoice {
  const entries = Object.entries(outdated);
  const nodeVersions = new Set(entries.filter(([name]) => isPinnedNode(name)).map(([, { latest }]) => latest));
  const newer = entries
    .filter(([, { wanted, latest }]) => wanted !== latest)
    .map(([name, { wanted, latest }]) => ({ name, from: wanted, to: latest }));
  const judged = newer.map((update) => ({ ...update, reason: leftReason(update, nodeVersions, asked) }));
  return {
    taken: judged.filter(({ reason }) => reason === null).map(({ name, from, to }) => ({ name, from, to })),
    left: judged.flatMap(({ reason, ...update }) => (reason === null ? [] : [{ ...update, reason }])),
  };
}

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  /** npm keeps what the package itself says: a name or a list of names. */
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
}

export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

/** The versions of every package, since one may be there more than once; the project itself is not a package. */
function versionsByName({ packages }: LockFile): Map<string, string> {
  const entries = Object.entries(packages).filter(([place]) => place !== '');
  const places = Map.groupBy(entries, ([place]) => nameOf(place));
  const versions = (found: typeof entries): string =>
    [...new Set(found.map(([, { version }]) => version))].join(' and ');
  return new Map([...places].map(([name, found]) => [name, versions(found)]));
}

/** Sentences for a reviewer: packages that are new, gone or of another version. */
export function lockChanges(before: LockFile, after: LockFile): string[] {
  const [old, fresh] = [versionsByName(before), versionsByName(after)];
  const names = [...new Set([...old.keys(), ...fresh.keys()])].sort();
  return names.flatMap((name) => {
    const [from, to] = [old.get(name), fresh.get(name)];
    if (from === to) return [];
    if (from === undefined) return [`${name} ${to} is new`];
    return [to === undefined ? `${name} ${from} is gone` : `${name} ${from} -> ${to}`];
  });
}

const isSupported = ({ os, cpu }: LockedPackage): boolean =>
  [os].flat().some((name) => name === 'linux' || name === 'darwin') &&
  [cpu].flat().some((name) => name === 'x64' || name === 'arm64');

/**
 * Binaries that were locked and are not any more, although others of their scope are. npm drops an optional package that
 * the registry does not have, so the lock file would still install here and fail on another machine.
 */
export function lostBinaries(before: LockFile, after: LockFile): string[] {
  const scopeOf = (place: string): string => nameOf(place).split('/')[0]!;
  const names = new Set(Object.keys(after.packages).map(nameOf));
  const scopes = new Set(Object.keys(after.packages).map(scopeOf));
  return Object.entries(before.packages)
    .filter(([place, entry]) => isSupported(entry) && !names.has(nameOf(place)) && scopes.has(scopeOf(place)))
    .map(([place]) => `${nameOf(place)} is missing: the registry has no such version for this kind of machine`);
}

/** What may not be committed: addresses of a registry, and install scripts that package.json does not decide about. */
export function lockProblems({ packages }: LockFile, allowScripts: Readonly<Record<string, boolean>>): string[] {
  return Object.entries(packages).flatMap(([place, { resolved, hasInstallScript }]) => [
    ...(resolved === undefined ? [] : [`${place} names where it was fetched from`]),
    ...(hasInstallScript && !(nameOf(place) in allowScripts)
      ? [`${nameOf(place)} has an install script that allowScripts of package.json does not list`]
      : []),
  ]);
}

/** Ranges let a version change without a commit. Overrides may refer to a dependency by `$name`. */
export function inexactVersions(pins: Readonly<Record<string, string>>): string[] {
  return Object.entries(pins).flatMap(([name, pin]) =>
    /^(\d+\.\d+\.\d+(-[\w.]+)?|\$.+)$/.test(pin) ? [] : [`${name} is ${pin}`],
  );
}
