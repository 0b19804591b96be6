/** A class has thirty, and a teacher more than one class. */
export const maxBuilds = 100;

/** With those that were deleted and may come back. */
export const maxKeptBuilds = 300;

/** As JSON. The largest kit, found and placed on four devices with forty long notes, takes half of it. */
export const maxBuildBytes = 48 * 1024;

export const buildNameMaxLength = 60;
export const noteMaxLength = 500;

/** Days until a deleted build is gone for good. */
export const deletedBuildDays = 30;

export const buildSentences = {
  nameMissing: 'A build needs a name.',
  nameLong: `A name may have at most ${buildNameMaxLength} characters.`,
  nameNotOneLine: 'A name is one line of plain text.',
  noteLong: `A note may have at most ${noteMaxLength} characters.`,
  noteNotPlain: 'A note is plain text.',
} as const;
