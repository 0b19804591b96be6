import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Issue } from '#contracts/newsletter.ts';
import { issueQuery, overviewQuery } from './issue.queries.ts';

const issue: Issue = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  subject: 'Two new kits',
  body: 'It is loud.',
  status: 'sent',
  version: 1,
  createdAt: '2026-11-01T09:00:00.000Z',
  startedAt: '2026-11-01T10:00:00.000Z',
  finishedAt: null,
  sent: 1,
  waiting: 0,
  left: 0,
};

/** Whether the list and the issue itself are asked for again. */
function areRenewed(change: Partial<Issue>): readonly boolean[] {
  const known = { ...issue, ...change };
  const client = new QueryClient();
  const single = issueQuery(issue.id);
  client.setQueryData(single.queryKey, known);
  client.setQueryData(overviewQuery.queryKey, {
    subscribers: { confirmed: 1, pending: 0, left: 0 },
    issues: [known],
  });
  return [overviewQuery, single].map(({ queryKey, refetchInterval }) => {
    const query = client.getQueryCache().find({ queryKey });
    return typeof refetchInterval === 'function' && refetchInterval(query as never) !== false;
  });
}

describe('the numbers of an issue', () => {
  it.each([
    ['a draft', { status: 'draft', waiting: 3 }, false],
    ['one being sent', { status: 'sending', waiting: 3 }, true],
    ['one whose last batch is made, while its mails are to go', { status: 'sent', waiting: 1 }, true],
    ['one that reached everybody', { status: 'sent', waiting: 0 }, false],
    ['one that is paused', { status: 'paused', waiting: 3 }, false],
  ] as const)('are renewed for %s: as they move', (_name, change, moves) => {
    expect(areRenewed(change)).toEqual([moves, moves]);
  });
});
