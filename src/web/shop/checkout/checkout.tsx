import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { User } from '#contracts/accounts.ts';
import type { Address } from '#contracts/addresses.ts';
import type { CheckoutQuote } from '#contracts/checkout.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { AddressSection } from './sections/address-section.tsx';
import { filledFrom, saveDraft, readDraft } from './checkout-draft.ts';
import { CheckoutColumns } from './checkout-columns.tsx';
import { CheckoutSkeleton, EmptyCheckout } from './checkout-states.tsx';
import { CheckoutSummary } from './summary/checkout-summary.tsx';
import { quoteQuery } from './checkout.queries.ts';
import { BusinessSection } from './sections/business-section.tsx';
import { ContactSection } from './sections/contact-section.tsx';
import { DeliverySection } from './sections/delivery-section.tsx';
import { NotesSection } from './sections/notes-section.tsx';
import { destinationOf, isForBusiness, typedSupplyState } from './order-form.ts';
import { isExportQuote } from './summary/quote-totals.tsx';
import { isByQuoteOnly, selectedShippingOption } from './selected-shipping-option.ts';
import { OrderRefused } from './summary/order-refused.tsx';
import { FilledFromLastOrder } from './sections/filled-from-last-order.tsx';
import { PaymentSection, payableOptions, selectedPaymentOption } from './sections/payment-section.tsx';
import { usePlaceOrder } from './place-order.ts';
import { useCheckoutForm, useCheckoutValues, type CheckoutStart } from './use-checkout-form.ts';
import { formatMoney } from '#domain/money/money.ts';
import { feeText } from '../../components/totals/fee-text.ts';
import { keepOneKit, wantsOneKit } from './delivery-country.ts';

const KitChoice = lazy(() => import('../../components/abroad/kit-choice.tsx'));

type Line = CheckoutQuote['lines'][number];

function lineChanges(before: Line, after: Line | undefined): string[] {
  const { name } = before.product;
  if (!after) return [`${name} is no longer in your cart.`];
  const sentences: string[] = [];
  if (after.product.price !== before.product.price) {
    const [was, is] = [before.product.price, after.product.price].map((price) => formatMoney(price));
    sentences.push(`${name} was ${was} and is ${is} now.`);
  }
  if (after.quantity !== before.quantity) sentences.push(`You now have ${after.quantity} × ${name} in your cart.`);
  return sentences;
}

/** What is different from what the buyer saw, as sentences. Why a line cannot be bought stands at the line. */
export function quoteChanges(before: CheckoutQuote, after: CheckoutQuote, method: string | undefined): string[] {
  const now = new Map(after.lines.map((line) => [line.product.id, line]));
  const known = new Set(before.lines.map((line) => line.product.id));
  const changed = before.lines.flatMap((line) => lineChanges(line, now.get(line.product.id)));
  const added = after.lines.filter(({ product }) => !known.has(product.id));
  const [shippedFor, shipsFor] = [selectedShippingOption(before, method), selectedShippingOption(after, method)];
  return [
    ...changed,
    ...added.map(({ product }) => `${product.name} was added to your cart.`),
    ...(shippedFor && shipsFor && shippedFor.fee !== shipsFor.fee
      ? [`Shipping was ${feeText(shippedFor.fee).toLowerCase()} and is ${feeText(shipsFor.fee).toLowerCase()} now.`]
      : []),
  ];
}

interface Buyer {
  user: User | null;
  addresses: readonly Address[];
}

interface CheckoutProps extends CheckoutStart {
  user: User | null;
}

type PlaceOrderMutation = ReturnType<typeof usePlaceOrder>;

/**
 * An empty cart after an order whose answer never came: most likely that order took it. Asking again under the same key
 * finds it, and can order nothing anew.
 */
function useLostOrder(isEmpty: boolean, userId: number | null, { isPending, mutate }: PlaceOrderMutation) {
  const wasAsked = useRef(false);
  const [lost] = isEmpty ? readDraft(userId).attempt.unanswered : [];
  const find = () => lost && mutate({ order: lost, saveAddress: false });
  useEffect(() => {
    if (!lost || isPending || wasAsked.current) return;
    wasAsked.current = true;
    find();
  });
  return { isLost: lost !== undefined, find };
}

