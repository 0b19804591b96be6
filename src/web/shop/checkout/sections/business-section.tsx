import { companyNameMaxLength, differingStates, purchaseOrderMaxLength } from '#domain/business/business.ts';
import type { Destination } from '#domain/orders/checkout.ts';
import { GstinField } from '../../../components/business/gstin-field.tsx';
import formStyles from '../../../forms/form.module.css';
import { Field } from '../../../ui/field/field.tsx';
import text from '../../../ui/text/text.module.css';
import { placeOfSupply } from '#domain/pricing/place-of-supply.ts';
import { businessFieldName, isForBusiness } from '../order-form.ts';
import type { CheckoutForm } from '../use-checkout-form.ts';
import { RadioGroup, RadioOption } from './radio-group.tsx';
import { Section } from './section.tsx';
import styles from './business-section.module.css';

interface BusinessSectionProps {
  form: CheckoutForm;
  destination: Destination;
  /** Nobody has to say who gets what is fetched. */
  isPickup: boolean;
}

const taxNames = { 'intra-state': 'CGST and SGST', 'inter-state': 'IGST', export: 'no GST' } as const;

/** 'Place of supply Goa: IGST'. */
function placeText(destination: Destination, supplyState: string | null): string {
  const { name, kind } = placeOfSupply(destination, supplyState);
  return `Place of supply ${name}: ${taxNames[kind]}`;
}

/** Where a business is registered in another state than its parcel goes to, who receives it decides about the tax. */
function ReceiverChoice({ form, destination }: Omit<BusinessSectionProps, 'isPickup'>) {
  const name = businessFieldName('receiver');
  const states = differingStates(form.typed[businessFieldName('gstin')] ?? '', destination);
  if (states === null) return null;
  const { registered, delivered } = states;
  const choose = (receiver: string) => ({
    name,
    value: receiver,
    checked: form.typed[name] === receiver,
    onChoose: () => form.type(name, receiver),
  });
  return (
    <div className={styles.receiver}>
      <RadioGroup
        label={`Your GSTIN is from ${registered.name}, the parcel goes to ${delivered.name}. Who receives it?`}
        error={form.problemOf(name)}
      >
        <RadioOption {...choose('self')} label={`We do, at our own site in ${delivered.name}`}>
          <span className={text.meta}>{placeText(destination, null)}</span>
        </RadioOption>
        <RadioOption {...choose('other')} label="Somebody else, on our instruction">
          <span className={text.meta}>Bill to, ship to. {placeText(destination, registered.gstCode)}</span>
        </RadioOption>
      </RadioGroup>
      <p>The total stays the same. The tax on the invoice decides whether you can claim the credit, so we ask.</p>
    </div>
  );
}

function BusinessFields({ form, destination, isPickup }: BusinessSectionProps) {
  return (
    <>
      <div className={formStyles.pair}>
        <Field
          label="Company name"
          {...form.bind(businessFieldName('companyName'))}
          required
          autoComplete="organization"
          maxLength={companyNameMaxLength}
        />
        <Field
          label="Purchase order number (optional)"
          {...form.bind(businessFieldName('purchaseOrder'))}
          autoComplete="off"
          maxLength={purchaseOrderMaxLength}
          hint="Printed on the order and the invoice."
        />
      </div>
      <GstinField {...form.bind(businessFieldName('gstin'))} />
      {!isPickup && <ReceiverChoice form={form} destination={destination} />}
    </>
  );
}

/** Who buys for a company says so here; for everybody else it is one line that they can leave alone. */
export function BusinessSection(props: BusinessSectionProps) {
  const { form } = props;
  const isOpen = isForBusiness(form.typed);
  return (
    <Section title="Invoice">
      <label className={formStyles.check}>
        <input
          type="checkbox"
          name="business"
          checked={isOpen}
          onChange={(event) => form.type('business', event.target.checked ? 'on' : undefined)}
        />
        Buying for a company, school or institute
      </label>
      {isOpen && <BusinessFields {...props} />}
    </Section>
  );
}
