export type Values = Readonly<Record<string, unknown>>;

export interface FieldMerge {
  readonly name: string;
  readonly before: unknown;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** 'choice': both sides changed it, and not to the same. */
  readonly kind: 'choice' | 'only-mine' | 'only-theirs';
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What became of each field since `before`: what the other has saved, what is typed here. Fields that neither touched,
 * or both in the same way, are not named: there is nothing to say about them.
 */
export function mergeFields(names: readonly string[], before: Values, theirs: Values, mine: Values): FieldMerge[] {
  return names.flatMap((name): FieldMerge[] => {
    const values = { before: before[name], theirs: theirs[name], mine: mine[name] };
    const theyChanged = !same(values.before, values.theirs);
    const iChanged = !same(values.before, values.mine);
    if ((!theyChanged && !iChanged) || same(values.theirs, values.mine)) return [];
    if (theyChanged && iChanged) return [{ name, ...values, kind: 'choice' }];
    return [{ name, ...values, kind: iChanged ? 'only-mine' : 'only-theirs' }];
  });
}

/** What is saved in the end: mine where only I changed it or where I chose it, theirs everywhere else. */
export function mergedValues(theirs: Values, merges: readonly FieldMerge[], takesMine: ReadonlySet<string>): Values {
  const kept = merges.filter(({ name, kind }) => kind === 'only-mine' || (kind === 'choice' && takesMine.has(name)));
  return { ...theirs, ...Object.fromEntries(kept.map(({ name, mine }) => [name, mine])) };
}
