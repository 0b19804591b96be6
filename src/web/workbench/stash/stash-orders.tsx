import { useMutation } from '@tanstack/react-query';
import { paths } from '#domain/paths/paths.ts';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { toast } from '../../toast/toast-store.ts';
import { Button } from '../../ui/button/button.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import type { MyStash } from './my-stash.ts';
import { piecesText } from './stash-toasts.ts';

/** Counts the loose parts of all orders that arrived or are on the way, each order once. */
export function StashOrders({ stash }: { stash: MyStash }) {
  const add = useMutation({
    mutationFn: async () => {
      // What another device counted meanwhile is not counted again, nor taken out by an undo.
      await stash.refresh();
      return call('GET /api/stash/orders', { query: { userId: String(stash.owner) } });
    },
    onSuccess: (orders) => {
      const fresh = orders.filter((order) => !stash.isCounted(order));
      if (fresh.length === 0) {
        toast({
          title: 'No new parts in your orders',
          description: 'Loose parts count once they’ve shipped. What’s in a kit goes into the kit.',
        });
        return;
      }
      stash.countOrders(fresh, true);
      const pieces = fresh.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.pieces, 0);
      toast({
        title: `${piecesText(pieces)} added`,
        description: `From ${fresh.map(({ number }) => number).join(', ')}`,
        action: {
          label: 'Undo',
          altText: 'Take the parts of these orders out again',
          run: () => stash.countOrders(fresh, false),
        },
      });
    },
    onError: (error) =>
      toast({ title: 'Your orders didn’t load', description: errorMessage(error), variant: 'destructive' }),
  });
  if (stash.owner === 'guest')
    return (
      <AppLink href={paths.auth} className={buttonClass()}>
        Sign in to add from orders
      </AppLink>
    );
  return (
    <Button pending={add.isPending} onClick={() => add.mutate()}>
      Add from orders
    </Button>
  );
}
