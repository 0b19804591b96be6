import { Head } from '../shell/head.tsx';
import { AskQuotePage } from '../shop/quotes/ask/ask-quote-page.tsx';

export default function AskQuoteRoute() {
  return (
    <>
      <Head
        title="Ask for a Quote"
        description="Kits and parts for a class, a school or a workshop, with a GST invoice: ask for a price that holds for 30 days."
        path="/quote"
      />
      <AskQuotePage />
    </>
  );
}