interface FormProps extends Buyer, ReturnType<typeof useCheckoutValues> {
  quote: CheckoutQuote;
  placing: PlaceOrderMutation;
}

function CheckoutFields({ user, addresses, typed, type, clear, quote, placing }: FormProps) {
  const [seen, setSeen] = useState(quote);
  const isSending = useRef(false);
  const option = selectedShippingOption(quote, typed['shippingMethod']);
  const payBy = selectedPaymentOption(payableOptions(quote, option), typed['paymentMethod']);
  const destination = destinationOf(typed, addresses);
  const { country } = destination;
  const [wantsKit, setWantsKit] = useState(wantsOneKit);
  const isExport = isExportQuote({ quote, option });
  const offersKit = isExport && quote.abroad?.kitOffer != null;
  const isOneKit = offersKit && wantsKit;
  const chooseKit = (isWanted: boolean): void => {
    keepOneKit(isWanted);
    setWantsKit(isWanted);
  };
  const form = useCheckoutForm({
    typed,
    type,
    context: {
      signedIn: user !== null,
      addresses,
      total: option?.total,
      isServed: option !== undefined,
      asOneKit: isOneKit,
    },
    submit: (filled) => {
      // Two clicks can come before the button shows that the first one was heard.
      if (isSending.current) return;
      isSending.current = true;
      setSeen(quote);
      placing.mutate(filled, { onSettled: () => (isSending.current = false) });
    },
  });
  return (
    <form aria-label="Checkout" {...form.formProps}>
      <CheckoutColumns
        sections={
          <>
            {typed[filledFrom] === 'last-order' && <FilledFromLastOrder onClear={clear} />}
            <ContactSection form={form} user={user} needsPhone={payBy?.method === 'cod'} isAbroad={isExport} />
            <AddressSection
              form={form}
              addresses={addresses}
              canSave={user !== null}
              isUnserved={option === undefined}
            />
            <DeliverySection form={form} quote={quote} chosen={option} country={country} />
            {offersKit && quote.abroad && (
              <Suspense>
                <KitChoice abroad={quote.abroad} {...{ option, country, isOneKit }} onChoose={chooseKit} />
              </Suspense>
            )}
            <BusinessSection form={form} destination={destination} isPickup={option?.method === 'pickup'} />
            {!isByQuoteOnly(quote) && <PaymentSection form={form} quote={quote} shipping={option} />}
            <NotesSection form={form} />
          </>
        }
        summary={
          <CheckoutSummary
            {...{ quote, option, country }}
            {...{ isExport, isOneKit }}
            isBusiness={isForBusiness(typed)}
            isPending={placing.isPending}
          >
            <OrderRefused
              error={placing.error}
              isSendingAgain={placing.isSendingAgain}
              changes={quoteChanges(seen, quote, typed['shippingMethod'])}
            />
          </CheckoutSummary>
        }
      />
    </form>
  );
}

/** Everything that is needed to order the cart, on one page. */
export function Checkout({ user, ...start }: CheckoutProps) {
  const { addresses } = start;
  const userId = user?.id ?? null;
  const typing = useCheckoutValues(userId, start);
  const destination = destinationOf(typing.typed, addresses);
  const {
    data: quote,
    isError,
    refetch,
  } = useQuery(quoteQuery(destination, typedSupplyState(typing.typed, destination)));
  const placing = usePlaceOrder({
    read: () => readDraft(userId).attempt,
    write: (attempt) => saveDraft({ ...readDraft(userId), attempt }),
  });
  const isEmpty = quote?.lines.length === 0;
  const { isLost, find } = useLostOrder(isEmpty, userId, placing);
  if (isLost && placing.isError) {
    return <LoadFailed onRetry={find}>We couldn’t check whether your order went through. Please try again.</LoadFailed>;
  }
  if (isLost) return <Spinner label="Looking for your order..." />;
  if (isEmpty) return <EmptyCheckout />;
  if (quote) return <CheckoutFields {...{ user, addresses, quote, placing }} {...typing} />;
  if (!isError) return <CheckoutSkeleton />;
  return <LoadFailed onRetry={() => void refetch()}>Failed to load the checkout. Please try again.</LoadFailed>;
}
