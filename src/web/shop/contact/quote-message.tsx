import { useQuery } from '@tanstack/react-query';
import type { CartItem } from '#contracts/cart.ts';
import { cartQuery } from '../../components/cart/cart.queries.ts';
import { TextAreaField } from '../../ui/field/text-area-field.tsx';

const linesText = (lines: readonly CartItem[]): string =>
  lines.map(({ quantity, product }) => `${quantity} × ${product.name}`).join('\n');

const messageText = (country: string, lines: readonly CartItem[]): string =>
  `What would it cost to send this to ${country}?\n\n${linesText(lines)}\n\nMy address: `;

interface QuoteMessageProps {
  country: string;
  name: string;
  error: string | undefined;
}

/** The message of somebody who asks what delivery costs, with what is in their cart. */
export function QuoteMessage({ country, ...field }: QuoteMessageProps) {
  const { data: lines = [] } = useQuery(cartQuery);
  return (
    <TextAreaField
      key={lines.length}
      label="Message"
      {...field}
      required
      rows={12}
      defaultValue={messageText(country, lines)}
      hint="We’ll answer with a price for delivery. Nothing is ordered yet."
    />
  );
}
