import { useQuery } from '@tanstack/react-query';
import KitChoice from '../../../components/abroad/kit-choice.tsx';
import { quoteQuery } from '../../checkout/checkout.queries.ts';
import { selectedShippingOption } from '../../checkout/selected-shipping-option.ts';

interface CartKitChoiceProps {
  readonly country: string;
  readonly isOneKit: boolean;
  readonly onChoose: (isOneKit: boolean) => void;
}

/** Asks nothing of its own: the summary has asked what the cart costs there. */
export default function CartKitChoice({ country, ...choice }: CartKitChoiceProps) {
  const { data: quote } = useQuery(quoteQuery({ country, state: '', city: '', zipCode: '' }));
  if (!quote?.abroad) return null;
  return (
    <KitChoice abroad={quote.abroad} option={selectedShippingOption(quote, undefined)} country={country} {...choice} />
  );
}
