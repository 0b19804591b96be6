/** What has one value at a time. The later stamp counts: it is a number that grows, not the time of a clock. */
export interface Stamped<Value> {
  readonly value: Value;
  readonly at: number;
  readonly by: string;
}

/** The same text for the same value, in whatever order its fields were written. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

export const isSame = <State>(a: State, b: State): boolean => a === b || canonical(a) === canonical(b);

/** A third rule for stamps that are equal, which honest devices never make, so that the order never matters. */
function isLater(a: Stamped<unknown>, b: Stamped<unknown>): boolean {
  if (a.at !== b.at) return a.at > b.at;
  if (a.by !== b.by) return a.by > b.by;
  return canonical(a.value) > canonical(b.value);
}

export const later = <T>(a: Stamped<T> | undefined, b: Stamped<T> | undefined): Stamped<T> | undefined =>
  a && b ? (isLater(a, b) ? a : b) : (a ?? b);

/** The union of two records; what is in both is joined. */
export function mergeEach<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  join: (a: T, b: T) => T,
): Record<string, T> {
  const joined = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const before = a[key];
    joined[key] = before === undefined ? value : join(before, value);
  }
  return joined;
}
