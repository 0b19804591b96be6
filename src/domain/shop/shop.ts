/** Opening and closing on the 24-hour clock, in the zone the hours are kept in. */
export interface OpeningTime {
  readonly opensHour: number;
  readonly closesHour: number;
}

export interface SupportDays {
  /** ISO weekdays: Monday is 1, Sunday is 7. */
  readonly weekdays: readonly number[];
  readonly shortName: string;
  readonly longName: string;
  readonly time: OpeningTime | null;
}

const weekdayHours: SupportDays = {
  weekdays: [1, 2, 3, 4, 5],
  shortName: 'Mon-Fri',
  longName: 'Monday to Friday',
  time: { opensHour: 9, closesHour: 17 },
};
const saturdayHours: SupportDays = {
  weekdays: [6],
  shortName: 'Sat',
  longName: 'Saturday',
  time: { opensHour: 10, closesHour: 14 },
};
const sundayHours: SupportDays = { weekdays: [7], shortName: 'Sun', longName: 'Sunday', time: null };

/**
 * The one place that says who the shop is. The legal name, address, telephone numbers, officer, GSTIN and social
 * accounts are stand-ins to be replaced before the shop goes live. They cannot be anyone else's by accident:
 * `.example` is reserved, no Bengaluru number starts with 0, and no tax account is ever numbered 0000.
 */
export const shop = {
  name: 'taar',
  tagline: 'Wire. String. Octave above.',
  legalName: 'taar Effects Private Limited',
  gstin: '29AAACT0000A1ZB',
  address: {
    street: '14, 3rd Cross, Double Road, Indiranagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    stateCode: 'KA',
    gstStateCode: '29',
    pinCode: '560038',
    country: 'India',
    countryCode: 'IN',
  },
  email: {
    support: 'help@taar.example',
    privacy: 'privacy@taar.example',
  },
  phone: '+91 80 0123 4567',
  grievanceOfficer: {
    name: 'Kavya Raghunath',
    email: 'grievance@taar.example',
    phone: '+91 80 0123 4568',
    answersWithinHours: 48,
    settlesWithinMonths: 1,
  },
  support: {
    timeZone: 'America/Los_Angeles',
    timeZoneName: 'PST',
    hours: [weekdayHours, saturdayHours, sundayHours],
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

/** The address as one line of text. */
export function postalAddress(): string {
  const { street, city, pinCode, state, country } = shop.address;
  return `${street}, ${city} ${pinCode}, ${state}, ${country}`;
}

/** A whole hour of the day as a person says it: '2 PM'. */
export function clockHour(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 'Mon-Fri 9-5 PST, Sat 10-2, Sun closed': the zone is named once, with the first open days. */
export function supportHours(): string {
  const { hours, timeZoneName } = shop.support;
  const firstOpen = hours.find((days) => days.time !== null);
  return hours
    .map((days) => {
      if (!days.time) return `${days.shortName} closed`;
      const span = `${days.time.opensHour % 12 || 12}-${days.time.closesHour % 12 || 12}`;
      return `${days.shortName} ${span}${days === firstOpen ? ` ${timeZoneName}` : ''}`;
    })
    .join(', ');
}

/** '2024', or '2024–2026' once the year has moved on. */
export function copyrightYears(currentYear: number): string {
  const start = shop.copyrightStartYear;
  return currentYear > start ? `${start}–${currentYear}` : String(start);
}
