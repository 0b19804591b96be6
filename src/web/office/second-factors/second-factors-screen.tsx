import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type AddedFactor, type OwnSecondFactors, officeSecondFactorEndpoints } from '#contracts/second-factors.ts';
import { idleMinutes } from '#domain/accounts/staff.ts';
import { errorMessage } from '../../api/error-message.ts';
import { toast } from '../../toast/toast-store.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Stack } from '../ui/columns/columns.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { useMay } from '../ui/me/me.queries.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { AddAppDialog } from './add-app-dialog.tsx';
import { RequiredPanel } from './required-panel.tsx';
import { renewSecondFactors, secondFactorsQuery, addPasskey, isPasskeyDeclined } from './second-factors.queries.ts';
import styles from './second-factors-screen.module.css';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { fingerprint, lock } from '../../ui/icon/icon-shapes.ts';
import { When } from '../ui/when/when.tsx';
import { factorNameMaxLength } from '#domain/accounts/second-factor.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { validateWith } from '../../forms/validation.ts';
import { Field } from '../../ui/field/field.tsx';

interface AddPasskeyDialogProps {
  readonly onAdded: (added: AddedFactor) => void;
  readonly onClose: () => void;
}

const body = officeSecondFactorEndpoints['POST /api/admin/safety/passkeys/confirm'].body.pick({ name: true });

const failureText = (error: Error): string =>
  isPasskeyDeclined(error) ? 'No passkey was made. Try again when you’re ready.' : errorMessage(error);

