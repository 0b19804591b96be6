import { QuotePage } from '../shop/quotes/page/quote-page.tsx';

export default function QuoteRoute({ params }: { params: { number: string } }) {
  return <QuotePage key={params.number} number={params.number} />;
}
