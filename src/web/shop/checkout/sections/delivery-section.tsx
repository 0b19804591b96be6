import type { CheckoutQuote, ShippingOption } from '#contracts/checkout.ts';
import { arrivalText } from '../../orders/arrival.ts';
import { ContactForQuote } from './unserved.tsx';
import { RadioOption, RadioGroup } from './radio-group.tsx';
import { feeText } from '../../../components/totals/fee-text.ts';
import { newAddressChoice } from '../order-form.ts';
import { Section } from './section.tsx';
import type { CheckoutForm } from '../use-checkout-form.ts';
import text from '../../../ui/text/text.module.css';

/** The form says why at its country; a saved address has no such place. */
const NoDelivery = ({ isSaved, country }: { isSaved: boolean; country: string }) =>
  isSaved ? (
    <ContactForQuote country={country} />
  ) : (
    <p className={text.meta}>By quote: we have no set price for delivery to this country.</p>
  );

interface DeliverySectionProps {
  form: CheckoutForm;
  quote: CheckoutQuote;
  chosen: ShippingOption | undefined;
  country: string;
}

export function DeliverySection({ form, quote, chosen, country }: DeliverySectionProps) {
  return (
    <Section title="Delivery">
      {quote.shippingOptions.length === 0 ? (
        <NoDelivery isSaved={form.typed['address'] !== newAddressChoice} country={country} />
      ) : (
        <RadioGroup label="How should it travel?" labelHidden error={form.problemOf('shippingMethod')}>
          {quote.shippingOptions.map((option) => (
            <RadioOption
              key={option.method}
              name="shippingMethod"
              value={option.method}
              checked={option === chosen}
              onChoose={() => form.type('shippingMethod', option.method)}
              label={option.name}
              aside={feeText(option.fee)}
            >
              <span className={text.meta}>{arrivalText(option, option.method)}</span>
            </RadioOption>
          ))}
          {quote.sameDayObstacle && <p className={text.meta}>{quote.sameDayObstacle}</p>}
        </RadioGroup>
      )}
    </Section>
  );
}
