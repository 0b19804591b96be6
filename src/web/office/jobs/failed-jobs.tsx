import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { When } from '../ui/when/when.tsx';
import styles from './failed-jobs.module.css';

const failedJobsQuery = queryOptions({
  queryKey: ['office', 'failed-jobs'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/failed-jobs', { signal }),
});

function useRetry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => officeCall('POST /api/admin/failed-jobs/:id/retry', { params: { id } }),
    onSuccess: () => toast({ title: 'The job is tried again' }),
    onError: (error) =>
      toast({ title: 'It was not tried again', description: errorMessage(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['office'] }),
  });
}

/** Mails and other jobs that were given up after many tries. */
export function FailedJobs() {
  const query = useQuery(failedJobsQuery);
  const { data: jobs } = query;
  const retry = useRetry();
  if (!jobs) return <Fetching what="The list of jobs" query={query} />;
  if (jobs.length === 0)
    return <Notice heading="No failed jobs">Every mail left, and everything else was done.</Notice>;
  return (
    <Panel title={jobs.length === 1 ? '1 job was given up' : `${jobs.length} jobs were given up`} flush>
      <ul className={styles.list}>
        {jobs.map(({ id, kind, attempts, lastError, createdAt }) => (
          <li key={id} className={styles.job}>
            <div className={styles.words}>
              <strong>{kind}</strong>
              <span className={styles.dim}>
                <When at={createdAt} />, tried {attempts} times
              </span>
              {lastError && <span className={styles.error}>{lastError}</span>}
            </div>
            <Button pending={retry.isPending} onClick={() => retry.mutate(id)}>
              Try again
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
