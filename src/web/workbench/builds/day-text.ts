import { formatDeviceTime } from '#domain/time.ts';

/** 'today at 6:42 pm', '14 November'. By the clock of the device, as is what it says. */
export function dayText(ms: number, now: number = Date.now()): string {
  const day = formatDeviceTime(ms, 'longDay');
  return day === formatDeviceTime(now, 'longDay') ? `today at ${formatDeviceTime(ms, 'time')}` : day;
}

/** '4 h 05 min'. */
export const minutesText = (minutes: number): string =>
  minutes < 60
    ? `${minutes}\u00a0min`
    : `${Math.floor(minutes / 60)}\u00a0h ${String(minutes % 60).padStart(2, '0')}\u00a0min`;
