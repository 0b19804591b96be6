import { useState, type ReactNode } from 'react';
import type { PriceQuote } from '#contracts/quotes.ts';
import { paths } from '#domain/paths/paths.ts';
import { quoteAnswerDays } from '#domain/quotes/quotes.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';
import panel from '../../../ui/panel/panel.module.css';
import text from '../../../ui/text/text.module.css';
import { QuoteColumns, Stack } from '../quote-layout.tsx';
import type { QuoteKey } from '../quote.queries.ts';
import { AcceptForm } from './accept-form.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { OfferLines } from './offer-lines.tsx';
import { Questions } from './questions.tsx';
import { Validity } from './validity.tsx';

interface ViewProps {
  readonly quote: PriceQuote;
  readonly quoteKey: QuoteKey;
}

const dayOf = (moment: string | null): string => (moment === null ? '' : formatDeviceTime(moment, 'day'));

const Standing = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={panel.panel} aria-labelledby="quote-standing">
    <h2 className={panel.title} id="quote-standing">
      {title}
    </h2>
    <Stack>{children}</Stack>
  </section>
);

/** Why nothing can be accepted here now, and what to do instead. */
function Closed({ quote }: { quote: PriceQuote }) {
  if (quote.order) {
    return (
      <Standing title={`Accepted on ${dayOf(quote.acceptedAt)}`}>
        <p>It’s order {quote.order.number} now. The link in our order email opens it.</p>
        <div className={panel.actions}>
          <AppLink className={buttonClass({ variant: 'primary' })} href={paths.order(quote.order.id)}>
            Open order {quote.order.number}
          </AppLink>
        </div>
      </Standing>
    );
  }
  if (quote.state === 'declined') {
    return (
      <Standing title={`Declined on ${dayOf(quote.declinedAt)}`}>
        {quote.declineReason && <p>“{quote.declineReason}”</p>}
        <p className={text.meta}>Changed your mind? Write to us below, and we’ll open it again.</p>
      </Standing>
    );
  }
  return (
    <Standing title="This quote has ended">
      <p>You can still read and print it. Ask for it again below, and we’ll send you new prices.</p>
    </Standing>
  );
}

/** Why it is open again that was an order once. */
const Cancelled = ({ quote: { cancelledOrder, state } }: { quote: PriceQuote }) =>
  cancelledOrder && (
    <section className={panel.panel} aria-label="Cancelled order">
      <p>
        <AppLink href={paths.order(cancelledOrder.id)}>Order {cancelledOrder.number}</AppLink> was cancelled.{' '}
        {state === 'open' && 'The prices still hold, so you can accept this quote again.'}
      </p>
    </section>
  );

/** What was asked for, while staff are pricing it. */
const Waiting = ({ quote }: { quote: PriceQuote }) => (
  <Standing title="We’re pricing it">
    <p>
      You asked on {dayOf(quote.askedAt)}. We’ll email you within {quoteAnswerDays} working days.
    </p>
    <ul>
      {quote.asked.map(({ name, quantity }) => (
        <li key={name}>
          {quantity} × {name}
        </li>
      ))}
    </ul>
    {quote.words && <p className={text.meta}>“{quote.words}”</p>}
  </Standing>
);

/** A quote in any of its states. */
export function QuoteView({ quote, quoteKey }: ViewProps) {
  const [isDeclining, setDeclining] = useState(false);
  const [now] = useState(() => new Date());
  const { offer } = quote;
  if (offer === null) {
    return (
      <QuoteColumns aside={<Questions quote={quote} quoteKey={quoteKey} />}>
        {quote.state === 'declined' ? <Closed quote={quote} /> : <Waiting quote={quote} />}
      </QuoteColumns>
    );
  }
  const isOpen = quote.state === 'open';
  return (
    <>
      <QuoteColumns
        after={<Questions quote={quote} quoteKey={quoteKey} />}
        aside={
          isOpen ? (
            <>
              <AcceptForm key={offer.version} quote={quote} offer={offer} quoteKey={quoteKey} />
              <Button variant="quiet" onClick={() => setDeclining(true)}>
                Decline this quote
              </Button>
            </>
          ) : (
            <Closed quote={quote} />
          )
        }
      >
        <Cancelled quote={quote} />
        {quote.order === null && quote.state !== 'declined' && <Validity offer={offer} isOver={!isOpen} now={now} />}
        <OfferLines offer={offer} />
      </QuoteColumns>
      {isDeclining && <DeclineDialog quoteKey={quoteKey} version={offer.version} onClose={() => setDeclining(false)} />}
    </>
  );
}
