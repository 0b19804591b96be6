import type { JobHandlers } from '../jobs/job-kinds.ts';
import { recountOrder, type CountingDeps } from './unboxing.service.ts';

declare module '../jobs/job-kinds.ts' {
  interface JobPayloads {
    /** Something of an order went back, or a spare was sent: the stash of its buyer follows. */
    'stash/recount': { readonly orderId: string };
  }
}

export const recountJobs = (deps: CountingDeps): Pick<JobHandlers, 'stash/recount'> => ({
  'stash/recount': ({ orderId }) => recountOrder(deps, orderId),
});
