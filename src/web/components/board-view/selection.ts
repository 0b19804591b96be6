/** What is selected: one part or one net, never both. */
export type Selection = { readonly ref: string } | { readonly net: string };

export const selectedRef = (selection: Selection | null | undefined): string | null =>
  selection && 'ref' in selection ? selection.ref : null;
export const selectedNet = (selection: Selection | null | undefined): string | null =>
  selection && 'net' in selection ? selection.net : null;
