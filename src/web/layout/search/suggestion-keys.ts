/**
 * Where a key moves in a list of suggestions. Beyond either end lies the box itself, which is null; a key that does
 * not move is undefined. Home and End stay with the text.
 */
export function nextOption(key: string, active: number | null, count: number): number | null | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      if (active === null) return 0;
      return active === last ? null : active + 1;
    case 'ArrowUp':
      if (active === null) return last;
      return active === 0 ? null : active - 1;
    default:
      return undefined;
  }
}
