/** Hands a file to the visitor; nothing of it leaves the device. */
export function saveFile(content: BlobPart, type: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Some browsers read the file only after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What it is of, in words that any disk takes. */
export const fileName = (words: readonly (string | null)[], ending: string): string =>
  `${words
    .filter((word) => word !== null)
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}.${ending}`;

export const megabytes = (bytes: number): string =>
  bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
