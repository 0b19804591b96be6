import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountBusiness } from '#contracts/business.ts';
import { companyNameMaxLength } from '#domain/business/business.ts';
import { registeredState } from '#domain/business/gstin.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { errorMessage } from '../../api/error-message.ts';
import { GstinField } from '../../components/business/gstin-field.tsx';
import { FormError } from '../../forms/form-error.tsx';
import formStyles from '../../forms/form.module.css';
import { useForm } from '../../forms/use-form.ts';
import { validateWith } from '../../forms/validation.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import panel from '../../ui/panel/panel.module.css';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { businessQuery, useRemoveBusiness, useSaveBusiness } from './business.queries.ts';
import { Definition, DefinitionList } from './definition-list.tsx';

function BusinessDialog({ business, onClose }: { business: AccountBusiness | null; onClose: () => void }) {
  const save = useSaveBusiness();
  const [gstin, setGstin] = useState(business?.gstin ?? '');
  const { formProps, field } = useForm({
    rules: () => import('#contracts/business.ts'),
    validate: (typed, { businessDetails }) => validateWith(businessDetails, typed),
    submit: (values) => save.mutate(values, { onSuccess: onClose }),
  });
  return (
    <Dialog title="Business Details" busy={save.isPending} onClose={onClose}>
      <form className={formStyles.form} {...formProps}>
        <Field
          label="Company name"
          {...field('companyName')}
          defaultValue={business?.companyName ?? ''}
          required
          autoComplete="organization"
          maxLength={companyNameMaxLength}
        />
        <GstinField {...field('gstin')} value={gstin} onChange={({ target }) => setGstin(target.value)} />
        <FormError>{save.error ? errorMessage(save.error) : null}</FormError>
        <DialogActions>
          <Button pending={save.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Details'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Details({ business: { companyName, gstin, checkedAt } }: { business: AccountBusiness }) {
  const state = registeredState(gstin);
  return (
    <DefinitionList>
      <Definition name="Company">{companyName}</Definition>
      <Definition name="GSTIN">{gstin ?? 'Not set'}</Definition>
      {state && <Definition name="Registered In">{state.name}</Definition>}
      {gstin && (
        <Definition name="Form Checked">
          <time dateTime={checkedAt}>{formatDeviceTime(checkedAt, 'day')}</time>
        </Definition>
      )}
    </DefinitionList>
  );
}

function BusinessBody({ business }: { business: AccountBusiness | null }) {
  const [editing, setEditing] = useState(false);
  const remove = useRemoveBusiness();
  return (
    <>
      {business ? (
        <Details business={business} />
      ) : (
        <p>
          Buying for a company, school or institute? Add its name and GSTIN, and your next checkout starts with them.
        </p>
      )}
      <div className={panel.actions}>
        <Button onClick={() => setEditing(true)}>{business ? 'Edit Business Details' : 'Add Business Details'}</Button>
        {business && (
          <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
            Remove
          </Button>
        )}
      </div>
      {editing && <BusinessDialog business={business} onClose={() => setEditing(false)} />}
    </>
  );
}

/** The business that somebody buys for. */
export function BusinessPanel() {
  const { data, isError, refetch } = useQuery(businessQuery);
  return (
    <section className={panel.panel} aria-labelledby="business-title">
      <h2 className={panel.title} id="business-title">
        Business Details
      </h2>
      {isError && (
        <LoadFailed onRetry={() => void refetch()}>Failed to load your business details. Please try again.</LoadFailed>
      )}
      {!data && !isError && <Spinner label="Loading your business details..." />}
      {data && <BusinessBody business={data.business} />}
    </section>
  );
}
