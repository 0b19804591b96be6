import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs / 2);
  return () => clearInterval(timer);
}

/** The time to the minute; null in the server's HTML, which is the same at every hour. */
export function useNow(): Date | null {
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minuteMs),
    () => null,
  );
  return minute === null ? null : new Date(minute * minuteMs);
}
