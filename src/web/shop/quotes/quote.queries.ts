import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QuoteAcceptance } from '#contracts/quotes.ts';
import { call, request } from '../../api/client.ts';
import { personalMeta } from '../../session/user.queries.ts';

export interface QuoteKey {
  readonly number: string;
  /** What opens it for somebody without an account. */
  readonly token: string | null;
}

const keyed = ({ number, token }: QuoteKey) => ({
  params: { number },
  headers: { ...(token !== null && { 'x-quote-token': token }) },
});

const quotesKey = ['/api/quotes'] as const;

export const quoteQuery = (quote: QuoteKey) =>
  queryOptions({
    queryKey: [...quotesKey, quote.number, quote.token],
    queryFn: () => call('GET /api/quotes/:number', keyed(quote)),
    meta: personalMeta,
    refetchOnWindowFocus: true,
  });

export const useAskQuote = () =>
  useMutation({
    mutationFn: (body: Parameters<typeof call<'POST /api/quotes'>>[1]['body']) => call('POST /api/quotes', { body }),
  });

/** Whatever came of it, the quote may look different by now. */
function useQuoteChange<Input, Answer>(quote: QuoteKey, send: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: quoteQuery(quote).queryKey }),
  });
}

export const useAcceptQuote = (quote: QuoteKey) =>
  useQuoteChange(quote, (body: QuoteAcceptance) => call('POST /api/quotes/:number/accept', { ...keyed(quote), body }));

export const useDeclineQuote = (quote: QuoteKey) =>
  useQuoteChange(quote, (body: { version: number; reason: string }) =>
    call('POST /api/quotes/:number/decline', { ...keyed(quote), body }),
  );

export const useAskQuestion = (quote: QuoteKey) =>
  useQuoteChange(quote, (body: { body: string }) =>
    call('POST /api/quotes/:number/messages', { ...keyed(quote), body }),
  );

export const fetchQuotePdf = async (quote: QuoteKey): Promise<Blob> =>
  (await request('GET /api/quotes/:number/pdf', keyed(quote))).blob();
