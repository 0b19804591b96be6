import { FailedJobs } from '../jobs/failed-jobs.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function JobsRoute() {
  return (
    <>
      <PageHead title="Failed jobs" />
      <FailedJobs />
    </>
  );
}
