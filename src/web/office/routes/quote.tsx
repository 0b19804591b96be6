import { officePaths } from '#domain/paths/office-paths.ts';
import { QuoteEditor } from '../quotes/quote-editor.tsx';
import { useQuote } from '../quotes/quotes.queries.ts';
import { Fetching } from '../ui/fetching/fetching.tsx';
import { PageHead } from '../ui/page-head/page-head.tsx';

export default function QuoteRoute({ params }: { params: { id: string } }) {
  const query = useQuote(params.id);
  const { data: quote } = query;
  return (
    <>
      <PageHead title={quote?.number ?? 'Quote'} crumb={{ label: 'Quotes', href: officePaths.quotes }} />
      {quote ? <QuoteEditor key={quote.id} quote={quote} /> : <Fetching what="This quote" query={query} />}
    </>
  );
}
