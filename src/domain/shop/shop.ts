/**
 * What the shop is, as far as nobody changes it in the office. The state decides about the tax of orders, and the mailbox
 * is what the mail server may send from: who moves either changes more than a word. Mail addresses and social accounts
 * are stand-ins to be replaced before the shop goes live; `.example` is reserved.
 */
export const shop = {
  name: 'taar',
  tagline: 'Wire. String. Octave above.',
  address: {
    state: 'Karnataka',
    stateCode: 'KA',
    gstStateCode: '29',
    country: 'India',
    countryCode: 'IN',
  },
  email: {
    support: 'help@taar.example',
    privacy: 'privacy@taar.example',
  },
  grievanceOfficer: {
    answersWithinHours: 48,
    settlesWithinMonths: 1,
  },
  social: {
    github: 'https://github.com/taar-effects',
    youtube: 'https://www.youtube.com/@taar-effects',
    discord: 'https://discord.gg/taar-effects',
  },
  returns: { windowDays: 30 },
  /** How long the session cookie is kept; the privacy policy cites it. */
  sessionLifetimeDays: 30,
  copyrightStartYear: 2024,
  policiesUpdated: 'December 2024',
} as const;

/** A film as its host shows it inside another page, and the day it was published there (ISO). */
export interface VideoEmbed {
  readonly url: string;
  readonly published: string;
}

/** The films of the guides by their id; null until the shop has published one. */
export const videoEmbeds: Readonly<Record<string, VideoEmbed | null>> = {
  'first-build': null,
  'soldering-basics': null,
  'tracing-a-circuit': null,
};

/** '2024', or '2024–2026' once the year has moved on. */
export function copyrightYears(currentYear: number): string {
  const start = shop.copyrightStartYear;
  return currentYear > start ? `${start}–${currentYear}` : String(start);
}
