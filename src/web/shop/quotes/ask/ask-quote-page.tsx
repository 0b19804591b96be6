import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import type { User } from '#contracts/accounts.ts';
import type { AccountBusiness } from '#contracts/business.ts';
import type { LastOrder } from '#contracts/own-orders.ts';
import { mailedPaths } from '#domain/paths/mailed-paths.ts';
import { paths } from '#domain/paths/paths.ts';
import { quoteAnswerDays, quoteReasons } from '#domain/quotes/quotes.ts';
import { userQuery } from '../../../session/user.queries.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import panel from '../../../ui/panel/panel.module.css';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { lastOrderQuery } from '../../checkout/checkout.queries.ts';
import { QuoteLayout } from '../quote-layout.tsx';
import { useAskQuote } from '../quote.queries.ts';
import { anotherCountry } from './ask-form.ts';
import { AskQuoteForm, type AskStart } from './ask-quote-form.tsx';
import { useAskedLines } from './use-asked-lines.ts';

const maxWords = 1000;
const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the address brings along: the country that the checkout does not serve, the reason, or the words of a class. */
function fromAddress(search: string) {
  const params = new URLSearchParams(search);
  const country = params.get('country')?.trim().slice(0, 60) ?? '';
  return {
    country: country === anotherCountry ? '' : country,
    isAbroad: params.has('country'),
    reasons: quoteReasons.filter((reason) => params.getAll('reason').includes(reason)),
    words: params.get('words')?.slice(0, maxWords) ?? '',
    classId: uuidPattern.exec(params.get('class') ?? '')?.[0] ?? null,
  };
}

interface Known {
  readonly user: User | null | undefined;
  readonly lastOrder: LastOrder | null;
  readonly business: AccountBusiness | null;
}

const userName = ({ firstName, lastName }: User): string => [firstName, lastName].filter(Boolean).join(' ');

function startOf(search: string, { user, lastOrder, business }: Known): AskStart {
  const asked = fromAddress(search);
  const address = asked.isAbroad ? null : (lastOrder?.shippingAddress ?? null);
  const buyer = business ?? lastOrder?.business ?? null;
  return {
    name: lastOrder?.shippingAddress.name || (user ? userName(user) : ''),
    email: user?.email ?? lastOrder?.email ?? '',
    phone: lastOrder?.phone ?? '',
    companyName: buyer?.companyName ?? '',
    gstin: buyer?.gstin ?? '',
    streetAddress: address?.streetAddress ?? '',
    city: address?.city ?? '',
    place: {
      country: asked.isAbroad ? asked.country : (address?.country ?? 'India'),
      state: address?.state ?? '',
      zipCode: address?.zipCode ?? '',
    },
    reasons: asked.isAbroad ? ['country'] : asked.reasons,
    words: asked.words,
    classId: user ? asked.classId : null,
  };
}

interface AskedProps {
  readonly number: string;
  readonly token: string | null;
  readonly email: string;
}

/** Takes the place of the form, and the focus with it, so that a screen reader says what became of the request. */
function Asked({ number, token, email }: AskedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={panel.panel}>
      <h2 className={panel.title} ref={heading} tabIndex={-1}>
        We’ve got your request {number}
      </h2>
      <p>
        We’ll email our prices to <b>{email}</b> within {quoteAnswerDays} working days. Your cart is as it was.
      </p>
      <div className={panel.actions}>
        <AppLink className={buttonClass({ variant: 'primary' })} href={mailedPaths.quote(number, token)}>
          See your request
        </AppLink>
        <AppLink className={buttonClass()} href={paths.products()}>
          Continue Shopping
        </AppLink>
      </div>
    </section>
  );
}

const NothingToAsk = () => (
  <div className={panel.empty}>
    <p>Put what you need into your cart first. It needn’t be in stock, and you can ask for any number of it here.</p>
    <AppLink className={buttonClass({ variant: 'primary' })} href={paths.products()}>
      Choose products
    </AppLink>
  </div>
);

/** Asking for a quote: what is in the cart, where it goes and who it is for. */
export function AskQuotePage() {
  const search = useSearch();
  const { data: user, isPending: isUserPending } = useQuery(userQuery);
  const { data: last, isPending: isLastPending, isFetching } = useQuery(lastOrderQuery);
  const { lines, isEmpty, isPending, isFromCart, failure, retry, change } = useAskedLines(search);
  const ask = useAskQuote();
  const isReady = !isPending && !isUserPending && !(isLastPending && isFetching);
  const known = { user, lastOrder: last?.lastOrder ?? null, business: last?.business ?? null };
  return (
    <QuoteLayout
      title="Ask for a quote"
      meta={`We answer within ${quoteAnswerDays} working days. It’s free and binds nobody until you accept.`}
    >
      {ask.isSuccess ? (
        <Asked {...ask.data} email={ask.variables.email} />
      ) : failure ? (
        <LoadFailed onRetry={retry}>We couldn’t load what you need. Please try again.</LoadFailed>
      ) : !isReady ? (
        <Spinner label="Loading what you need..." />
      ) : isEmpty ? (
        <NothingToAsk />
      ) : (
        <AskQuoteForm
          start={startOf(search, known)}
          {...{ lines, isFromCart }}
          onChange={change}
          onSend={(quote) => ask.mutate(quote)}
          isPending={ask.isPending}
          error={ask.error}
        />
      )}
    </QuoteLayout>
  );
}
