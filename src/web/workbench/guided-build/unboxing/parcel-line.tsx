import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OpenedBag } from '#contracts/unboxing.ts';
import { paths } from '#domain/paths/paths.ts';
import type { BoughtBag } from '#domain/workbench/builds/build-state.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { toast } from '../../../toast/toast-store.ts';
import { Button } from '../../../ui/button/button.tsx';
import { areBagsCounted } from '../../stash/my-stash.ts';
import type { Owner } from '../../synced-store/device-states.ts';
import { askedOf, bagQuery, begunOf, keepCount } from './bag.queries.ts';
import styles from './parcel-line.module.css';

interface ParcelLineProps {
  owner: Owner;
  bag: BoughtBag;
  opened: OpenedBag | undefined;
  token: string | null;
}

const stashWords = (
  <>
    The parts are in <AppLink href={paths.bench('stash')}>your stash</AppLink> until you start building.
  </>
);

/** Where the parcel is, as far as it matters here, and where its parts are counted. */
export function ParcelLine({ owner, bag, opened, token }: ParcelLineProps) {
  const queryClient = useQueryClient();
  const arrive = useMutation({
    mutationFn: () => queryClient.fetchQuery({ ...bagQuery({ ...askedOf(bag), isHere: true }, token), staleTime: 0 }),
    onSuccess: (now) => {
      keepCount(owner, now, { begun: begunOf(owner, now), isHere: true });
      queryClient.setQueryData(bagQuery(askedOf(bag), token).queryKey, now);
    },
    onError: (error) => toast({ title: 'Not counted yet', description: errorMessage(error), variant: 'destructive' }),
  });
  const order = <AppLink href={paths.order(bag.orderId)}>{opened ? `Order ${opened.number}` : 'Your order'}</AppLink>;
  if (opened?.stage === 'returned' || opened?.stage === 'cancelled')
    return (
      <p className={styles.line}>
        {order} {opened.stage === 'returned' ? 'went back to us' : 'was cancelled'}. Its parts aren’t in your stash.
      </p>
    );
  // A guest's stash is on the device: the shop doesn't know of it.
  const isCounted = opened && (opened.isKept ? opened.isCounted : areBagsCounted(owner, opened.itemId));
  if (opened?.stage === 'travelling' && !isCounted && !arrive.isSuccess)
    return (
      <p className={styles.line}>
        <span>{order} is on its way to you.</span>
        <Button small pending={arrive.isPending} onClick={() => arrive.mutate()}>
          It’s here
        </Button>
      </p>
    );
  return (
    <p className={styles.line}>
      <span>
        {order}. {opened && (opened.isCounted || !opened.isKept) && stashWords}
      </span>
    </p>
  );
}
