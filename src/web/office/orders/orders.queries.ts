import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminOrder, AdminOrderSummary } from '#contracts/office-orders.ts';
import type { Api } from '#contracts/api.ts';
import type { CallInput } from '#contracts/endpoint.ts';
import { hasCode } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { officeCall, officeRequest } from '../ui/calls/office-call.ts';
import { useThing, type ThingKind } from '../ui/calls/use-thing.ts';
import type { ListParams } from '../ui/list-page/use-list-params.ts';
import { readList, useOfficeList } from '../ui/office-table/office-list.ts';
import { askAboutChange } from './change-question-store.ts';

/** What the list can be asked for, as it stands in its address. */
export const filterNames = [
  'view',
  'search',
  'status',
  'payment',
  'method',
  'shipping',
  'from',
  'to',
  'product',
] as const;
export type FilterName = (typeof filterNames)[number];
export type OrderParams = ListParams<FilterName>;

/** An address may hold any words; those that are no filter are refused by the server, which says so. */
type ListQuery = NonNullable<CallInput<Api['GET /api/admin/orders']>['query']>;

export const useOrderList = (params: OrderParams) =>
  useOfficeList<AdminOrderSummary>(['orders', params], ({ cursor, limit, signal }) =>
    officeRequest('GET /api/admin/orders', {
      query: { ...params, cursor, limit: String(limit) } as ListQuery,
      signal,
    }).then((response) => readList<AdminOrderSummary>(response)),
  );

export const viewsQuery = queryOptions({
  queryKey: ['office', 'orders', 'views'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/orders/views', { signal }),
});

const orderThing: ThingKind<AdminOrder> = {
  keyOf: (id) => ['office', 'order', id],
  fetch: (id, signal) => officeCall('GET /api/admin/orders/:id', { params: { id }, signal }),
  idOf: ({ id }) => id,
};

export const orderQuery = (id: string) =>
  queryOptions({ queryKey: orderThing.keyOf(id), queryFn: ({ signal }) => orderThing.fetch(id, signal) });

/** The order that an address names, by its id or by its number. */
export const useOrder = (address: string) => useThing(orderThing, address);

interface OrderSaveOptions<Input> {
  readonly id: string;
  readonly change: (input: Input) => Promise<AdminOrder>;
  readonly done?: string;
}

/** Something is done to an order; what it is then is shown at once, and lists are read again. */
export function useOrderSave<Input>({ id, change, done }: OrderSaveOptions<Input>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (order) => {
      client.setQueryData(orderQuery(id).queryKey, order);
      void client.invalidateQueries({ queryKey: ['office', 'orders'] });
      void client.invalidateQueries({ queryKey: ['office', 'todo'] });
      void client.invalidateQueries({ queryKey: ['office', 'stock'] });
      void client.invalidateQueries({ queryKey: ['office', 'history', 'order', order.id] });
      if (done) toast({ title: done });
    },
  });
}

interface OrderChangeOptions<Input> extends Omit<OrderSaveOptions<Input>, 'change'> {
  /** The order as whoever decides saw it. */
  readonly seen: AdminOrder;
  readonly change: (input: Input, version: number) => Promise<AdminOrder>;
}

/** The same, for what is decided by what was seen: if that is no longer so, what changed is shown, and one chooses. */
export function useOrderChange<Input>({ id, seen, change, ...rest }: OrderChangeOptions<Input>) {
  const client = useQueryClient();
  const changeSeen = async (input: Input): Promise<AdminOrder> => {
    try {
      return await change(input, seen.version);
    } catch (error) {
      if (!hasCode(error, 'changed-meanwhile')) throw error;
      const now = await client.fetchQuery({ ...orderQuery(id), staleTime: 0 });
      if (!(await askAboutChange(seen, now))) throw error;
      return change(input, now.version);
    }
  };
  return useOrderSave({ id, change: changeSeen, ...rest });
}

/** The address of a paper for several orders. */
export const paperUrl = (
  paper: 'packing-slips' | 'labels' | 'pick-list' | 'customs-sheet',
  orders: readonly string[],
): string => `/api/admin/orders/${paper}?orders=${orders.map(encodeURIComponent).join(',')}`;
