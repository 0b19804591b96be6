const dayMs = 24 * 60 * 60 * 1000;

/** Which day it is where the reader is, as a number that grows by one at midnight. */
const dayNumber = (moment: Date): number => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / dayMs;

/** How many days are left by the calendar, as the days beside it are written: none on the last one. */
export const daysLeft = (now: Date, end: Date): number => Math.max(0, dayNumber(end) - dayNumber(now));
