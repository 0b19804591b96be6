import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { OfficeDiscount } from '#contracts/discounts.ts';
import { officePaths } from '#domain/paths/office-paths.ts';
import { ApiError } from '../../../api/client.ts';
import { errorMessage, hasCode } from '../../../api/error-message.ts';
import { toast } from '../../../toast/toast-store.ts';
import { officeCall } from '../../ui/calls/office-call.ts';
import { useUnsavedChanges } from '../../ui/save-bar/unsaved-changes.ts';
import { changesOf, checkDraft, draftOf, emptyDraft, typedOf, type DiscountDraft } from '../discount-draft.ts';
import { discountQuery, discountsKey } from '../discount.queries.ts';

const wrongSentence = 'Please put right what is marked first.';

const startOf = (discount: OfficeDiscount | null): DiscountDraft => (discount ? draftOf(discount.fields) : emptyDraft);

const send = (discount: OfficeDiscount | null, draft: DiscountDraft): Promise<OfficeDiscount> => {
  const fields = typedOf(draft);
  if (discount === null) return officeCall('POST /api/admin/discounts', { body: fields });
  const { id, version } = discount;
  return officeCall('PATCH /api/admin/discounts/:id', { params: { id }, body: { version, fields } });
};

/** What is typed against what is saved, until it is saved or given up. Null: a new one. */
export function useDiscountEditing(discount: OfficeDiscount | null) {
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  const [base, setBase] = useState(discount);
  const [draft, setDraft] = useState(() => startOf(discount));
  const [isSaving, setSaving] = useState(false);
  const [wasSent, setSent] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** As somebody else has saved it meanwhile. */
  const [theirs, setTheirs] = useState<OfficeDiscount | null>(null);
  const checked = checkDraft(draft);
  const changes = changesOf(startOf(base), draft);

  const start = (fresh: OfficeDiscount, typed: DiscountDraft = draftOf(fresh.fields)) => {
    setBase(fresh);
    setDraft(typed);
    setTheirs(null);
    setSent(false);
    queryClient.setQueryData(discountQuery(fresh.id).queryKey, fresh);
  };
  const save = async (edited: DiscountDraft = draft, from: OfficeDiscount | null = base) => {
    setError(null);
    setSent(true);
    setSaving(true);
    try {
      if (checkDraft(edited).fields === null) throw new ApiError(400, wrongSentence, 'input-invalid');
      const saved = await send(from, edited);
      start(saved);
      void queryClient.invalidateQueries({ queryKey: [...discountsKey, 'list'] });
      toast({ title: `${saved.code ?? saved.name} is saved` });
      if (from === null) navigate(officePaths.discount(saved.id), { replace: true });
    } catch (failure) {
      if (from && hasCode(failure, 'changed-meanwhile')) {
        setTheirs(await officeCall('GET /api/admin/discounts/:id', { params: { id: from.id } }));
      } else if (!hasCode(failure, 'password-needed')) setError(errorMessage(failure));
      throw failure;
    } finally {
      setSaving(false);
    }
  };
  const discard = () => {
    setDraft(startOf(base));
    setError(null);
    setSent(false);
  };
  const names = changes.join('\n');
  // The router asks what is unsaved; it is another value only when something else is.
  const unsaved = useMemo(
    () => (names === '' ? null : { thing: 'the discount', changes: names.split('\n'), save: () => save(draft, base) }),
    // oxlint-disable-next-line react/exhaustive-deps
    [names, base, draft],
  );
  useUnsavedChanges(unsaved);
  const set = (change: Partial<DiscountDraft>) => setDraft((now) => ({ ...now, ...change }));
  return {
    base,
    draft,
    changes,
    checked,
    isSaving,
    error,
    theirs,
    set,
    save,
    start,
    discard,
    problems: wasSent ? checked.problems : {},
    keepEditing: () => setTheirs(null),
  };
}

export type DiscountEditing = ReturnType<typeof useDiscountEditing>;
