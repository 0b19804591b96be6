import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
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
