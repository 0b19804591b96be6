import type { BuildReportForm, OwnBuildReport } from '#contracts/build-reports.ts';
import { photoSides, type PhotoSide } from '#domain/build-reports/build-report.ts';
import { ApiError, call } from '../../../api/client.ts';
import { forgetOnDevice, keepOnDevice, readFromDevice } from '../../../shell/device-storage.ts';

/** A report whose Publish was pressed and that the shop has not got whole yet. */
export interface WaitingReport {
  readonly buildId: string;
  readonly userId: number;
  readonly form: BuildReportForm;
  /** Made with the press: the shop publishes it once, however often it comes. */
  readonly key: string;
  /** Of an edit: the one that was read. */
  readonly version?: number | undefined;
  /** The photos that still have to go, by side: ids of this device; null: the one that is there goes. */
  readonly photos: Readonly<Partial<Record<PhotoSide, string | null>>>;
  /** Why the shop refused it. Nothing is sent until somebody presses again. */
  readonly problem?: string | undefined;
}

/** The number of the account stands in the key, so that signing out finds it. */
const prefix = 'taar-report:';
export const waitingKey = (userId: number, buildId: string): string => `${prefix}${userId}:${buildId}`;

export function parseWaiting(kept: string | null): WaitingReport | null {
  try {
    return kept === null ? null : (JSON.parse(kept) as WaitingReport);
  } catch {
    return null;
  }
}

export const keepWaiting = (waiting: WaitingReport): void =>
  keepOnDevice(waitingKey(waiting.userId, waiting.buildId), JSON.stringify(waiting));

export const forgetWaiting = ({ userId, buildId }: Pick<WaitingReport, 'userId' | 'buildId'>): void =>
  forgetOnDevice(waitingKey(userId, buildId));

const now = ({ userId, buildId }: WaitingReport): WaitingReport | null =>
  parseWaiting(readFromDevice(waitingKey(userId, buildId)));

export interface SendDeps {
  /** Sends what the account has not got of the build yet: the report is made from it. */
  readonly sendBuild: (userId: number) => Promise<void>;
  /** The bytes of a photo of this device; null: it is not here any more. */
  readonly readPhoto: (id: string) => Promise<Blob | null>;
}

/** A network that is away, a shop that is busy: it is tried again. Everything else is a refusal. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  error.status !== 401;

async function sendPhotos(waiting: WaitingReport, { readPhoto }: SendDeps): Promise<void> {
  for (const side of photoSides) {
    const id = waiting.photos[side];
    if (id === undefined) continue;
    const params = { id: waiting.buildId, side };
    const file = id === null ? null : await readPhoto(id);
    if (file) await call('POST /api/builds/:id/report/photos/:side', { params, file });
    else if (id === null) await call('DELETE /api/builds/:id/report/photos/:side', { params });
    const left = now(waiting);
    if (!left) return;
    const { [side]: _, ...photos } = left.photos;
    keepWaiting({ ...left, photos });
  }
}

/**
 * Sends the report, then its photos, and forgets it. What fails on the way is sent the next time, and what the shop has is not
 * sent again. Throws what is to be tried again.
 */
export async function sendWaiting(waiting: WaitingReport, deps: SendDeps): Promise<OwnBuildReport | null> {
  const { buildId: id, userId, form, key, version } = waiting;
  try {
    await deps.sendBuild(userId);
    const report = await call('POST /api/builds/:id/report', {
      params: { id },
      body: { ...form, key, userId, ...(version !== undefined && { version }) },
    });
    // An edit is made: sent again it would be of a version that is no more.
    if (version !== undefined) keepWaiting({ ...waiting, version: undefined });
    await sendPhotos(waiting, deps);
    forgetWaiting(waiting);
    return report;
  } catch (error) {
    if (!isRefused(error)) throw error;
    const left = now(waiting);
    if (left) keepWaiting({ ...left, problem: error.sentence });
    return null;
  }
}

const underway = new Map<string, Promise<OwnBuildReport | null>>();

/** The same, but never twice at a time in this tab, whoever asks for it. */
export function sendOnce(waiting: WaitingReport, deps: SendDeps): Promise<OwnBuildReport | null> {
  const key = waitingKey(waiting.userId, waiting.buildId);
  const sending = underway.get(key) ?? sendWaiting(waiting, deps).finally(() => underway.delete(key));
  underway.set(key, sending);
  return sending;
}

function keysOfDevice(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, k) => localStorage.key(k) ?? '');
  } catch {
    // A browser that keeps nothing has none.
    return [];
  }
}

/** What of an account waits on this device and was not refused. */
export const waitingOf = (userId: number): WaitingReport[] =>
  keysOfDevice()
    .filter((key) => key.startsWith(`${prefix}${userId}:`))
    .flatMap((key) => parseWaiting(readFromDevice(key)) ?? [])
    .filter(({ problem }) => problem === undefined);

/** The account goes from this device, and what it has not published with it. */
export function forgetWaitingOf(userId: number): void {
  for (const key of keysOfDevice()) if (key.startsWith(`${prefix}${userId}:`)) forgetOnDevice(key);
}
