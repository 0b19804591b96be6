const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

const days = new Intl.DateTimeFormat('en-IN', day);
const moments = new Intl.DateTimeFormat('en-IN', { ...day, hour: 'numeric', minute: '2-digit' });
const shortDays = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });
const times = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });
const months = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric' });

/** '12 Nov 2026', where the reader is. */
export const formatDay = (iso: string): string => days.format(new Date(iso));

/** '12 Nov 2026, 10:30 am' */
export const formatDateTime = (iso: string): string => moments.format(new Date(iso));

/** 'November 2026' */
export const formatMonth = (iso: string): string => months.format(new Date(iso));

/** '12 Nov' */
export const formatShortDay = (iso: string): string => shortDays.format(new Date(iso));

/** '10:30 am' */
export const formatTime = (iso: string): string => times.format(new Date(iso));
