import { addressLineMaxLength, zipCodeMaxLength } from '#domain/places/address.ts';
import { addressFormOf, postalCodeHint, type AddressForm, type FormField } from '#domain/places/address-forms.ts';
import { otherCountries } from '#domain/places/other-countries.ts';
import formStyles from '../../../forms/form.module.css';
import { Field } from '../../../ui/field/field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { addressFieldName, usesOtherCountry } from '../order-form.ts';
import type { PartProps } from './address-form.tsx';

/** Which of all countries, where the first list does not have it. */
function OtherCountryField({ form, part }: PartProps) {
  return (
    <SelectField
      label="Country name"
      {...form.bind(addressFieldName(part, 'countryName'))}
      required
      autoComplete={`${part} country-name`}
    >
      <option value="">Choose a country</option>
      {otherCountries().map(({ code, name }) => (
        <option key={code}>{name}</option>
      ))}
    </SelectField>
  );
}

interface AbroadProps extends PartProps {
  country: string;
  written: AddressForm;
}

function StateField({ form, part, written: { state } }: AbroadProps) {
  if (state === null) return null;
  const bound = {
    ...form.bind(addressFieldName(part, 'state')),
    label: state.label,
    required: state.isRequired,
    autoComplete: `${part} address-level1`,
    hint: state.hint,
  };
  if (state.names.length === 0) return <Field {...bound} maxLength={addressLineMaxLength} />;
  return (
    <SelectField {...bound}>
      <option value="">Choose…</option>
      {state.names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}

function CodeField({ form, part, country, written: { code } }: AbroadProps) {
  if (code === null) return null;
  return (
    <Field
      label={code.label}
      {...form.bind(addressFieldName(part, 'zipCode'))}
      required={code.isRequired}
      maxLength={zipCodeMaxLength}
      autoComplete={`${part} postal-code`}
      hint={postalCodeHint(country)}
      {...(/^\d+$/.test(code.example ?? '') && { inputMode: 'numeric' })}
    />
  );
}

const autoComplete = { name: 'name', streetAddress: 'street-address', city: 'address-level2' } as const;

function AddressLine({ field, ...props }: AbroadProps & { field: FormField }) {
  const { form, part, written } = props;
  if (field === 'state') return <StateField {...props} />;
  if (field === 'zipCode') return <CodeField {...props} />;
  return (
    <Field
      label={field === 'name' ? 'Name' : written.labels[field]}
      {...form.bind(addressFieldName(part, field))}
      required
      maxLength={addressLineMaxLength}
      autoComplete={`${part} ${autoComplete[field]}`}
    />
  );
}

const isLong = (field: FormField): boolean => field === 'name' || field === 'streetAddress';

/** Short fields that follow each other stand side by side. */
function toRows(fields: readonly FormField[]): FormField[][] {
  const rows: FormField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last && !isLong(field) && !isLong(last[0]!)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** An address in another country, with the fields that it has there, in their order. */
export default function AbroadFields({ form, part }: PartProps) {
  const isOther = usesOtherCountry(form.typed, part);
  const country = form.typed[addressFieldName(part, isOther ? 'countryName' : 'country')] ?? '';
  const written = addressFormOf(country);
  return (
    <>
      {isOther && <OtherCountryField form={form} part={part} />}
      {toRows(written.fields).map((row) => (
        <div key={row.join()} className={formStyles.pair}>
          {row.map((field) => (
            <AddressLine key={field} {...{ form, part, country, written, field }} />
          ))}
        </div>
      ))}
    </>
  );
}
