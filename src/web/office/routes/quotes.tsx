import { QuoteList } from '../quotes/quote-list.tsx';

export default QuoteList;
