import { isDeepStrictEqual } from 'node:util';

/** The fields that are not the same, as they were and as they are. What one side lacks, it lacks in the answer too. */
export function differences(before: object, after: object): { before: object; after: object } {
  const was = before as Record<string, unknown>;
  const is = after as Record<string, unknown>;
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => !isDeepStrictEqual(was[field], is[field]),
  );
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.filter((field) => from[field] !== undefined).map((field) => [field, from[field]]));
  return { before: pick(was), after: pick(is) };
}
