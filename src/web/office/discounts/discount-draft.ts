import { discountFields, type DiscountFields, type TypedDiscount } from '#contracts/discounts.ts';
import { discountableKinds } from '#domain/discounts/discount-sentence.ts';
import type { DiscountKind } from '#domain/discounts/discount.ts';

/** What is typed in the editor. Numbers are as they were typed. */
export interface DiscountDraft {
  readonly name: string;
  readonly hasCode: boolean;
  readonly code: string;
  readonly kind: DiscountKind;
  readonly percent: string;
  readonly amount: string;
  readonly buy: string;
  readonly get: string;
  readonly setFrom: string;
  readonly breaks: readonly { readonly from: string; readonly percent: string }[];
  readonly goodsFor: TypedDiscount['goods']['for'];
  readonly kinds: readonly string[];
  readonly slugs: readonly string[];
  readonly minimum: string;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly maxUses: string;
  readonly maxPerPerson: string;
  readonly together: boolean;
  readonly isEnded: boolean;
}

export const emptyDraft: DiscountDraft = {
  name: '',
  hasCode: true,
  code: '',
  kind: 'percent',
  percent: '10',
  amount: '',
  buy: '',
  get: '1',
  setFrom: '10',
  breaks: [{ from: '10', percent: '5' }],
  goodsFor: 'everything',
  kinds: [],
  slugs: [],
  minimum: '',
  startsOn: '',
  endsOn: '',
  maxUses: '',
  maxPerPerson: '',
  together: false,
  isEnded: false,
};

const amountText = (amount: string | null): string => amount?.replace(/\.00$/, '') ?? '';
const numberText = (value: number | null): string => (value === null ? '' : String(value));

function draftOfGift(gift: TypedDiscount['gift']): Partial<DiscountDraft> {
  switch (gift.kind) {
    case 'percent':
      return { percent: String(gift.percent) };
    case 'amount':
      return { amount: amountText(gift.amount) };
    case 'buy-get':
      return { buy: String(gift.buy), get: String(gift.get) };
    case 'price-breaks':
      return { breaks: gift.breaks.map(({ from, percent }) => ({ from: String(from), percent: String(percent) })) };
    case 'class-sets':
      return { setFrom: String(gift.from), percent: String(gift.percent) };
    case 'free-shipping':
      return {};
  }
}

/** What is saved, as it stands in the fields. */
export const draftOf = (fields: TypedDiscount): DiscountDraft => ({
  ...emptyDraft,
  name: fields.name,
  hasCode: fields.code !== null,
  code: fields.code ?? '',
  kind: fields.gift.kind,
  ...draftOfGift(fields.gift),
  goodsFor: fields.goods.for,
  kinds: fields.goods.for === 'kinds' ? fields.goods.kinds : [],
  slugs: fields.goods.for === 'products' ? fields.goods.slugs : [],
  minimum: amountText(fields.minimum),
  startsOn: fields.startsOn ?? '',
  endsOn: fields.endsOn ?? '',
  maxUses: numberText(fields.maxUses),
  maxPerPerson: numberText(fields.maxPerPerson),
  together: fields.together,
  isEnded: fields.isEnded,
});

/** What was typed is no number: the rules say so. */
const toNumber = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed));
const toLimit = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));
const toAmount = (typed: string): string => typed.trim().replace(/^₹\s*/, '').replaceAll(',', '');

function giftOf(draft: DiscountDraft): unknown {
  const { kind } = draft;
  const percent = toNumber(draft.percent);
  switch (kind) {
    case 'percent':
      return { kind, percent };
    case 'amount':
      return { kind, amount: toAmount(draft.amount) };
    case 'buy-get':
      return { kind, buy: toNumber(draft.buy), get: toNumber(draft.get) };
    case 'price-breaks':
      return {
        kind,
        breaks: draft.breaks.map((step) => ({ from: toNumber(step.from), percent: toNumber(step.percent) })),
      };
    case 'class-sets':
      return { kind, from: toNumber(draft.setFrom), percent };
    case 'free-shipping':
      return { kind };
  }
}

/** As it is sent. It is what the rules of the contract read, so it may be nothing that they take. */
export const typedOf = (draft: DiscountDraft): TypedDiscount =>
  ({
    name: draft.name,
    code: draft.hasCode ? draft.code : null,
    gift: giftOf(draft),
    goods:
      draft.goodsFor === 'kinds'
        ? { for: 'kinds', kinds: draft.kinds }
        : draft.goodsFor === 'products'
          ? { for: 'products', slugs: draft.slugs }
          : { for: 'everything' },
    minimum: draft.minimum.trim() === '' ? null : toAmount(draft.minimum),
    startsOn: draft.startsOn || null,
    endsOn: draft.endsOn || null,
    maxUses: toLimit(draft.maxUses),
    maxPerPerson: toLimit(draft.maxPerPerson),
    together: draft.together,
    isEnded: draft.isEnded,
  }) as TypedDiscount;

export type FieldName = keyof TypedDiscount;
export type Problems = Partial<Record<FieldName, string>>;

export type CheckedDraft =
  | { readonly fields: DiscountFields; readonly problems: Problems }
  | { readonly fields: null; readonly problems: Problems };

/** What is typed, by the rules that the server has too; the first problem of each field. */
export function checkDraft(draft: DiscountDraft): CheckedDraft {
  const checked = discountFields.safeParse(typedOf(draft));
  if (checked.success) return { fields: checked.data, problems: {} };
  const problems: Problems = {};
  for (const { path, message } of checked.error.issues) problems[path[0] as FieldName] ??= message;
  return { fields: null, problems };
}

export const fieldLabels: Readonly<Record<FieldName, string>> = {
  name: 'name',
  code: 'code',
  gift: 'what it gives',
  goods: 'what it’s for',
  minimum: 'from goods of',
  startsOn: 'first day',
  endsOn: 'last day',
  maxUses: 'uses in all',
  maxPerPerson: 'uses per person',
  together: 'together with others',
  isEnded: 'stopped',
};

export const fieldNames = Object.keys(fieldLabels) as FieldName[];

/** The names of what is typed otherwise than it is saved. */
export const changesOf = (saved: DiscountDraft, draft: DiscountDraft): string[] => {
  const [before, after] = [typedOf(saved), typedOf(draft)];
  return fieldNames
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => fieldLabels[name]);
};

export const kindLabel = (kind: string): string => discountableKinds.find((one) => one.kind === kind)?.label ?? kind;
