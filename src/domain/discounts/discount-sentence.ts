import { categories } from '../catalogue/catalogue.ts';
import { partKinds, type PartKind } from '../catalogue/part-kinds.ts';
import { formatMoney } from '../money/money.ts';
import { formatCalendarDay } from '../time.ts';
import type { DiscountGift, DiscountGoods, DiscountRule, PriceBreak } from './discount.ts';

const categoryNames: Readonly<Record<(typeof categories)[number], string>> = {
  pcb: 'PCBs',
  kit: 'kits',
  parts: 'parts',
};

/** A label inside a sentence: 'film capacitors', and still 'LEDs'. */
const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;

const kindLabel = (kind: string): string =>
  categoryNames[kind as keyof typeof categoryNames] ?? inSentence(partKinds[kind as PartKind]?.label ?? kind);

/** What can be chosen: categories first, then kinds of parts in the order of the shelf. */
export const discountableKinds: readonly { readonly kind: string; readonly label: string }[] = [
  ...categories.map((kind) => ({ kind, label: categoryNames[kind] })),
  ...Object.entries(partKinds).map(([kind, { label }]) => ({ kind, label })),
];

const shownProducts = 3;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function goodsText(goods: DiscountGoods, nameOf: (slug: string) => string): string {
  if (goods.for === 'everything') return 'everything';
  if (goods.for === 'kinds') return listed(goods.kinds.map(kindLabel));
  const { slugs } = goods;
  if (slugs.length <= shownProducts) return listed(slugs.map(nameOf));
  return `${nameOf(slugs[0]!)} and ${slugs.length - 1} other products`;
}

const isAnyKit = (goods: DiscountGoods): boolean =>
  goods.for === 'everything' || (goods.for === 'kinds' && goods.kinds.every((kind) => kind === 'kit'));

/** '5% off parts from 10 of one, 10% from 25' */
function breaksText([first, ...more]: readonly PriceBreak[], on: string): string {
  const steps = more.map(({ from, percent }) => `${percent}% from ${from}`);
  return [`${first!.percent}% off ${on} from ${first!.from} of one`, ...steps].join(', ');
}

function giftText(gift: DiscountGift, goods: DiscountGoods, nameOf: (slug: string) => string): string {
  const on = goodsText(goods, nameOf);
  switch (gift.kind) {
    case 'percent':
      return `${gift.percent}% off ${on}`;
    case 'amount':
      return `${formatMoney(gift.amount)} off ${on}`;
    case 'free-shipping':
      return `Free standard delivery in India${goods.for === 'everything' ? '' : ` with ${on}`}`;
    case 'buy-get':
      return `${gift.get} free for every ${gift.buy} bought of ${goods.for === 'everything' ? 'the same product' : on}`;
    case 'price-breaks':
      return breaksText(gift.breaks, goods.for === 'everything' ? 'any product' : on);
    case 'class-sets':
      return `${gift.percent}% off from ${gift.from} of the same kit${isAnyKit(goods) ? '' : `, of ${on}`}`;
  }
}

function datesText({ startsOn, endsOn }: DiscountRule): string[] {
  const sameYear = startsOn !== null && startsOn.slice(0, 4) === endsOn?.slice(0, 4);
  const last = endsOn === null ? '' : formatCalendarDay(endsOn, 'day');
  if (startsOn !== null && startsOn === endsOn) return [`on ${last}`];
  const first = startsOn === null ? '' : formatCalendarDay(startsOn, sameYear ? 'shortDay' : 'day');
  if (startsOn === null) return endsOn === null ? [] : [`until ${last}`];
  return [endsOn === null ? `from ${first} on` : `from ${first} to ${last}`];
}

const timesText = (times: number): string => (times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`);

/** One plain sentence for the office: '10% off film capacitors, from 1 Dec to 24 Dec 2026, once per person, 100 uses.' */
export function discountSentence(rule: DiscountRule, nameOf: (slug: string) => string = (slug) => slug): string {
  const { minimum, maxUses, maxPerPerson, together, goods } = rule;
  const parts = [
    giftText(rule.gift, goods, nameOf),
    ...(minimum === null ? [] : [`from ${formatMoney(minimum)} of ${goods.for === 'everything' ? 'goods' : 'them'}`]),
    ...datesText(rule),
    ...(maxPerPerson === null ? [] : [`${timesText(maxPerPerson)} per person`]),
    ...(maxUses === null ? [] : [`${maxUses.toLocaleString('en-IN')} ${maxUses === 1 ? 'use' : 'uses'}`]),
    ...(together ? ['together with others'] : []),
  ];
  return `${parts.join(', ')}.`;
}
