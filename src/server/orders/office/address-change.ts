import type { OrderAddress } from '#contracts/orders.ts';
import { Refusal } from '#domain/errors.ts';
import { isPickupArea, sameDayObstacle, stateProblem, type ShopCity } from '#domain/orders/checkout.ts';
import { regionOfCountry } from '#domain/places/countries.ts';
import { placeOfSupply } from '#domain/pricing/tax.ts';
import type { WholeOrderRow } from '../order.repository.ts';

const refuse = (sentence: string): never => {
  throw new Refusal('order-move-refused', sentence);
};

export const mayEditAddress = ({ status }: Pick<WholeOrderRow, 'status'>): boolean =>
  status === 'pending' || status === 'confirmed';

/** An address may change as long as nothing follows from it that was promised or written down: the price and the tax. */
export function checkAddressChange(order: WholeOrderRow, address: OrderAddress, shopCity: ShopCity): void {
  if (!mayEditAddress(order)) refuse(`This order is ${order.status}, so its address can no longer be changed.`);
  const problem = stateProblem(address);
  if (problem !== null) throw new Refusal('input-invalid', problem);
  const { state = '', country = '' } = order.shippingAddress;
  if (regionOfCountry(address.country) !== regionOfCountry(country)) {
    refuse('The price of delivery would change with the country. Please cancel this order and make a new one.');
  }
  if (order.shippingMethod === 'pickup' && !isPickupArea(address.city)) {
    refuse('This order is picked up. Please cancel it and make one that is delivered.');
  }
  const obstacle = order.shippingMethod === 'domestic-same-day' ? sameDayObstacle(address, shopCity) : null;
  if (obstacle !== null) refuse(`${obstacle} Please cancel this order and make a new one.`);
  const before = placeOfSupply({ state, country });
  const after = placeOfSupply(address);
  if (order.invoiceNumber !== null && (before.name !== after.name || before.kind !== after.kind)) {
    refuse(
      `Invoice ${order.invoiceNumber} was issued for ${before.name}, and its tax depends on that. Please cancel this order and make a new one.`,
    );
  }
}
