import { queryOptions } from '@tanstack/react-query';
import { wallQuery, type WallFilter } from '#domain/build-reports/build-report.ts';
import { call } from '../../api/client.ts';
import { hasCode } from '../../api/error-message.ts';
import { personalMeta } from '../../session/user.queries.ts';

const asQuery = ({ kit, first, mods, class: ofClass, sort }: WallFilter) => ({
  ...(kit && { kit }),
  ...(first && { first: '1' as const }),
  ...(mods && { mods: '1' as const }),
  ...(ofClass && { class: '1' as const }),
  ...(sort && { sort }),
});

export const wallPage = (filter: WallFilter, cursor?: string) =>
  call('GET /api/build-reports', { query: { ...asQuery(filter), ...(cursor && { cursor }) } });

export const wallPageQuery = (filter: WallFilter) =>
  queryOptions({ queryKey: ['/api/build-reports', wallQuery(filter)], queryFn: () => wallPage(filter) });

export type WallAnswer = Awaited<ReturnType<typeof wallPage>>;

/** 'gone': whoever built it has withdrawn it. Null: there never was one. */
async function fetchBuild(code: string) {
  try {
    return await call('GET /api/build-reports/:code', { params: { code } });
  } catch (error) {
    if (hasCode(error, 'build-gone')) return 'gone' as const;
    if (hasCode(error, 'nothing-here', 'input-invalid')) return null;
    throw error;
  }
}

export const buildQuery = (code: string) =>
  queryOptions({ queryKey: ['/api/build-reports', 'of', code], queryFn: () => fetchBuild(code) });

/** What the visitor shows; asked after the page, which is the same for everybody. */
export const ownReportsQuery = queryOptions({
  queryKey: ['/api/user/build-reports', 'page'],
  queryFn: () => call('GET /api/user/build-reports'),
  retry: false,
  meta: personalMeta,
});
