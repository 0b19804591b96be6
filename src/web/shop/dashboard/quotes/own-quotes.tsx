import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { OwnQuote } from '#contracts/quotes.ts';
import { formatMoney } from '#domain/money/money.ts';
import { mailedPaths } from '#domain/paths/mailed-paths.ts';
import { paths } from '#domain/paths/paths.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { call } from '../../../api/client.ts';
import { personalMeta } from '../../../session/user.queries.ts';
import { withSessionCheck } from '../../../session/with-session-check.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Lamp, type LampColour } from '../../../ui/lamp/lamp.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './own-quotes.module.css';

const ownQuotesQuery = infiniteQueryOptions({
  queryKey: ['/api/quotes', 'own'],
  queryFn: ({ client, pageParam }) =>
    withSessionCheck(client, call('GET /api/quotes', { query: pageParam === null ? {} : { cursor: pageParam } })),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  meta: personalMeta,
});

const day = (moment: string | null): string => (moment === null ? '' : formatDeviceTime(moment, 'day'));

const lamps: Readonly<Record<OwnQuote['state'], LampColour>> = {
  asked: 'amber',
  open: 'green',
  over: 'off',
  accepted: 'green',
  declined: 'off',
};

/** How it stands, in one sentence. */
function standing({ state, validUntil, order }: OwnQuote): string {
  switch (state) {
    case 'asked':
      return 'We’re pricing it.';
    case 'open':
      return `Prices hold until ${day(validUntil)}.`;
    case 'over':
      return `Ended on ${day(validUntil)}.`;
    case 'accepted':
      return order ? `Accepted: order ${order.number}.` : 'Accepted.';
    case 'declined':
      return 'Declined.';
  }
}

const Row = ({ quote }: { quote: OwnQuote }) => (
  <li className={styles.quote}>
    <AppLink className={styles.number} href={mailedPaths.quote(quote.number)}>
      {quote.number}
    </AppLink>
    <span className={styles.standing}>
      <Lamp colour={lamps[quote.state]} /> {standing(quote)}
    </span>
    <span className={text.meta}>
      asked {day(quote.askedAt)}, {quote.units.toLocaleString('en-IN')} {quote.units === 1 ? 'unit' : 'units'}
    </span>
    <span className={styles.total}>{quote.total !== null && formatMoney(quote.total)}</span>
  </li>
);

/** The quotes of whoever is signed in, ten at a time. */
export function OwnQuotes() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(ownQuotesQuery);
  const quotes = data?.pages.flatMap(({ items }) => items);
  if (isError && !quotes) {
    return <LoadFailed onRetry={() => void refetch()}>Failed to load your quotes. Please try again.</LoadFailed>;
  }
  if (!quotes) return <Spinner label="Loading your quotes..." />;
  if (quotes.length === 0) {
    return (
      <p>
        You haven’t asked for one yet. <AppLink href={paths.askQuote}>Ask for a quote</AppLink> for many units, a class,
        or a document to approve.
      </p>
    );
  }
  return (
    <>
      <ul className={styles.quotes}>
        {quotes.map((quote) => (
          <Row key={quote.number} quote={quote} />
        ))}
      </ul>
      {hasNextPage && (
        <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show older quotes'}
        </Button>
      )}
    </>
  );
}
