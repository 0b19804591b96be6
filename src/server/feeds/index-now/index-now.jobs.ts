import { absoluteUrl, paths } from '#domain/paths/paths.ts';
import type { Database } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/job-kinds.ts';
import { readSettings } from '../../settings/settings.service.ts';
import * as pages from './changed-page.repository.ts';

declare module '../../jobs/job-kinds.ts' {
  interface JobPayloads {
    /** Tells search engines which pages changed. The database leaves it with the change itself. */
    'index-now/tell': Record<never, never>;
  }
}

interface Deps {
  readonly db: Database;
  readonly publicUrl: () => string;
  readonly indexNowUrl?: string;
}

/** As many as one request of IndexNow may name. */
const maxPages = 10_000;
const timeoutMs = 15_000;
const sharedEndpoint = 'https://api.indexnow.org/indexnow';

async function tell(endpoint: string, body: object): Promise<void> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  // 202: taken, and the key is looked at later.
  if (answer.status !== 200 && answer.status !== 202) throw new Error(`IndexNow answered ${answer.status}.`);
}

/** What was told is forgotten; what could not be told is tried again with the job. */
export const indexNowJobs = ({
  db,
  publicUrl,
  indexNowUrl = sharedEndpoint,
}: Deps): Pick<JobHandlers, 'index-now/tell'> => ({
  'index-now/tell': async () => {
    const { indexNowKey: key } = await readSettings(db);
    if (key === '') return pages.forgetAll(db);
    const base = publicUrl();
    for (;;) {
      const changed = await pages.list(db, maxPages);
      if (changed.length === 0) return;
      await tell(indexNowUrl, {
        host: new URL(base).host,
        key,
        keyLocation: absoluteUrl(base, `/${key}.txt`),
        urlList: changed.map(({ slug }) => absoluteUrl(base, paths.product(slug))),
      });
      await pages.forget(db, changed);
      if (changed.length < maxPages) return;
    }
  },
});
