import { useEffect, useEffectEvent, useRef } from 'react';
import { canonical } from '#domain/workbench/synced-store/merging.ts';
import { toClassReport, type ClassReport } from '#domain/workbench/classroom/class-report.ts';
import { call } from '../../../api/client.ts';
import type { SavedBuild } from '../../builds/saved-build.ts';
import { NewsSender } from './news-sender.ts';
import { changePlace, readPlace } from './places.ts';

/** Ticks come in bursts, and a number is typed digit by digit. */
const restMs = 1_500;
/** Also without news: so the teacher knows who is in the room, and the pupil whether the hand was taken down. */
const lookMs = 20_000;
const answerMs = 10_000;
const maxQuietSeconds = 30 * 24 * 60 * 60;

interface News {
  readonly place: string;
  readonly told: { placed: string[]; checked: string[]; failed: ClassReport['failed'] };
  readonly handCount: number;
  readonly quietSeconds: number | null;
}

/** How long ago the last tick was, by one clock: those of two devices need not agree. */
const quietSeconds = (touchedAt: number): number | null =>
  touchedAt === 0 ? null : Math.min(maxQuietSeconds, Math.max(0, Math.round((Date.now() - touchedAt) / 1000)));

function newsOf(build: SavedBuild): News | null {
  const place = readPlace(build.id);
  // Not begun here: the build left with its account, and what the class knows of it stays.
  if (!place || place.over || build.touchedAt === 0) return null;
  const { placed, checked, failed } = toClassReport(build.state);
  return {
    place: place.secret,
    told: { placed: [...placed], checked: [...checked], failed },
    handCount: place.handCount,
    quietSeconds: quietSeconds(build.touchedAt),
  };
}

async function tell(build: string, news: News): Promise<void> {
  const { handUp } = await call('POST /api/class-places/news', {
    body: news,
    // A connection that a change of networks left hanging is given up.
    signal: AbortSignal.timeout(answerMs),
  });
  const place = readPlace(build);
  // A hand that went up or down meanwhile is on its way.
  if (place?.handCount !== news.handCount) return;
  const hand = handUp ? 'up' : 'down';
  if (place.hand !== hand) changePlace(build, () => ({ hand }));
}

/** Tells the class of this build as it is ticked, and again when the network is back. */
export function useClassNews(build: SavedBuild, handCount: number): void {
  const { id } = build;
  const sender = useRef<NewsSender<News>>(null);
  const shown = useRef<{ readonly told: string; readonly handCount: number }>(null);
  const told = canonical(toClassReport(build.state));
  const read = useEffectEvent(() => newsOf(build));
  useEffect(() => {
    const made = new NewsSender<News>({
      read: () => read(),
      send: (news) => tell(id, news),
      onRefused: (code) => changePlace(id, () => ({ over: code === 'class-ended' ? 'ended' : 'out' })),
      later: (work, ms) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
    sender.current = made;
    const look = (): void => {
      if (document.visibilityState === 'visible') made.soon(0);
      else made.flush();
    };
    const timer = setInterval(look, lookMs);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
      made.stop();
    };
  }, [id]);
  useEffect(() => {
    const now = { told, handCount };
    sender.current?.soon(shown.current?.handCount === now.handCount ? restMs : 0);
    shown.current = now;
  }, [told, handCount]);
}
