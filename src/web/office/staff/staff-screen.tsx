import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Everybody } from '#contracts/staff.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Button } from '../ui/button/button.tsx';
import { officeCall } from '../ui/calls/office-call.ts';
import { Stack } from '../ui/columns/columns.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.tsx';
import { useMe } from '../ui/me/me.queries.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { StatusLamp } from '../ui/status/status-lamp.tsx';
import { When } from '../ui/when/when.tsx';
import { InviteDialog, RoleDialog } from './staff-dialog.tsx';
import { roleWords, staffQuery } from './staff.queries.ts';
import styles from './staff-screen.module.css';

type Colleague = Everybody['staff'][number];
type Invitation = Everybody['invitations'][number];
type Question = 'end' | 'factors' | 'sign-out';

type Open =
  | { readonly kind: 'invite' }
  | { readonly kind: 'role' | Question; readonly person: Colleague }
  | { readonly kind: 'withdraw'; readonly invitation: Invitation };

const questions: Readonly<Record<Question, { title: (name: string) => string; words: string; action: string }>> = {
  end: {
    title: (name) => `End the access of ${name}?`,
    words: 'They are signed out everywhere at once and can’t come back in. What they did stays in the audit.',
    action: 'End the access',
  },
  factors: {
    title: (name) => `Remove the second factors of ${name}?`,
    words: 'For somebody who lost phone and codes. They are signed out, and their password alone lets them in again.',
    action: 'Remove them',
  },
  'sign-out': {
    title: (name) => `Sign ${name} out everywhere?`,
    words: 'Every device asks for the password again.',
    action: 'Sign out',
  },
};

function ask(kind: Question, id: string): Promise<unknown> {
  const params = { id };
  if (kind === 'end') return officeCall('DELETE /api/admin/staff/:id', { params });
  if (kind === 'factors') return officeCall('DELETE /api/admin/staff/:id/factors', { params });
  return officeCall('POST /api/admin/users/:id/sign-out', { params });
}

function StaffDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  const queryClient = useQueryClient();
  const renewed = () => queryClient.invalidateQueries({ queryKey: staffQuery.queryKey });
  if (open.kind === 'invite') return <InviteDialog onClose={onClose} />;
  if (open.kind === 'role') return <RoleDialog person={open.person} onClose={onClose} />;
  if (open.kind === 'withdraw') {
    const params = { id: open.invitation.id };
    const withdraw = () => officeCall('DELETE /api/admin/staff/invitations/:id', { params }).then(renewed);
    return (
      <ConfirmDialog
        danger
        title={`Withdraw the invitation of ${open.invitation.email}?`}
        action="Withdraw it"
        onConfirm={withdraw}
        onClose={onClose}
      >
        <p>The link in their mailbox stops working.</p>
      </ConfirmDialog>
    );
  }
  const { kind, person } = open;
  const { title, words, action } = questions[kind];
  const confirm = () => ask(kind, `${person.id}`).then(renewed);
  return (
    <ConfirmDialog danger title={title(person.name)} action={action} onConfirm={confirm} onClose={onClose}>
      <p>{words}</p>
    </ConfirmDialog>
  );
}

function Person({ person, isMe, show }: { person: Colleague; isMe: boolean; show: (open: Open) => void }) {
  const { name, role, email, hasSecondFactor, lastLoginAt, devices } = person;
  return (
    <li className={styles.person}>
      <div className={styles.words}>
        <div className={styles.name}>
          {name}
          {isMe && ' (you)'}
        </div>
        <div className={styles.facts}>
          {roleWords[role].name}, {email}
          {lastLoginAt && (
            <>
              , signed in <When at={lastLoginAt} inSentence />
            </>
          )}
          {devices > 0 && `, on ${devices} ${devices === 1 ? 'device' : 'devices'}`}
        </div>
      </div>
      <StatusLamp colour={hasSecondFactor ? 'green' : 'amber'}>
        {hasSecondFactor ? 'Second factor' : 'Password only'}
      </StatusLamp>
      <div className={styles.tools} role="group" aria-label={name}>
        <Button onClick={() => show({ kind: 'role', person })}>Role…</Button>
        {hasSecondFactor && !isMe && <Button onClick={() => show({ kind: 'factors', person })}>Lost factor…</Button>}
        {devices > 0 && !isMe && <Button onClick={() => show({ kind: 'sign-out', person })}>Sign out…</Button>}
        <Button onClick={() => show({ kind: 'end', person })}>End access…</Button>
      </div>
    </li>
  );
}

/** Who works here, and who is asked to. */
export function StaffScreen() {
  const { data, error } = useQuery(staffQuery);
  const me = useMe();
  const [open, show] = useState<Open | null>(null);
  if (error) return <Notice alert heading={errorMessage(error)} />;
  if (!data) return <Spinner label="Loading..." />;
  const invite = (
    <Button variant="primary" onClick={() => show({ kind: 'invite' })}>
      Invite somebody
    </Button>
  );
  return (
    <div className={styles.screen}>
      <Stack>
        <Panel title="Who works here" tools={invite} flush>
          <ul className={styles.list}>
            {data.staff.map((person) => (
              <Person key={person.id} person={person} isMe={person.id === me?.userId} show={show} />
            ))}
          </ul>
        </Panel>
        {data.invitations.length > 0 && (
          <Panel title="Invited" flush>
            <ul className={styles.list}>
              {data.invitations.map((invitation) => (
                <li key={invitation.id} className={styles.person}>
                  <div className={styles.words}>
                    <div className={styles.name}>{invitation.email}</div>
                    <div className={styles.facts}>
                      {roleWords[invitation.role].name}, invited by {invitation.invitedBy}, until{' '}
                      <When at={invitation.expiresAt} />
                    </div>
                  </div>
                  <Button onClick={() => show({ kind: 'withdraw', invitation })}>Withdraw…</Button>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </Stack>
      {open && <StaffDialog open={open} onClose={() => show(null)} />}
    </div>
  );
}
