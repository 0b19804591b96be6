const days = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long' });
const times = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

/** 'today at 6:42 pm', '14 November'. By the clock of the device, as is what it says. */
export const dayText = (ms: number, now: number = Date.now()): string =>
  days.format(ms) === days.format(now) ? `today at ${times.format(ms)}` : days.format(ms);

/** '4 h 05 min'. */
export const minutesText = (minutes: number): string =>
  minutes < 60
    ? `${minutes}\u00a0min`
    : `${Math.floor(minutes / 60)}\u00a0h ${String(minutes % 60).padStart(2, '0')}\u00a0min`;
