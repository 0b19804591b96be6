import { useQuery } from '@tanstack/react-query';
import type { PriceQuote } from '#contracts/quotes.ts';
import { paths } from '#domain/paths/paths.ts';
import { quoteAnswerDays } from '#domain/quotes/quotes.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { hasCode } from '../../../api/error-message.ts';
import { signInPath } from '../../../session/return-path.ts';
import { userQuery } from '../../../session/user.queries.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Head } from '../../../shell/head.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import panel from '../../../ui/panel/panel.module.css';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import text from '../../../ui/text/text.module.css';
import { QuoteLayout } from '../quote-layout.tsx';
import { useQuoteToken } from '../quote-token.ts';
import { quoteQuery } from '../quote.queries.ts';

/** Someone else's, none at all, or one whose link has ended. */
const NoQuote = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <div className={panel.empty}>
    <p>Links are long, and some mail programs break them. Please open the link in our newest email about this quote.</p>
    {isSignedIn ? (
      <AppLink className={buttonClass()} href={paths.contact}>
        Write to us
      </AppLink>
    ) : (
      <AppLink className={buttonClass()} href={signInPath(location.pathname)}>
        Sign In
      </AppLink>
    )}
  </div>
);

/** What was asked for, while staff are pricing it. */
const Waiting = ({ quote }: { quote: PriceQuote }) => (
  <section className={panel.panel} aria-labelledby="quote-waiting">
    <h2 className={panel.title} id="quote-waiting">
      We’re pricing it
    </h2>
    <p>
      You asked on {formatDeviceTime(quote.askedAt, 'day')}. We’ll email you within {quoteAnswerDays} working days.
    </p>
    <ul>
      {quote.asked.map(({ name, quantity }) => (
        <li key={name}>
          {quantity} × {name}
        </li>
      ))}
    </ul>
    {quote.words && <p className={text.meta}>“{quote.words}”</p>}
  </section>
);

const forWhom = ({ business, address }: PriceQuote): string =>
  [business?.companyName, address.name].filter(Boolean).join(', ');

const isUnknown = (error: Error | null): boolean => hasCode(error, 'quote-unknown', 'input-invalid', 'nothing-here');

/** Every look at a quote, from the request to the order. */
export function QuotePage({ number }: { number: string }) {
  const token = useQuoteToken(number);
  const key = { number, token: token ?? null };
  const { data: user } = useQuery(userQuery);
  const { data: quote, error, refetch } = useQuery({ ...quoteQuery(key), enabled: token !== undefined });
  const isGone = !quote && isUnknown(error);
  return (
    <QuoteLayout
      title={isGone ? 'This link doesn’t open a quote' : 'Your quote'}
      meta={quote && `${quote.number} for ${forWhom(quote)}`}
    >
      <Head
        title={quote ? `Quote ${quote.number}` : 'Your Quote'}
        description="What you asked for, our prices, and how long they hold."
        path={null}
      />
      {quote && <Waiting quote={quote} />}
      {isGone && <NoQuote isSignedIn={Boolean(user)} />}
      {!quote && error && !isGone && (
        <LoadFailed onRetry={() => void refetch()}>Failed to load this quote. Please try again.</LoadFailed>
      )}
      {!quote && !error && <Spinner label="Loading your quote..." />}
    </QuoteLayout>
  );
}
