/** What a builder asks the shop with, when a pedal does not work. The contract, the forms and the database keep these. */
export const helpLimits = {
  words: 1000,
  readings: 40,
  suspects: 5,
  looked: 30,
  knobs: 12,
  openRequests: 5,
} as const;

/** Requests and their photos go so long after they were closed. The privacy policy says so. */
export const helpRetentionDays = 30;

/** Figures over fewer would tell of somebody. */
export const fewestBuilds = 5;

export const helpSides = ['parts', 'solder', 'detail', 'box'] as const;
export type HelpSide = (typeof helpSides)[number];

export const helpSideNames: Readonly<Record<HelpSide, string>> = {
  parts: 'Parts side',
  solder: 'Solder side',
  detail: 'A closer look',
  box: 'The wires in the box',
};

export const helpMeters = ['10M', '1M', 'needle'] as const;

export const helpSymptoms = [
  ...(['silent', 'dark', 'dead', 'bypass', 'quiet', 'loud', 'sputters', 'hum', 'whistles', 'control', 'hot'] as const),
] as const;

/** What can be wrong, as the fault finder has it, in a few words. */
export const faultKindNames = {
  open: 'Joint or part without contact',
  bridge: 'Bridge of solder',
  value: 'Wrong value',
  exchanged: 'Two parts exchanged',
  reversed: 'The wrong way round',
  leak: 'Leaks',
  turned: 'Turned round',
  order: 'Legs in the wrong order',
  missing: 'Not in its socket',
  wire: 'Wire off',
  backwards: 'Wired backwards',
  stop: 'Trimmer not set',
  flat: 'Supply too low',
  polarity: 'Supply the wrong way round',
  crossed: 'Wires exchanged',
  misplaced: 'Wire on the wrong lug',
} as const;
export type NamedFaultKind = keyof typeof faultKindNames;
export const namedFaultKinds = Object.keys(faultKindNames) as NamedFaultKind[];

/** The checks of a build, in the order they are made. */
export const buildCheckNames = ['short', 'supply', 'voltages'] as const;
export type BuildCheckName = (typeof buildCheckNames)[number];

/** Where a request stands, for whoever asked. Closed: the shop ended it without a word on this page. */
export type HelpState = 'sent' | 'answered' | 'mended' | 'closed';

export const helpSentences = {
  symptoms: 'Say what it does: choose at least one symptom in the fault finder.',
  words: `Tell us in at most ${helpLimits.words} characters.`,
  wordsMissing: 'Send two readings, or say in a few words what it does now.',
  noBuild: 'That build isn’t in your account yet. Open it once while you’re online, then ask again.',
  openAlready: 'You’ve asked about this build already. The answer will stand on its page.',
  tooManyOpen: `You have ${helpLimits.openRequests} open questions. We’ll answer those first.`,
  tooMany: 'That’s more than we can look at in a day. Please wait a little.',
  closed: 'This question is closed, so nothing can be added to it. Ask again if it still doesn’t work.',
  notAnswered: 'We haven’t answered yet. We’ll email you when we have.',
  newAnswer: 'There’s a newer answer from us. Please read it first.',
  causeUnknown: 'Choose one of the faults in the list, or “something else”.',
} as const;
