/** The number in the header's badge: quantities, not lines. Every page shows it, so it stands alone. */
export const countItems = (lines: readonly { readonly quantity: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);
