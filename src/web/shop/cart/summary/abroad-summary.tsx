import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import { formatMoney, fromDecimal, toPaise } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import ArrivalCosts from '../../../components/abroad/arrival-costs.tsx';
import { exportTaxText } from '../../../components/totals/tax-text.ts';
import { AdjustmentRows } from '../../../components/totals/adjustment-rows.tsx';
import { feeBefore, feeText } from '../../../components/totals/fee-text.ts';
import { Totals, TotalsRow } from '../../../components/totals/totals.tsx';
import { AppLink } from '../../../shell/app-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { buttonClass } from '../../../ui/button/button-class.ts';
import text from '../../../ui/text/text.module.css';
import { quoteQuery } from '../../checkout/checkout.queries.ts';
import { selectedShippingOption } from '../../checkout/selected-shipping-option.ts';
import { arrivalText } from '../../orders/arrival.ts';

/** Where a cart goes abroad, and what one of each line costs there without GST, by the id of the line. */
export interface AbroadCart {
  readonly country: string;
  readonly prices: Readonly<Record<string, string>>;
}

const pricesOf = ({ lines }: CheckoutQuote): AbroadCart['prices'] =>
  Object.fromEntries(lines.flatMap(({ id, exported }) => (exported ? [[id, exported.price]] : [])));

const amountOff = ({ subtotal, exportSubtotal }: CheckoutQuote): string =>
  formatMoney(toPaise(fromDecimal(subtotal) - fromDecimal(exportSubtotal ?? subtotal)));

function AbroadTotals({ quote }: { quote: CheckoutQuote }) {
  const option = selectedShippingOption(quote, undefined);
  const { adjustments } = option ?? quote.beforeDelivery ?? { adjustments: [] };
  const goods = option?.subtotal ?? quote.exportSubtotal ?? quote.subtotal;
  return (
    <>
      <Totals aria-live="polite">
        <TotalsRow name="Goods, without GST" amount={formatMoney(goods)} />
        <TotalsRow name="GST taken off" amount={`−${amountOff(quote)}`} />
        <AdjustmentRows adjustments={adjustments} on="goods" />
        <TotalsRow
          name={option?.name ?? 'Delivery'}
          amount={option ? feeText(feeBefore(option.fee, option.adjustments)) : 'By quote'}
        />
        <AdjustmentRows adjustments={adjustments} on="freight" />
        {option && <TotalsRow name="You pay us" amount={formatMoney(option.total)} strong />}
      </Totals>
      {quote.shippingOptions.map((one) => (
        <p key={one.method} className={text.meta}>
          {one.name}, {formatMoney(one.fee)}. {arrivalText(one, one.method)}
        </p>
      ))}
    </>
  );
}

interface AbroadSummaryProps {
  readonly country: string;
  readonly isOneKit: boolean;
  readonly onKnown: (cart: AbroadCart | null) => void;
  /** The button that goes on to the checkout. */
  readonly children: (total: string) => ReactNode;
}

const ByQuote = ({ country }: { country: string }) => (
  <>
    <p>
      <b>We can send this to you, but not at a price we can print here.</b> We ask the carrier for your address and send
      you one price with everything in it that we can know.
    </p>
    <AppLink className={buttonClass({ variant: 'primary', wide: true })} href={paths.deliveryQuote(country)}>
      Ask for a quote
    </AppLink>
  </>
);

/** What the cart costs in another country: without GST, with its way there, and with what is known of the arrival. */
export default function AbroadSummary({ country, isOneKit, onKnown, children }: AbroadSummaryProps) {
  const { data: quote, isError, refetch } = useQuery(quoteQuery({ country, state: '', city: '', zipCode: '' }));
  useEffect(() => {
    onKnown(quote ? { country, prices: pricesOf(quote) } : null);
  }, [quote, country, onKnown]);
  useEffect(() => () => onKnown(null), [onKnown]);
  if (isError) {
    return (
      <p role="alert">
        We couldn’t work out the price for {country}.{' '}
        <Button small onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!quote?.abroad) return <p role="status">Working out the price…</p>;
  const option = selectedShippingOption(quote, undefined);
  return (
    <>
      <AbroadTotals quote={quote} />
      <ArrivalCosts
        country={country}
        abroad={quote.abroad}
        option={option}
        isOneKit={isOneKit && quote.abroad.kitOffer !== null}
      />
      {option ? children(formatMoney(option.total)) : <ByQuote country={country} />}
      <p className={text.meta}>
        {exportTaxText} {option && 'The price of goods and delivery won’t change after you pay.'}
      </p>
    </>
  );
}
