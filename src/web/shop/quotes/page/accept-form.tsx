import { useState } from 'react';
import { useLocation } from 'wouter';
import type { PriceQuote, QuoteOffer } from '#contracts/quotes.ts';
import { purchaseOrderMaxLength } from '#domain/business/business.ts';
import { formatMoney } from '#domain/money/money.ts';
import { phoneMaxLength } from '#domain/orders/checkout.ts';
import { paths } from '#domain/paths/paths.ts';
import { addressLineMaxLength, placeLine } from '#domain/places/address.ts';
import { afterChange } from '../../../api/after-change.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import formStyles from '../../../forms/form.module.css';
import { useForm } from '../../../forms/use-form.ts';
import { validateWith } from '../../../forms/validation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import panel from '../../../ui/panel/panel.module.css';
import text from '../../../ui/text/text.module.css';
import { RadioGroup, RadioOption } from '../../checkout/sections/radio-group.tsx';
import { requestAutoPay } from '../../orders/payment/auto-pay.ts';
import { useAcceptQuote, type QuoteKey } from '../quote.queries.ts';

type FieldOf = (name: string) => { name: string; error: string | undefined };

function WhereFields({ quote: { address, business, phone }, field }: { quote: PriceQuote; field: FieldOf }) {
  return (
    <>
      <p>
        <b>{business?.companyName ?? address.name}</b>
        <br />
        {[placeLine({ state: address.state, zipCode: address.zipCode }), address.country].filter(Boolean).join(', ')}
      </p>
      {business?.gstin && <p className={text.meta}>GSTIN {business.gstin}</p>}
      <Field
        label="Street address"
        {...field('streetAddress')}
        required
        defaultValue={address.streetAddress}
        maxLength={addressLineMaxLength}
        autoComplete="street-address"
      />
      <div className={formStyles.pair}>
        <Field
          label="City"
          {...field('city')}
          required
          defaultValue={address.city}
          maxLength={addressLineMaxLength}
          autoComplete="address-level2"
        />
        <Field
          label="Phone (optional)"
          {...field('phone')}
          type="tel"
          defaultValue={phone ?? ''}
          maxLength={phoneMaxLength}
          autoComplete="tel"
        />
      </div>
      {business && (
        <Field
          label="Your purchase order number (optional)"
          {...field('purchaseOrder')}
          defaultValue={business.purchaseOrder ?? ''}
          maxLength={purchaseOrderMaxLength}
          autoComplete="off"
        />
      )}
    </>
  );
}

function PayChoice({ quote: { paymentMethods }, error }: { quote: PriceQuote; error: string | undefined }) {
  const [chosen, setChosen] = useState(paymentMethods.length === 1 ? paymentMethods[0]!.method : '');
  return (
    <RadioGroup label="How would you like to pay?" error={error}>
      {paymentMethods.map(({ method, name, note }) => (
        <RadioOption
          key={method}
          name="paymentMethod"
          value={method}
          checked={chosen === method}
          onChoose={() => setChosen(method)}
          label={name}
        >
          <span className={text.meta}>{note}</span>
        </RadioOption>
      ))}
    </RadioGroup>
  );
}

interface AcceptFormProps {
  readonly quote: PriceQuote;
  readonly offer: QuoteOffer;
  readonly quoteKey: QuoteKey;
}

/** Accepting makes the order, and leads to it. */
export function AcceptForm({ quote, offer, quoteKey }: AcceptFormProps) {
  const [, navigate] = useLocation();
  const accept = useAcceptQuote(quoteKey);
  const { formProps, field } = useForm({
    rules: () => import('#contracts/quotes.ts'),
    validate: (typed, { quoteAcceptance }) => validateWith(quoteAcceptance, { ...typed, version: offer.version }),
    submit: (values) =>
      afterChange(accept.mutateAsync(values), ({ order, token }) => {
        if (values.paymentMethod === 'razorpay') requestAutoPay(order.id);
        navigate(paths.order(order.id, token), { state: { placed: true } });
      }),
  });
  return (
    <section className={panel.panel} aria-labelledby="quote-accept">
      <h2 className={panel.title} id="quote-accept">
        Accept and pay
      </h2>
      <form className={formStyles.form} aria-label="Accept and pay" {...formProps}>
        <WhereFields quote={quote} field={field} />
        {quote.paymentMethods.length === 0 ? (
          <p>We can’t take payments from there yet. Ask us below, and we’ll sort it out.</p>
        ) : (
          <PayChoice quote={quote} error={field('paymentMethod').error} />
        )}
        <FormError>{accept.error && errorMessage(accept.error)}</FormError>
        <Button type="submit" variant="primary" wide pending={accept.isPending}>
          {accept.isPending ? 'Accepting...' : `Accept and pay ${formatMoney(offer.total)}`}
        </Button>
        <p className={text.meta}>Accepting makes this an order and sets the stock aside for you.</p>
      </form>
    </section>
  );
}
