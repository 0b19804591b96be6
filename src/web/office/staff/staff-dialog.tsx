import { useMutation, useQueryClient } from '@tanstack/react-query';
import { staffEndpoints, invitedRole, type Everybody } from '#contracts/staff.ts';
import { invitationHours, type StaffRole, staffRoles } from '#domain/accounts/staff.ts';
import { errorMessage, hasCode } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { validateWith } from '../../forms/validation.ts';
import { toast } from '../../toast/toast-store.ts';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { staffQuery, roleWords } from './staff.queries.ts';
import styles from './staff-dialog.module.css';

/** The roles with what each may do, as a field called 'role'. */
const RoleChoice = ({ chosen }: { chosen: StaffRole }) => (
  <fieldset className={styles.roles}>
    <legend className={styles.legend}>Role</legend>
    {staffRoles.map((role) => (
      <label key={role} className={styles.role}>
        <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
        <span>
          <span className={styles.name}>{roleWords[role].name}</span>
          <span className={styles.may}>{roleWords[role].may}</span>
        </span>
      </label>
    ))}
  </fieldset>
);

type Colleague = Everybody['staff'][number];

/** A change of who works here: the list is asked for again, and the dialog closes. */
function useStaffChange<Given>(change: (given: Given) => Promise<unknown>, done: string, onClose: () => void) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: staffQuery.queryKey });
      toast({ title: done });
      onClose();
    },
  });
  const failure = mutation.error && !hasCode(mutation.error, 'password-needed') ? errorMessage(mutation.error) : null;
  return { ...mutation, failure };
}

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useStaffChange(
    (body: { email: string; role: StaffRole }) => officeCall('POST /api/admin/staff/invitations', { body }),
    'Invitation on its way',
    onClose,
  );
  const { formProps, field } = useForm({
    validate: (typed) => validateWith(invitedRole, typed),
    submit: (given) => invite.mutate(given),
  });
  return (
    <Dialog title="Invite somebody" busy={invite.isPending} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p>They get a link that works for {invitationHours} hours, and choose their own password.</p>
        <FormError>{invite.failure}</FormError>
        <Field label="Email" {...field('email')} required type="email" autoComplete="off" maxLength={254} />
        <RoleChoice chosen="clerk" />
        <DialogActions>
          <Button pending={invite.isPending} onClick={onClose}>
            Not now
          </Button>
          <Button variant="primary" type="submit" pending={invite.isPending}>
            Send the invitation
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const { body: roleBody } = staffEndpoints['PATCH /api/admin/staff/:id'];

export function RoleDialog({ person, onClose }: { person: Colleague; onClose: () => void }) {
  const params = { id: `${person.id}` };
  const change = useStaffChange(
    (body: { role: StaffRole }) => officeCall('PATCH /api/admin/staff/:id', { params, body }),
    'Role changed',
    onClose,
  );
  const { formProps } = useForm({
    validate: (typed) => validateWith(roleBody, typed),
    submit: (given) => change.mutate(given),
  });
  return (
    <Dialog title={`What ${person.name} may do`} busy={change.isPending} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <FormError>{change.failure}</FormError>
        <RoleChoice chosen={person.role} />
        <DialogActions>
          <Button pending={change.isPending} onClick={onClose}>
            Leave it
          </Button>
          <Button variant="primary" type="submit" pending={change.isPending}>
            Change the role
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
