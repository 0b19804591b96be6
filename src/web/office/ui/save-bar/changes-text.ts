/** '2 changes are not saved: price, one line.' */
export const changesText = (changes: readonly string[]): string =>
  `${changes.length === 1 ? '1 change is' : `${changes.length} changes are`} not saved: ${changes.join(', ')}.`;
