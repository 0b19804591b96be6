import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnSecondFactors } from '#contracts/second-factors.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Panel } from '../ui/panel/panel.tsx';
import { secondFactorsQuery } from './second-factors.queries.ts';

/** For the owner: whether a password is enough for anybody here. */
export function RequiredPanel({ safety }: { safety: OwnSecondFactors }) {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (required: boolean) => officeCall('PATCH /api/admin/safety', { body: { required } }),
    onSuccess: (next) => queryClient.setQueryData(secondFactorsQuery.queryKey, next),
  });
  const failure = hasCode(change.error, 'password-needed') ? null : change.error;
  return (
    <Panel title="For everyone">
      <Switch
        label="Second factor for everyone"
        checked={safety.required}
        disabled={change.isPending}
        onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
      />
      <p>Whoever works here and has none sets one up before anything else.</p>
      <FormError>{failure && errorMessage(failure)}</FormError>
    </Panel>
  );
}
