import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { User, EmailConfirmation } from '#contracts/accounts.ts';
import { officeRoot } from '#domain/paths/office-paths.ts';
import { Wordmark } from '../../shell/wordmark.tsx';
import { paths } from '#domain/paths/paths.ts';
import { readAccountLink, readLinkToken } from '#domain/paths/link-token.ts';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { authPath, useAuthView } from './auth-view.ts';
import { useFragment } from '../../shell/fragment.ts';
import { NewPassword } from './new-password.tsx';
import { pathAfterSignIn } from '../../session/return-path.ts';
import { SessionLoading } from '../../session/session-loading.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { userQuery } from '../../session/user.queries.ts';
import styles from './auth-page.module.css';
import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { book, box, pin, toolbox } from '../../ui/icon/icon-shapes.ts';
import { classNames } from '../../ui/class-names.ts';
import textStyles from '../../ui/text/text.module.css';
import { call, ApiError } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { FormError } from '../../forms/form-error.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import formStyles from '../../forms/form.module.css';
import { AuthTitle } from './auth-title.tsx';
import { resetLinkHours, personNameMaxLength, usernameLength } from '#domain/accounts/account.ts';
import { validateWith } from '../../forms/validation.ts';
import { useForm } from '../../forms/use-form.ts';
import { Field } from '../../ui/field/field.tsx';
import { validateSignUp } from './sign-up-validation.ts';
import { registrationFailure, useRegister } from './sign-in.mutations.ts';
import { takenFieldErrors } from './taken-field-errors.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** What is wrong with one field stands there. */
function failureText(error: Error | null): string | null {
  if (!error || Object.keys(takenFieldErrors(error)).length > 0) return null;
  return error instanceof ApiError ? registrationFailure(error) : errorMessage(error);
}

function SignUpForm() {
  const register = useRegister();
  const { formProps, field, refuse } = useForm({
    rules: () => import('#contracts/accounts.ts'),
    validate: validateSignUp,
    submit: (values) => register.mutate(values, { onError: (error) => refuse(takenFieldErrors(error)) }),
  });
  return (
    <form className={formStyles.form} {...formProps}>
      <AuthTitle>Create your account</AuthTitle>
      <FormError>{failureText(register.error)}</FormError>
      <div className={formStyles.pair}>
        <Field label="First Name" {...field('firstName')} autoComplete="given-name" maxLength={personNameMaxLength} />
        <Field label="Last Name" {...field('lastName')} autoComplete="family-name" maxLength={personNameMaxLength} />
      </div>
      <Field
        label="Username"
        {...field('username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={usernameLength.max}
      />
      <Field label="Email" {...field('email')} required type="email" autoComplete="email" maxLength={254} />
      <NewPasswordFields field={field} />
      <Button type="submit" variant="primary" wide pending={register.isPending}>
        {register.isPending ? 'Creating Account...' : 'Create Account'}
      </Button>
    </form>
  );
}

const linkTime = resetLinkHours === 1 ? 'an hour' : `${resetLinkHours} hours`;

/** Asks for the mailed link. The answer never tells whether there is an account. */
function ForgotPassword({ onBack }: { onBack: () => void }) {
  const ask = useMutation({
    mutationFn: (body: { email: string }) => call('POST /api/password-reset', { body }),
  });
  const { formProps, field } = useForm({
    rules: () => import('#contracts/accounts.ts'),
    validate: (typed, { resetRequest }) => validateWith(resetRequest, typed),
    submit: (values) => ask.mutate(values),
  });
  return (
    <form className={formStyles.form} {...formProps}>
      <AuthTitle>Forgot your password?</AuthTitle>
      <p>Enter the email address of your account and we’ll send you a link to set a new password.</p>
      <Field label="Email" {...field('email')} required type="email" autoComplete="email" maxLength={254} />
      <div role="status" className={formStyles.done}>
        {ask.isSuccess &&
          `If there’s an account with that email, a link is on its way. It works once, for ${linkTime}.`}
      </div>
      <FormError>{ask.error && errorMessage(ask.error)}</FormError>
      <Button type="submit" variant="primary" wide pending={ask.isPending}>
        {ask.isPending ? 'Sending Link...' : 'Send Link'}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back to Sign In
      </Button>
    </form>
  );
}

const sentences: Readonly<Record<EmailConfirmation['outcome'], (email: string) => string>> = {
  confirmed: (email) => `Thank you. ${email} is confirmed.`,
  waiting: (email) => `Thank you. Now confirm from our other email too, and ${email} becomes your address.`,
  changed: (email) => `Thank you. Your account now uses ${email}.`,
};

/** Where the mailed link leads. It waits for a person's hand: some mail programs open every link by themselves. */
function ConfirmEmail({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => call('POST /api/email-confirmation', { body: { token } }),
    // Orders that were made as a guest may have become the account's.
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return (
    <div className={formStyles.form}>
      <AuthTitle>Confirm your email address</AuthTitle>
      <div role="status" className={formStyles.done}>
        {confirm.data && sentences[confirm.data.outcome](confirm.data.email)}
      </div>
      <FormError>{confirm.error && errorMessage(confirm.error)}</FormError>
      {confirm.data ? (
        <AppLink href={paths.dashboard} className={buttonClass({ variant: 'primary', wide: true })}>
          Go to Dashboard
        </AppLink>
      ) : (
        <Button variant="primary" wide pending={confirm.isPending} onClick={() => confirm.mutate()}>
          {confirm.isPending ? 'Confirming...' : 'Confirm Address'}
        </Button>
      )}
    </div>
  );
}

const benefits = [
  { icon: toolbox, title: 'Premium kits', text: 'Every part in the box, from boosters to analogue delays.' },
  { icon: book, title: 'Expert guides', text: 'Numbered steps, and a voltage to check before you move on.' },
  { icon: box, title: 'Order tracking', text: 'From our bench to your door, with a lamp for each stop.' },
  { icon: pin, title: 'Saved addresses', text: 'Type where you live once, and check out in a minute.' },
] as const;

/** Cut to the box itself: the picture's own frame leaves room for a badge. */
const pedal = `${drawingUrl('pedal/fuzz-box')}#svgView(viewBox(-13,-9,92.2,141.2))`;

function AuthSide() {
  return (
    <section className={classNames(styles.side, textStyles.mat)} aria-labelledby="auth-side-title">
      <h2 id="auth-side-title">Everything from your bench, in one place</h2>
      <ul>
        {benefits.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon shape={icon} />
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <img src={pedal} alt="" width={640} height={980} />
    </section>
  );
}

/** Few need them. */
const SecondFactorForm = lazy(() => import('./second-factor-form.tsx'));
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
        <SecondFactorForm onBack={() => setHalfOpen(false)} />
      </Suspense>
    );
  }
  if (view === 'forgot-password') return <ForgotPassword onBack={() => show('sign-in')} />;
  return (
    <Tabs label="Your account" panelClassName={styles.tabPanel} tabs={tabs} selected={view} onSelect={show}>
      {view === 'sign-in' ? (
        <SignInForm onForgot={() => show('forgot-password')} onSecondFactor={() => setHalfOpen(true)} />
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
