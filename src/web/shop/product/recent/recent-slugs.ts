import { keepOnDevice, readFromDevice } from '../../../shell/device-storage.ts';

export const recentKey = 'recently-viewed';
/** The one on the screen and those that are shown beneath it. */
const maxRecent = 5;

/** Whatever else is written there is no list of ours. */
export function readRecentSlugs(): string[] {
  try {
    const kept: unknown = JSON.parse(readFromDevice(recentKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string').slice(0, maxRecent) : [];
  } catch {
    return [];
  }
}

const keep = (slugs: readonly string[]): void => keepOnDevice(recentKey, JSON.stringify(slugs));

/** The latest first, each once. */
export const rememberSlug = (slug: string): void =>
  keep([slug, ...readRecentSlugs().filter((other) => other !== slug)].slice(0, maxRecent));

/** All but the one that is on the screen. */
export const forgetSlugs = (but: string): void => keep([but]);
