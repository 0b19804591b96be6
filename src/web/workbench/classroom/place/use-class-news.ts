import { useEffect, useEffectEvent, useRef } from 'react';
import { canonical } from '#domain/workbench/synced-store/merging.ts';
import { toClassReport, type ClassReport } from '#domain/workbench/classroom/class-report.ts';
import { call } from '../../../api/client.ts';
import type { SavedBuild } from '../../builds/saved-build.ts';
import { changePlace, readPlace } from './places.ts';
import type { RefusalCode } from '#domain/errors.ts';
import { hasCode } from '../../../api/error-message.ts';

interface NewsDeps<Report> {
  /** What there is to tell now; null: nothing. */
  readonly read: () => Report | null;
  readonly send: (news: Report) => Promise<void>;
  /** The class wants to hear nothing more. */
  readonly onRefused: (code: RefusalCode) => void;
  /** Calls back once, after so many milliseconds; gives what cancels it. */
  readonly later: (work: () => void, ms: number) => () => void;
}

const firstRetryMs = 2_000;
const maxRetryMs = 60_000;

/**
 * Tells a class how a build stands: always all of it, so that what was missed without a network is made up by the next. It
 * sends one thing at a time, goes on trying, and never stands in the way of the build.
 */
export class NewsSender<Report> {
  readonly #deps: NewsDeps<Report>;
  #cancel: (() => void) | null = null;
  #retryMs = firstRetryMs;
  #busy = false;
  #again = false;
  #stopped = false;

  constructor(deps: NewsDeps<Report>) {
    this.#deps = deps;
  }

  soon(ms: number): void {
    if (this.#stopped) return;
    this.#cancel?.();
    this.#cancel = this.#deps.later(() => {
      this.#cancel = null;
      void this.#tell();
    }, ms);
  }

  /** Tells at once what was going to be told soon. */
  flush(): void {
    if (this.#cancel) this.soon(0);
  }

  /** What was going to be told is told now, once. */
  stop(): void {
    const isWaiting = this.#cancel !== null;
    this.#cancel?.();
    this.#cancel = null;
    this.#stopped = true;
    if (isWaiting) void this.#tell();
  }

  async #tell(): Promise<void> {
    if (this.#busy) {
      this.#again = true;
      return;
    }
    const news = this.#deps.read();
    if (news === null) return;
    this.#busy = true;
    try {
      await this.#deps.send(news);
      this.#retryMs = firstRetryMs;
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#busy = false;
      if (this.#again) {
        this.#again = false;
        this.soon(0);
      }
    }
  }

  #failed(error: unknown): void {
    // Anything else may be the network's: a school's filter, a shop that is renewed meanwhile.
    if (hasCode(error, 'class-unknown', 'class-ended')) {
      this.stop();
      this.#deps.onRefused(error.code!);
      return;
    }
    this.soon(this.#retryMs);
    this.#retryMs = Math.min(maxRetryMs, this.#retryMs * 2);
  }
}

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
