import type { Owner } from '../../synced-store/device-states.ts';
import { deletedBuildDays } from '#domain/workbench/builds/build-limits.ts';

/** Longest side of a kept photo, in pixels: enough to read the bands of a resistor. */
const longestSide = 1600;
export const mostPhotos = 20;
const mostBytes = 12 * 1024 * 1024;

export interface Photo {
  readonly id: string;
  readonly build: string;
  /** The step at which it was taken. */
  readonly step: string;
  /** Milliseconds, by the clock of the device. */
  readonly takenAt: number;
  /** A JPEG as a data address. */
  readonly url: string;
  /** Whose it is: the next person at the device does not see it. */
  readonly owner: Owner;
  /** Since when its build is not in this browser any more. */
  readonly leftAt?: number;
}

/** As large as it is kept: never larger than it was. */
export function keptSize(width: number, height: number): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const leftMs = deletedBuildDays * 24 * 60 * 60 * 1000;

/**
 * What becomes of a photo whose build is here or not; null: it goes. Not at once: who signs out finds the build in the account
 * again, but the photos only here.
 */
export function afterSweep(photo: Photo, isBuildHere: boolean, nowMs: number): Photo | null {
  const { leftAt, ...rest } = photo;
  if (isBuildHere) return leftAt === undefined ? photo : rest;
  if (leftAt === undefined) return { ...photo, leftAt: nowMs };
  return leftAt < nowMs - leftMs ? null : photo;
}

/** Why one more photo does not fit; undefined when it does. */
export function refusal(photos: readonly Pick<Photo, 'url'>[], url: string): string | undefined {
  if (photos.length >= mostPhotos)
    return `A build keeps up to ${mostPhotos} photos. Delete one, then add this one again.`;
  const bytes = photos.reduce((sum, photo) => sum + photo.url.length, url.length);
  return bytes > mostBytes
    ? 'The photos of this build take up too much room. Delete one, then add this one again.'
    : undefined;
}
