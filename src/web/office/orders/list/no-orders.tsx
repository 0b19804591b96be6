import { useQuery } from '@tanstack/react-query';
import { orderViewNames, type OrderView } from '#domain/orders/order-views.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { viewsQuery, type OrderParams } from '../orders.queries.ts';
import { doneText, viewAfter } from './work-done.ts';

/** What is left to do after the work of a view, with the way there. */
function WorkDone({ view }: { view: OrderView }) {
  const { data: counts } = useQuery(viewsQuery);
  const next = viewAfter(view, counts);
  return (
    <Notice
      heading={doneText(view, counts)}
      action={
        next && <AppLink href={`${officePaths.orders}?view=${next}`}>{`Go to “${orderViewNames[next]}”`}</AppLink>
      }
    />
  );
}

/** A list without orders: all work of it is done, nothing fits the search, or nobody has bought yet. */
export function NoOrders({ params }: { params: OrderParams }) {
  const { view, ...filters } = params;
  const isFiltered = Object.keys(filters).length > 0;
  if (view !== undefined && !isFiltered) return <WorkDone view={view as OrderView} />;
  return (
    <Notice heading="No orders here">
      {isFiltered ? 'Nothing matches. A search finds the beginnings of words.' : 'The first order will stand here.'}
    </Notice>
  );
}
