/** What people write and show for everybody. */
export const contributionKinds = ['review', 'question', 'answer', 'build'] as const;
export type ContributionKind = (typeof contributionKinds)[number];

/** Waiting: nobody but its author and the office sees it yet. Hidden: its place says why. */
export const contributionStates = ['waiting', 'shown', 'hidden'] as const;
export type ContributionState = (typeof contributionStates)[number];

/**
 * Where the first words of a stranger wait until somebody of the office has read them. Reviews and builds do not: they are
 * of buyers and builders, and a bad one must not wait for the shop that it is about.
 */
export const waitsWhenNew: Readonly<Record<ContributionKind, boolean>> = {
  review: false,
  question: true,
  answer: true,
  build: false,
};

/** So many people who report something take it away until the office has looked. */
export const flagsThatHide = 3;

export const flagReasons = {
  spam: 'It’s advertising',
  abuse: 'It’s rude or hateful',
  private: 'It shows somebody’s private data',
  untrue: 'It isn’t about this product',
  other: 'Something else',
} as const;
export type FlagReason = keyof typeof flagReasons;

/** Why something may be hidden. Never for its stars: a bad review stays. */
export const hideReasons = [
  'It advertises something else.',
  'It is rude or hateful to somebody.',
  'It shows somebody’s private data.',
  'It is not about this product.',
  'The picture is not of this pedal.',
] as const;

export const contributionLimits = { words: 2000, shownName: 60, reason: 300, flagWords: 300 } as const;

/** Per day, so that nobody and no network floods the shop. */
export const contributionsPerDay = { person: 30, network: 100 } as const;

export const contributionSentences = {
  wordsMissing: 'Please write a few words.',
  wordsLong: `Please keep it under ${contributionLimits.words} characters.`,
  wordsNotPlain: 'Please use plain text only.',
  nameMissing: 'Under which name shall it stand?',
  nameLong: `A name may have at most ${contributionLimits.shownName} characters.`,
  nameNotOneLine: 'A name is one line of plain text.',
  nameWithLink: 'A name can’t be a link or an email address.',
  onlyLinks: 'Links and email addresses are left out, and nothing was left of this. Please use a few words.',
  tooMany: 'That’s a lot for one day. Please go on tomorrow.',
} as const;
