import { DiscountList } from '../discounts/discount-list.tsx';

export default function DiscountsRoute() {
  return <DiscountList />;
}
