import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { viewName, type SavedView } from '#contracts/saved-views.ts';
import type { Api } from '#contracts/api.ts';
import type { CallInput } from '#contracts/endpoint.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { toast } from '../../../toast/toast-store.ts';
import { Field } from '../../../ui/field/field.tsx';
import { Button } from '../../ui/button/button.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import type { OrderParams } from '../orders.queries.ts';

const list = 'orders';

const savedViewsQuery = queryOptions({
  queryKey: ['office', 'views', list],
  queryFn: ({ signal }) => officeCall('GET /api/admin/views', { query: { list }, signal }),
});

type SaveBody = CallInput<Api['POST /api/admin/views']>['body'];

const addressOf = (filter: object): string => new URLSearchParams(Object.entries(filter).toSorted()).toString();

export const savedViewHref = ({ filter }: SavedView): string => `${officePaths.orders}?${addressOf(filter)}`;

/** The saved view that is just what is shown now, if there is one. */
export function useCurrentView(params: OrderParams): { views: readonly SavedView[]; current: SavedView | null } {
  const { data: views = [] } = useQuery(savedViewsQuery);
  const current = views.find(({ filter }) => addressOf(filter) === addressOf(params)) ?? null;
  return { views, current };
}

function SaveDialog({ params, onClose }: { params: OrderParams; onClose: () => void }) {
  const [name, setName] = useState('');
  const client = useQueryClient();
  const save = async () => {
    const body = { list, name, filter: params } as SaveBody;
    client.setQueryData(savedViewsQuery.queryKey, await officeCall('POST /api/admin/views', { body }));
    toast({ title: `“${name.trim()}” is saved` });
  };
  return (
    <ConfirmDialog
      title="Save this view"
      action="Save view"
      keep="Not now"
      disabled={!viewName.safeParse(name).success}
      onConfirm={save}
      onClose={onClose}
    >
      <p>It stands among your tabs, wherever you sign in. A name that is there is replaced.</p>
      <Field label="Name" value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
    </ConfirmDialog>
  );
}

/** Saves what is shown under a name, or forgets the view that is open. */
export function SavedViewButton({ params }: { params: OrderParams }) {
  const [isOpen, setOpen] = useState(false);
  const { current } = useCurrentView(params);
  const client = useQueryClient();
  const forget = useMutation({
    mutationFn: ({ id }: SavedView) => officeCall('DELETE /api/admin/views/:id', { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: savedViewsQuery.queryKey }),
  });
  const { view: _, ...filters } = params;
  if (current) {
    return (
      <Button disabled={forget.isPending} onClick={() => forget.mutate(current)}>
        Forget this view
      </Button>
    );
  }
  if (Object.keys(filters).length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save this view…</Button>
      {isOpen && <SaveDialog params={params} onClose={() => setOpen(false)} />}
    </>
  );
}
