import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OwnBuildReport } from '#contracts/build-reports.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { personalMeta } from '../../../session/user.queries.ts';
import { useKeptOnDevice } from '../../../shell/device-storage.ts';
import { useOnline } from '../../offline/use-online.ts';
import type { Owner } from '../../synced-store/device-states.ts';
import { sendDepsOf } from './send-deps.ts';
import {
  forgetWaiting,
  keepWaiting,
  parseWaiting,
  sendOnce,
  waitingKey,
  type WaitingReport,
} from './waiting-report.ts';

const ownReportsQuery = (owner: Owner) =>
  queryOptions({
    queryKey: ['/api/user/build-reports', owner],
    queryFn: () => call('GET /api/user/build-reports', { query: { userId: String(owner) } }),
    enabled: owner !== 'guest',
    retry: false,
    meta: personalMeta,
  });

export interface BuildReportState {
  /** Undefined: not known yet, or without a network. */
  readonly published: OwnBuildReport | null | undefined;
  readonly waiting: WaitingReport | null;
  readonly isSending: boolean;
  readonly isOnline: boolean;
  /** Why withdrawing failed. */
  readonly problem: string | null;
  publish(report: Omit<WaitingReport, 'buildId' | 'userId' | 'key' | 'problem'>): void;
  /** Sends once more what was refused or failed. */
  retry(): void;
  /** Nothing of it was published, and nothing will be. */
  cancel(): void;
  withdraw(): Promise<boolean>;
}

/** The report of a build: what the shop has of it, and what waits on this device until there is a network. */
export function useBuildReport(buildId: string, owner: Owner): BuildReportState {
  const client = useQueryClient();
  const isOnline = useOnline();
  const query = ownReportsQuery(owner);
  const { data } = useQuery(query);
  const userId = owner === 'guest' ? 0 : owner;
  const waiting = parseWaiting(useKeptOnDevice(waitingKey(userId, buildId)));
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (report: WaitingReport): Promise<void> => {
    setSending(true);
    // What fails waits for the network, or for the next time.
    await sendOnce(report, sendDepsOf(buildId)).catch(() => undefined);
    await client.invalidateQueries({ queryKey: query.queryKey }).catch(() => undefined);
    setSending(false);
  };
  const isDue = waiting !== null && waiting.problem === undefined && isOnline;
  useEffect(() => {
    if (isDue) void send(parseWaiting(localStorage.getItem(waitingKey(userId, buildId))) ?? waiting);
    // Once when there is a network again, and when something comes to wait.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDue]);
  const isWaiting = waiting !== null;
  useEffect(() => {
    // Sent by the watch of the bench while this page stood open: the shop has it now.
    if (!isWaiting) return undefined;
    return () => void client.invalidateQueries({ queryKey: ['/api/user/build-reports'] });
  }, [isWaiting, client]);

  return {
    published: owner === 'guest' ? null : (data?.find((report) => report.buildId === buildId) ?? (data && null)),
    waiting,
    isSending,
    isOnline,
    problem,
    publish: (report) => keepWaiting({ ...report, buildId, userId, key: crypto.randomUUID() }),
    retry: () => waiting && keepWaiting({ ...waiting, problem: undefined, key: crypto.randomUUID() }),
    cancel: () => forgetWaiting({ userId, buildId }),
    withdraw: async () => {
      try {
        await call('DELETE /api/builds/:id/report', { params: { id: buildId } });
        setProblem(null);
        await client.invalidateQueries({ queryKey: query.queryKey });
        return true;
      } catch (error) {
        setProblem(errorMessage(error));
        return false;
      }
    },
  };
}
