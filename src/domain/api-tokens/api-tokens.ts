/** Begins every token, so that programs that look for leaked secrets know it. */
export const apiTokenPrefix = 'taar_';

/** The whole of a token: the prefix and 256 random bits. */
export const apiTokenPattern = /^taar_[\w-]{43}$/;

export const apiTokenLimits = { perPerson: 50, nameLength: 60, days: 365 } as const;

/** How often its last use is written down. */
export const lastUsedMinutes = 5;

export const apiTokenSentences = {
  name: `Give it a name of at most ${apiTokenLimits.nameLength} characters, so that you know later what it’s for.`,
  rights: 'Choose at least one thing that it may do.',
  days: `It can be valid for 1 to ${apiTokenLimits.days} days.`,
} as const;
