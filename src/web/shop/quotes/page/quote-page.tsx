import { useMutation, useQuery } from '@tanstack/react-query';
import type { PriceQuote } from '#contracts/quotes.ts';
import { apiPaths } from '#domain/paths/api-paths.ts';
import { paths } from '#domain/paths/paths.ts';
import { call } from '../../../api/client.ts';
import { errorMessage, hasCode } from '../../../api/error-message.ts';
import { signInPath } from '../../../session/return-path.ts';
import { userQuery } from '../../../session/user.queries.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Head } from '../../../shell/head.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { toast } from '../../../toast/toast-store.ts';
import { buttonClass } from '../../../ui/button/button-class.ts';
import { Button } from '../../../ui/button/button.tsx';
import panel from '../../../ui/panel/panel.module.css';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { NewLinkForm, type OtherLink } from '../../orders/page/new-link-form.tsx';
import { QuoteLayout } from '../quote-layout.tsx';
import { useGuestToken } from '../../../session/guest-token.ts';
import { fetchQuotePdf, quoteQuery, type QuoteKey } from '../quote.queries.ts';
import { QuoteView } from './quote-view.tsx';

const quoteLink: OtherLink = {
  thing: 'a quote',
  label: 'Quote number',
  example: 'Q-1042',
  rules: async () => ({ orderLinkRequest: (await import('#contracts/quotes.ts')).quoteLinkRequest }),
  send: (body) => call('POST /api/quote-links', { body }),
};

/** Someone else's, none at all, or one whose link has ended. */
const NoQuote = ({ number, isSignedIn }: { number: string; isSignedIn: boolean }) => (
  <div className={panel.empty}>
    <p>
      {isSignedIn
        ? 'It isn’t among your quotes. If you asked with another account or as a guest, open it with the link in our email.'
        : 'Please open the link in our newest email about this quote. If you asked with an account, sign in first.'}
    </p>
    {isSignedIn ? (
      <AppLink className={buttonClass()} href={paths.dashboard}>
        Your Dashboard
      </AppLink>
    ) : (
      <AppLink className={buttonClass()} href={signInPath(location.pathname)}>
        Sign In
      </AppLink>
    )}
    <NewLinkForm other={quoteLink} wanted={number} title="Get a new link" submitText="Email me a fresh link">
      <p>Links are long, and some mail programs break them. We’ll email you a fresh one.</p>
    </NewLinkForm>
  </div>
);

/** The version that counts, on paper. */
function PdfButton({ quoteKey }: { quoteKey: QuoteKey }) {
  const open = useMutation({
    mutationFn: () => fetchQuotePdf(quoteKey),
    onSuccess: (file) => {
      const url = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = url;
      link.download = `taar-quote-${quoteKey.number}.pdf`;
      link.click();
      URL.revokeObjectURL(url);
    },
    onError: (error) => toast({ title: 'Error', description: errorMessage(error), variant: 'destructive' }),
  });
  return (
    <Button pending={open.isPending} onClick={() => open.mutate()}>
      Download PDF
    </Button>
  );
}

/** The quote itself, and for the teacher what is in the box of each pupil. */
const Papers = ({ quote, quoteKey }: { quote: PriceQuote; quoteKey: QuoteKey }) => (
  <div className={panel.actions}>
    {quote.class && quote.class.pupils > 0 && (
      <a className={buttonClass()} href={apiPaths.classPackingList(quote.number)} target="_blank" rel="noopener">
        Packing list per pupil
      </a>
    )}
    {quote.offer && <PdfButton quoteKey={quoteKey} />}
  </div>
);

const forWhom = ({ business, address }: PriceQuote): string =>
  [business?.companyName, address.name].filter(Boolean).join(', ');

/** 'Q-1042, version 2, for Sample Institute, Meera': a version before it can no longer be accepted. */
const metaOf = (quote: PriceQuote): string => {
  const version = quote.offer?.version ?? 1;
  return `${quote.number}${version > 1 ? `, version ${version},` : ''} for ${forWhom(quote)}`;
};

const isUnknown = (error: Error | null): boolean => hasCode(error, 'quote-unknown', 'input-invalid', 'nothing-here');

/** Every look at a quote, from the request to the order. */
export function QuotePage({ number }: { number: string }) {
  const token = useGuestToken('quote', number);
  const key = { number, token: token ?? null };
  const { data: user } = useQuery(userQuery);
  const { data: quote, error, refetch } = useQuery({ ...quoteQuery(key), enabled: token !== undefined });
  const isGone = !quote && isUnknown(error);
  return (
    <QuoteLayout
      title={isGone ? 'This link doesn’t open a quote' : 'Your quote'}
      meta={quote && metaOf(quote)}
      actions={quote && <Papers quote={quote} quoteKey={key} />}
    >
      <Head
        title={quote ? `Quote ${quote.number}` : 'Your Quote'}
        description="What you asked for, our prices, and how long they hold."
        path={null}
      />
      {quote && <QuoteView quote={quote} quoteKey={key} />}
      {isGone && <NoQuote number={number} isSignedIn={Boolean(user)} />}
      {!quote && error && !isGone && (
        <LoadFailed onRetry={() => void refetch()}>Failed to load this quote. Please try again.</LoadFailed>
      )}
      {!quote && !error && <Spinner label="Loading your quote..." />}
    </QuoteLayout>
  );
}
