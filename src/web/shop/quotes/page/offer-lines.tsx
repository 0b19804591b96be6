import type { PriceQuote, QuoteOffer } from '#contracts/quotes.ts';
import { formatMoney } from '#domain/money/money.ts';
import { paths } from '#domain/paths/paths.ts';
import { feeText } from '../../../components/totals/fee-text.ts';
import { OrderLine, OrderLines } from '../../../components/totals/order-line.tsx';
import { Totals, TotalsRow } from '../../../components/totals/totals.tsx';
import { AppLink } from '../../../shell/app-link.tsx';
import panel from '../../../ui/panel/panel.module.css';
import text from '../../../ui/text/text.module.css';
import styles from './offer-lines.module.css';

const taxNames = { cgst: 'CGST', sgst: 'SGST', igst: 'IGST' } as const;

/** 'Taxable value ₹61,610.17, IGST ₹11,089.83. Place of supply Maharashtra.' */
function taxText({ taxable, taxes, placeOfSupply }: QuoteOffer): string {
  const parts = (['cgst', 'sgst', 'igst'] as const)
    .filter((part) => Number(taxes[part]) > 0)
    .map((part) => `${taxNames[part]} ${formatMoney(taxes[part])}`);
  const told = parts.length === 0 ? 'Without GST.' : `Taxable value ${formatMoney(taxable)}, ${parts.join(' and ')}.`;
  return `${told} Place of supply ${placeOfSupply}.`;
}

/** What was offered, line by line, and what it comes to. */
export function OfferLines({ offer }: { offer: NonNullable<PriceQuote['offer']> }) {
  return (
    <section className={panel.panel} aria-labelledby="quote-lines">
      <h2 className={panel.title} id="quote-lines">
        Lines
      </h2>
      {offer.note && <p className={styles.note}>{offer.note}</p>}
      <OrderLines>
        {offer.lines.map((line) => (
          <OrderLine
            key={line.productId}
            imageUrl={line.imageUrl}
            name={line.slug === null ? line.name : <AppLink href={paths.product(line.slug)}>{line.name}</AppLink>}
            quantity={line.quantity}
            price={formatMoney(line.price)}
            total={formatMoney(line.total)}
          >
            <p className={text.meta}>HSN {line.hsnCode}</p>
          </OrderLine>
        ))}
      </OrderLines>
      <Totals divided>
        <TotalsRow name="Subtotal" amount={formatMoney(offer.subtotal)} />
        {offer.adjustments.map(({ label, amount }) => (
          <TotalsRow key={label} name={label} amount={formatMoney(amount).replace('-', '−')} />
        ))}
        <TotalsRow name={`Freight (${offer.shippingName})`} amount={feeText(offer.freight)} />
        <TotalsRow name="Total" amount={formatMoney(offer.total)} strong />
      </Totals>
      <p className={text.meta}>
        {taxText(offer)} Arrives within {offer.deliveryDays} business days of payment.
      </p>
    </section>
  );
}
