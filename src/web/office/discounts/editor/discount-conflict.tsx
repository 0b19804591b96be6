import type { OfficeDiscount, TypedDiscount } from '#contracts/discounts.ts';
import { ConflictDialog } from '../../ui/conflict/conflict-dialog.tsx';
import { draftOf, fieldLabels, fieldNames, kindLabel, typedOf, type FieldName } from '../discount-draft.ts';
import type { DiscountEditing } from './discount-editing.ts';

function giftText(gift: TypedDiscount['gift']): string {
  switch (gift.kind) {
    case 'percent':
      return `${gift.percent}% off`;
    case 'amount':
      return `₹${gift.amount} off`;
    case 'free-shipping':
      return 'free delivery';
    case 'buy-get':
      return `buy ${gift.buy}, get ${gift.get}`;
    case 'price-breaks':
      return gift.breaks.map(({ from, percent }) => `${percent}% from ${from}`).join(', ');
    case 'class-sets':
      return `${gift.percent}% from ${gift.from} of a kit`;
  }
}

function goodsText(goods: TypedDiscount['goods']): string {
  if (goods.for === 'everything') return 'everything';
  return goods.for === 'kinds' ? goods.kinds.map(kindLabel).join(', ') : goods.slugs.join(', ');
}

function show(name: FieldName, value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (name === 'gift') return giftText(value as TypedDiscount['gift']);
  return name === 'goods' ? goodsText(value as TypedDiscount['goods']) : String(value);
}

const fields = fieldNames.map((name) => ({
  name,
  label: fieldLabels[name],
  show: (value: unknown) => show(name, value),
}));

/** Somebody else was faster: theirs and mine, line by line. */
export function DiscountConflict({ editing, theirs }: { editing: DiscountEditing; theirs: OfficeDiscount }) {
  const { base, draft, isSaving, save, start, keepEditing } = editing;
  return (
    <ConflictDialog
      thing="the discount"
      when="Saved while you were typing."
      fields={fields}
      before={{ ...typedOf(draftOf(base!.fields)) }}
      theirs={{ ...typedOf(draftOf(theirs.fields)) }}
      mine={{ ...typedOf(draft) }}
      isSaving={isSaving}
      onSave={(merged) => {
        const typed = draftOf(merged as unknown as TypedDiscount);
        start(theirs, typed);
        void save(typed, theirs).catch(() => {});
      }}
      onTakeTheirs={() => start(theirs)}
      onClose={keepEditing}
    />
  );
}
