/** The same list with one entry at another place. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  return from < 0 || from >= items.length
    ? [...items]
    : rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, items[from]!);
}
