import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClassPaper, OfficeQuote, OfficeQuoteSummary, QuoteView } from '#contracts/office-quotes.ts';
import { toast } from '../../toast/toast-store.ts';
import { officeCall, officeRequest } from '../ui/calls/office-call.ts';
import { useThing, type ThingKind } from '../ui/calls/use-thing.ts';
import { readList, useOfficeList } from '../ui/office-table/office-list.ts';

export const useQuotes = (view: QuoteView, search: string) =>
  useOfficeList<OfficeQuoteSummary>(['quotes', view, search], ({ cursor, limit, signal }) =>
    officeRequest('GET /api/admin/quotes', {
      query: { view, limit: String(limit), ...(search && { search }), ...(cursor && { cursor }) },
      signal,
    }).then(readList<OfficeQuoteSummary>),
  );

const quoteThing: ThingKind<OfficeQuote> = {
  keyOf: (id) => ['office', 'quote', id],
  fetch: (id, signal) => officeCall('GET /api/admin/quotes/:id', { params: { id }, signal }),
  idOf: ({ id }) => id,
};

export const quoteQuery = (id: string) =>
  queryOptions({ queryKey: quoteThing.keyOf(id), queryFn: ({ signal }) => quoteThing.fetch(id, signal) });

/** The quote that an address names, by its id or by its number. */
export const useQuote = (address: string) => useThing(quoteThing, address);

/** A paper for whoever packs for a class. */
export const classPaperUrl = (quoteId: string, paper: ClassPaper): string =>
  `/api/admin/quotes/${quoteId}/class-papers/${paper}`;

/** A quote as it is after a change is shown at once, and the lists are read again. */
export function useQuoteChange<Input>(id: string, change: (input: Input) => Promise<OfficeQuote>, done: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (quote) => {
      client.setQueryData(quoteQuery(id).queryKey, quote);
      void client.invalidateQueries({ queryKey: ['office', 'quotes'] });
      if (done !== null) toast({ title: done });
    },
    // What is refused was often done by somebody else meanwhile.
    onError: () => client.invalidateQueries({ queryKey: quoteQuery(id).queryKey }),
  });
}

/** Products by what was typed, for a line more. */
export const productSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['office', 'quote-products', search],
    queryFn: ({ signal }) => officeCall('GET /api/products', { query: { search, limit: '8' }, signal }),
    enabled: search.trim() !== '',
  });
