import type { CheckoutQuote, PaymentOption, ShippingOption } from '#contracts/checkout.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { Lamp } from '../../../ui/lamp/lamp.tsx';
import { RadioOption, RadioGroup } from './radio-group.tsx';
import { Section } from './section.tsx';
import type { CheckoutForm } from '../use-checkout-form.ts';
import text from '../../../ui/text/text.module.css';
import { Note } from './note.tsx';

/** What the goods can be paid with, sent as it was chosen: UPI has a ceiling. */
export const payableOptions = (
  { paymentMethods }: Pick<CheckoutQuote, 'paymentMethods'>,
  shipping: ShippingOption | undefined,
): readonly PaymentOption[] => paymentMethods.filter(({ method }) => method !== 'upi' || !shipping?.upiObstacle);

/** How to pay is for the buyer to say, unless there is only one way. */
export const selectedPaymentOption = (options: readonly PaymentOption[], chosen: string | undefined) =>
  options.length === 1 ? options[0] : options.find(({ method }) => method === chosen);

interface PaymentSectionProps {
  form: CheckoutForm;
  quote: Pick<CheckoutQuote, 'paymentMethods' | 'cashObstacle'>;
  /** How it would be sent. */
  shipping: ShippingOption | undefined;
}

export function PaymentSection({ form, quote, shipping }: PaymentSectionProps) {
  const options = payableOptions(quote, shipping);
  const obstacles = [shipping?.upiObstacle, quote.cashObstacle].filter(Boolean).join(' ');
  const chosen = selectedPaymentOption(options, form.typed['paymentMethod']);
  return (
    <Section title="Payment">
      {options.length === 0 ? (
        <Note>
          {obstacles || 'We can’t take payments from there yet.'} <AppLink href={paths.contact}>Write to us</AppLink>{' '}
          and we’ll sort it out.
        </Note>
      ) : (
        <RadioGroup label="How would you like to pay?" labelHidden error={form.problemOf('paymentMethod')}>
          {options.map((option) => (
            <RadioOption
              key={option.method}
              name="paymentMethod"
              value={option.method}
              checked={option === chosen}
              onChoose={() => form.type('paymentMethod', option.method)}
              label={
                <>
                  {option.test && <Lamp colour="amber" />} {option.name}
                </>
              }
            >
              <span className={text.meta}>{option.note}</span>
            </RadioOption>
          ))}
          {obstacles && <p className={text.meta}>{obstacles}</p>}
        </RadioGroup>
      )}
    </Section>
  );
}
