import type { CartItem } from '#contracts/cart.ts';
import { paths } from '#domain/paths/paths.ts';
import { suitsQuote } from '#domain/quotes/quotes.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import text from '../../../ui/text/text.module.css';

/** A price for many units, for more than there are, or with a document for whoever has to approve it. */
export const AskForQuote = ({ lines }: { lines: readonly CartItem[] }) => (
  <p className={text.meta}>
    {suitsQuote(lines) ? 'Need many, or more than we have?' : 'For a school or a company?'}{' '}
    <AppLink href={paths.askQuote}>Ask for a quote</AppLink>
  </p>
);
