import type { ProductDetails } from '#contracts/product-details.ts';
import { hasField, isOptionalField, productField } from '#domain/catalogue/product-fields.ts';
import { Field, type FieldProps } from '../../../ui/field/field.tsx';
import type { DraftProps } from './draft-props.ts';

/** The fields that hold any text; an enumeration is chosen from a list instead. */
type TextField = {
  [K in keyof ProductDetails]: string extends NonNullable<ProductDetails[K]> ? K : never;
}[keyof ProductDetails];

interface Props extends DraftProps, Pick<FieldProps, 'hint' | 'maxLength' | 'error' | 'quietError' | 'onBlur'> {
  readonly field: TextField;
}

/** The input of a text of a product, as the table of its fields declares it; nothing for products that do not have it. */
export function DetailField({ field, draft, set, ...rest }: Props) {
  const { label, inputLabel = label, hint, placeholder, inputMode } = productField(field);
  if (!hasField(draft.category, field)) return null;
  const change = (text: string) => set({ [field]: text === '' && isOptionalField(field) ? null : text });
  return (
    <Field
      label={inputLabel}
      hint={hint}
      placeholder={placeholder}
      inputMode={inputMode}
      value={draft[field] ?? ''}
      onChange={(event) => change(event.target.value)}
      {...rest}
    />
  );
}
