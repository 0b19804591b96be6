import type { Freight, Goods } from '../pricing/pricing.ts';
import { chooseDiscounts, type ChosenDiscounts, type Circumstances, type DiscountedLine } from './choose-discounts.ts';

const none: ChosenDiscounts = { adjustments: [], used: [], codeProblem: null };

interface DiscountedGoods<L extends DiscountedLine> {
  readonly goods: Goods<L>;
  /** What was chosen for a way of shipping, once its price was asked for. */
  readonly chosenFor: (method: string) => ChosenDiscounts;
}

/** Goods for `priceOrder` with the discounts that count, which depend on how they are shipped. */
export function discountGoods<L extends DiscountedLine>({
  lines,
  ...circumstances
}: Circumstances & { readonly lines: readonly L[] }): DiscountedGoods<L> {
  const { candidates, code } = circumstances;
  if (candidates.length === 0 && code === null) return { goods: { lines }, chosenFor: () => none };
  const choose = chooseDiscounts(circumstances);
  const chosen = new Map<string, ChosenDiscounts>();
  const adjustments = (freight: Freight, sold: readonly L[]) => {
    const choice = choose(freight, sold);
    if ('method' in freight) chosen.set(freight.method, choice);
    return choice.adjustments;
  };
  return { goods: { lines, adjustments }, chosenFor: (method) => chosen.get(method) ?? none };
}
