import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Delivery, NewDelivery, StockChange, StockItem, StockLedger, StockMove } from '#contracts/stock.ts';
import type { StockCause } from '#domain/stock/stock-moves.ts';
import { officeCall } from '../ui/calls/office-call.ts';
import { useThing, type ThingKind } from '../ui/calls/use-thing.ts';
import { useOfficeList, type OfficeList } from '../ui/office-table/office-list.ts';

const stockKey = ['office', 'stock'] as const;

export type StockView = 'all' | 'low' | 'out';

export interface ShelfPlace {
  readonly kind?: string;
  readonly category?: 'kit' | 'pcb' | 'parts';
}

const wholeShelf = '200';

/** The most urgent first; what is looked for by name comes as it is found. */
export const useStockList = (view: StockView, search: string): OfficeList<StockItem> =>
  useOfficeList(['stock', 'list', view, search], async ({ cursor, limit, signal }) => {
    if (search !== '') {
      const items = await officeCall('GET /api/admin/shelf', { query: { search, limit: String(limit) }, signal });
      return { items, next: null, total: items.length };
    }
    const query = { view, limit: String(limit), ...(cursor && { cursor }) };
    return { ...(await officeCall('GET /api/admin/stock', { query, signal })), total: null };
  });

/** How many are low and how many are out. */
export const stockCountsQuery = queryOptions({
  queryKey: [...stockKey, 'counts'],
  queryFn: ({ signal }) => officeCall('GET /api/admin/stock', { query: { limit: '1' }, signal }),
});

const ledgerThing: ThingKind<StockLedger> = {
  keyOf: (id) => [...stockKey, 'ledger', id],
  fetch: (id, signal) => officeCall('GET /api/admin/stock/:id', { params: { id }, signal }),
  idOf: ({ productId }) => productId,
};

/** The ledger of the product that an address names, by its id or by its slug. Null: none is asked for. */
export const useStockLedger = (address: string | null) => useThing(ledgerThing, address);

export const useStockMoves = (id: string, cause: StockCause | null): OfficeList<StockMove> =>
  useOfficeList(['stock', 'moves', id, cause], async ({ cursor, limit, signal }) => {
    const query = { limit: String(limit), ...(cause && { cause }), ...(cursor && { cursor }) };
    return { ...(await officeCall('GET /api/admin/stock/:id/moves', { params: { id }, query, signal })), total: null };
  });

export const shelfQuery = (place: ShelfPlace) =>
  queryOptions({
    queryKey: [...stockKey, 'shelf', place],
    queryFn: ({ signal }) => officeCall('GET /api/admin/shelf', { query: { ...place, limit: wholeShelf }, signal }),
    // The order in which one counts stays while one counts.
    staleTime: Infinity,
  });

export const suggestionQuery = (search: string) =>
  queryOptions({
    queryKey: [...stockKey, 'suggestions', search],
    queryFn: ({ signal }) => officeCall('GET /api/admin/shelf', { query: { search, limit: '8' }, signal }),
    enabled: search !== '',
  });

export const findStock = (idOrSlug: string): Promise<StockItem> =>
  officeCall('GET /api/admin/stock/:id', { params: { id: idOrSlug } });

function useStockChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      queryClient.invalidateQueries({ queryKey: stockKey, predicate: ({ queryKey }) => queryKey[2] !== 'shelf' }),
  });
}

export interface CountInput {
  readonly id: string;
  readonly counted: number;
  readonly expected: number | null;
  readonly reason?: string;
}

export const useCountStock = () =>
  useStockChange<CountInput, StockChange>(({ id, ...body }) =>
    officeCall('POST /api/admin/stock/:id/count', { params: { id }, body }),
  );

/** By so many, whatever the stock is by now. */
export const useAdjustStock = () =>
  useStockChange<{ id: string; change: number; reason: string }, StockChange>(({ id, ...body }) =>
    officeCall('POST /api/admin/stock/:id/adjust', { params: { id }, body }),
  );

export const useWriteOff = (id: string) =>
  useStockChange<{ quantity: number; reason: string }, StockChange>((body) =>
    officeCall('POST /api/admin/stock/:id/write-off', { params: { id }, body }),
  );

/** Null: by what was sold again. */
export const useReorderPoint = (id: string) =>
  useStockChange<number | null, StockLedger>((reorderAt) =>
    officeCall('PATCH /api/admin/stock/:id', { params: { id }, body: { reorderAt } }),
  );

export const useReceiveDelivery = (key: string) =>
  useStockChange<NewDelivery, Delivery>((body) =>
    officeCall('POST /api/admin/deliveries', { headers: { 'idempotency-key': key }, body }),
  );
