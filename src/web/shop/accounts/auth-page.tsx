import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { User } from '#contracts/accounts.ts';
import { officeRoot } from '#domain/paths/office-paths.ts';
import { Wordmark } from '../../shell/wordmark.tsx';
import { paths } from '#domain/paths/paths.ts';
import { readAccountLink, readLinkToken } from '#domain/paths/link-token.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { authPath, useAuthView } from './auth-view.ts';
import { AuthSide } from './auth-side.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { useFragment } from './fragment.ts';
import { NewPassword } from './new-password.tsx';
import { pathAfterSignIn } from '../../session/return-path.ts';
import { SessionLoading } from '../../session/session-loading.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { userQuery } from '../../session/user.queries.ts';
import styles from './auth-page.module.css';

/** Few need them. */
const SecondStep = lazy(() => import('./second-factor-form.tsx'));
const AcceptInvitation = lazy(() => import('./accept-invitation.tsx'));

const tabs = [
  { id: 'sign-in', label: 'Sign In' },
  { id: 'sign-up', label: 'Sign Up' },
] as const;

function SignInOrUp() {
  const [view, show] = useAuthView();
  const [isHalfOpen, setHalfOpen] = useState(false);
  if (isHalfOpen) {
    return (
      <Suspense fallback={<Spinner label="Loading the second step..." />}>
        <SecondStep onBack={() => setHalfOpen(false)} />
      </Suspense>
    );
  }
  if (view === 'forgot-password') return <ForgotPassword onBack={() => show('sign-in')} />;
  return (
    <Tabs label="Your account" panelClassName={styles.tabPanel} tabs={tabs} selected={view} onSelect={show}>
      {view === 'sign-in' ? (
        <SignInForm onForgot={() => show('forgot-password')} onSecondStep={() => setHalfOpen(true)} />
      ) : (
        <SignUpForm />
      )}
    </Tabs>
  );
}

function MailedLink({ kind, token }: { kind: 'reset' | 'confirm'; token: string }) {
  const [, navigate] = useLocation();
  if (kind === 'confirm') return <ConfirmEmail token={token} />;
  return (
    <NewPassword
      token={token}
      onDone={() => navigate(paths.auth, { replace: true })}
      onAskAgain={() => navigate(authPath('forgot-password', ''), { replace: true })}
    />
  );
}

const isOfficePath = (place: string): boolean => new RegExp(`^${officeRoot}(?=$|[/?#])`).test(place);

/** Where someone who is signed in goes. Who works here goes to work; the office is no screen of the shop. */
function Onward({ user }: { user: User }) {
  const next = pathAfterSignIn(location.search, history.state);
  const place = user.isStaff && next === paths.dashboard ? officeRoot : next;
  const isOffice = isOfficePath(place);
  useEffect(() => {
    if (isOffice) location.replace(place);
  }, [isOffice, place]);
  return isOffice ? null : <Redirect to={place} replace />;
}

function AuthForms() {
  const { data: user, isPending } = useQuery(userQuery);
  const fragment = useFragment();
  const invitation = readLinkToken(fragment, 'invitation');
  const mailed = readAccountLink(fragment);
  if (invitation !== null) {
    return (
      <Suspense fallback={<Spinner label="Loading..." />}>
        <AcceptInvitation token={invitation} />
      </Suspense>
    );
  }
  if (mailed) return <MailedLink key={mailed.token} {...mailed} />;
  // Someone whose session cannot be asked for may still sign in.
  if (!isPending && !user) return <SignInOrUp />;
  return (
    <>
      <SessionLoading heading="Sign In" label="Looking for your session..." needs="Signing in" />
      {user && <Onward user={user} />}
    </>
  );
}

/** A screen of its own, without header and footer. On a phone the form comes first. */
export function AuthPage() {
  return (
    <div className={styles.auth}>
      <div className={styles.brand}>
        <Wordmark />
      </div>
      <div className={styles.forms}>
        <AuthForms />
      </div>
      <AuthSide />
    </div>
  );
}
