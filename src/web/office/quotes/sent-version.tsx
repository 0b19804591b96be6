import type { OfficeQuote } from '#contracts/office-quotes.ts';
import { formatMoney } from '#domain/money/money.ts';
import { When } from '../ui/when/when.tsx';

type SentQuote = Pick<OfficeQuote, 'state'> & { readonly sent: NonNullable<OfficeQuote['sent']> };

/** What they have in hand. Prices hold as long as nobody has decided. */
export function SentVersion({ quote: { state, sent } }: { quote: SentQuote }) {
  return (
    <p>
      Version {sent.version}, {formatMoney(sent.total)}, sent <When at={sent.sentAt} inSentence />.
      {(state === 'open' || state === 'over') && (
        <>
          {' '}
          {state === 'open' ? 'It holds until' : 'It held until'} <When at={sent.validUntil} dateOnly />.
        </>
      )}
    </p>
  );
}
