import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ProductDetails } from '#contracts/product-details.ts';
import { productField, productFieldNames } from '#domain/catalogue/product-fields.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { FormError } from '../../../forms/form-error.tsx';
import { Button } from '../../ui/button/button.tsx';
import { officeCall } from '../../ui/calls/office-call.ts';
import { Stack } from '../../ui/columns/columns.tsx';
import { Panel } from '../../ui/panel/panel.tsx';
import { readPriceInput } from '../money-input.ts';
import { useProductSaved } from '../products.queries.ts';
import { DetailField } from './detail-field.tsx';
import { FormGrid } from './form-grid.tsx';
import { TextTab } from './text-tab.tsx';

/** What the form begins with: defaults, first choices, and nothing. */
const empty = Object.fromEntries(
  productFieldNames.map((name) => {
    const { initial = '', default: value = initial } = productField(name);
    return [name, value];
  }),
) as unknown as ProductDetails;

/** As much as a product needs to be there; pictures and the rest follow in the editor. */
export function NewProduct() {
  const saved = useProductSaved();
  const [, navigate] = useLocation();
  const [draft, setDraft] = useState(empty);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const set = (change: Partial<ProductDetails>) => setDraft((now) => ({ ...now, ...change }));
  const add = async () => {
    setBusy(true);
    setError(null);
    const { slug, ...details } = draft;
    const body = { ...details, price: readPriceInput(draft.price) ?? draft.price, ...(slug && { slug }) };
    try {
      const made = await officeCall('POST /api/admin/products', { body });
      await saved(made);
      navigate(officePaths.product(made.slug), { replace: true });
    } catch (failure) {
      setError(errorMessage(failure));
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Stack>
        <TextTab draft={draft} set={set} />
        <Panel title="Tax and address">
          <FormGrid>
            <DetailField field="hsnCode" draft={draft} set={set} />
            <DetailField field="countryOfOrigin" draft={draft} set={set} />
            <DetailField field="slug" hint="Empty: made of its name." draft={draft} set={set} />
          </FormGrid>
        </Panel>
        <FormError>{error}</FormError>
        <p>It begins as a draft: nobody sees it in the shop until you publish it.</p>
        <div>
          <Button type="submit" variant="primary" disabled={isBusy}>
            {isBusy ? 'Adding…' : 'Add product'}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