/** A name first; then the browser asks for the finger, the face or the key. */
function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const add = useMutation({ mutationFn: (name: string) => addPasskey(name), onSuccess: onAdded });
  const { formProps, field } = useForm({
    validate: (typed) => validateWith(body, typed),
    submit: ({ name }) => add.mutate(name),
  });
  return (
    <Dialog title="Add a passkey" busy={add.isPending} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p>Your browser will ask for your finger, your face, your PIN or a key that you plug in.</p>
        <FormError>{add.error && failureText(add.error)}</FormError>
        <Field
          label="Name"
          {...field('name')}
          required
          maxLength={factorNameMaxLength}
          hint="The device it lives on: My laptop, Blue key."
        />
        <DialogActions>
          <Button pending={add.isPending} onClick={onClose}>
            Not now
          </Button>
          <Button variant="primary" type="submit" pending={add.isPending}>
            {add.isPending ? 'Waiting for it…' : 'Add the passkey'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Factor = OwnSecondFactors['factors'][number];

const kindNames = { totp: 'App with codes', passkey: 'Passkey' } as const;

interface FactorListProps {
  readonly factors: readonly Factor[];
  readonly onRemove: (factor: Factor) => void;
}

const FactorList = ({ factors, onRemove }: FactorListProps) => (
  <ul className={styles.list}>
    {factors.map((factor) => (
      <li key={factor.id} className={styles.factor}>
        <Icon shape={factor.kind === 'passkey' ? fingerprint : lock} />
        <div className={styles.words}>
          <div className={styles.name}>{factor.name}</div>
          <div className={styles.facts}>
            {kindNames[factor.kind]}, added <When at={factor.addedAt} dateOnly />
            {factor.usedAt ? (
              <>
                , used <When at={factor.usedAt} inSentence />
              </>
            ) : (
              ', not used yet'
            )}
          </div>
        </div>
        <Button aria-label={`Remove ${factor.name}`} onClick={() => onRemove(factor)}>
          Remove…
        </Button>
      </li>
    ))}
  </ul>
);

/** Shown once, and Esc does not close it: whoever has not kept them has none. */
function RecoveryCodesDialog({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <Dialog alert title="Keep your recovery codes" onClose={() => {}}>
      <p>
        Without your app or passkey, one of these lets you in. Each works once. Print them, or put them where you keep
        passwords: we show them only now.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={() => void copy().catch(() => {})}>{isCopied ? 'Copied' : 'Copy all'}</Button>
        <Button variant="primary" onClick={onKept}>
          I have kept them
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Open =
  | { readonly kind: 'app' | 'passkey' | 'new-codes' }
  | { readonly kind: 'remove'; readonly factor: Factor }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | null;

function RecoveryPanel({ safety, onRenew }: { safety: OwnSecondFactors; onRenew: () => void }) {
  return (
    <Panel title="Recovery codes" tools={<Button onClick={onRenew}>Make new codes…</Button>}>
      <p>
        {safety.recoveryCodesLeft} of 10 are left. One lets you in when your app or passkey is lost, and is used up by
        that.
      </p>
    </Panel>
  );
}

function SecondFactorsDialog({ open, show }: { open: NonNullable<Open>; show: (next: Open) => void }) {
  const queryClient = useQueryClient();
  const close = () => show(null);
  const added = ({ recoveryCodes }: AddedFactor) => {
    void renewSecondFactors(queryClient);
    toast({ title: 'Second factor added', description: 'You’ll be asked for it when you sign in.' });
    show(recoveryCodes.length > 0 ? { kind: 'codes', codes: recoveryCodes } : null);
  };
  if (open.kind === 'app') return <AddAppDialog onAdded={added} onClose={close} />;
  if (open.kind === 'passkey') return <AddPasskeyDialog onAdded={added} onClose={close} />;
  if (open.kind === 'codes') return <RecoveryCodesDialog codes={open.codes} onKept={close} />;
  if (open.kind === 'remove') {
    const params = { id: open.factor.id };
    const remove = async () => {
      await officeCall('DELETE /api/admin/safety/factors/:id', { params });
      await renewSecondFactors(queryClient);
    };
    return (
      <ConfirmDialog danger title={`Remove ${open.factor.name}?`} action="Remove it" onConfirm={remove} onClose={close}>
        <p>It can no longer be used to sign in. If it was your last one, your recovery codes go with it.</p>
      </ConfirmDialog>
    );
  }
  const renew = async () => {
    const { recoveryCodes } = await officeCall('POST /api/admin/safety/recovery-codes');
    await renewSecondFactors(queryClient);
    // After the question has closed itself.
    queueMicrotask(() => show({ kind: 'codes', codes: recoveryCodes }));
  };
  return (
    <ConfirmDialog title="Make new recovery codes?" action="Make new codes" onConfirm={renew} onClose={close}>
      <p>The ones you have stop working.</p>
    </ConfirmDialog>
  );
}

/** What guards my own account. */
export function SecondFactorsScreen() {
  const { data: safety, error } = useQuery(secondFactorsQuery);
  const [open, show] = useState<Open>(null);
  const may = useMay();
  if (error) return <Notice alert heading={errorMessage(error)} />;
  if (!safety) return <Spinner label="Loading..." />;
  const hasFactor = safety.factors.length > 0;
  const add = (
    <>
      <Button onClick={() => show({ kind: 'app' })}>Add an app</Button>
      {safety.passkeysPossible && (
        <Button {...(!hasFactor && { variant: 'primary' })} onClick={() => show({ kind: 'passkey' })}>
          Add a passkey
        </Button>
      )}
    </>
  );
  return (
    <div className={styles.screen}>
      <Stack>
        <Panel title="Second factor" tools={add} flush={hasFactor}>
          {hasFactor ? (
            <FactorList factors={safety.factors} onRemove={(factor) => show({ kind: 'remove', factor })} />
          ) : (
            <p>
              Your password alone opens the office. Add a passkey or an app that makes codes, and a password that
              somebody found opens nothing.
            </p>
          )}
        </Panel>
        {hasFactor && <RecoveryPanel safety={safety} onRenew={() => show({ kind: 'new-codes' })} />}
        {may('staff') && <RequiredPanel safety={safety} />}
        <p className={styles.note}>
          If nobody touches the office for {idleMinutes} minutes, you’re signed out. What you’ve typed stays on the
          screen.
        </p>
      </Stack>
      {open && <SecondFactorsDialog open={open} show={show} />}
    </div>
  );
}
