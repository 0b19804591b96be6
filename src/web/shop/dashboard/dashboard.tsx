import { useIsMutating } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import type { User, WholeAccountChange } from '#contracts/accounts.ts';
import { displayName } from '#domain/accounts/display-name.ts';
import { officeRoot } from '#domain/paths/office-paths.ts';
import { board, box, heart, person, pin, sliders } from '../../ui/icon/icon-shapes.ts';
import { logoutKey, useLogout } from '../../session/user.queries.ts';
import { paths } from '#domain/paths/paths.ts';
import { formatDeviceTime } from '#domain/time.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { AddressesPanel } from '../addresses/addresses-panel.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { BusinessPanel } from './business-panel.tsx';
import { OrdersPanel } from './orders/orders-panel.tsx';
import { QuotesPanel } from './quotes/quotes-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import text from '../../ui/text/text.module.css';
import styles from './dashboard.module.css';
import { avatarSvg } from '#drawings/avatar.ts';
import { useState } from 'react';
import { useCancelEmailChange, useChangeAccount } from './account.mutations.ts';
import { Definition, DefinitionList } from './definition-list.tsx';
import panel from '../../ui/panel/panel.module.css';
import { personNameMaxLength, usernameLength } from '#domain/accounts/account.ts';
import { takenFieldErrors } from '../accounts/taken-field-errors.ts';
import { errorMessage } from '../../api/error-message.ts';
import { validateWith } from '../../forms/validation.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import formStyles from '../../forms/form.module.css';

/** Only a mail address that differs is sent, since each change of it must be confirmed by mail. */
function changesOf(user: User, { email, ...rest }: WholeAccountChange) {
  return email.toLowerCase() === user.email.toLowerCase() ? rest : { ...rest, email };
}

function AccountDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const change = useChangeAccount();
  const { formProps, field, refuse } = useForm({
    rules: () => import('#contracts/accounts.ts'),
    validate: (typed, { wholeAccountChange }) => validateWith(wholeAccountChange, typed),
    submit: (values) =>
      change.mutate(changesOf(user, values), {
        onSuccess: onClose,
        onError: (error) => refuse(takenFieldErrors(error)),
      }),
  });
  const isTaken = Object.keys(takenFieldErrors(change.error)).length > 0;
  return (
    <Dialog title="Edit Account Information" busy={change.isPending} onClose={onClose}>
      <form className={formStyles.form} {...formProps}>
        <div className={formStyles.pair}>
          <Field
            label="First Name"
            {...field('firstName')}
            defaultValue={user.firstName ?? ''}
            autoComplete="given-name"
            maxLength={personNameMaxLength}
          />
          <Field
            label="Last Name"
            {...field('lastName')}
            defaultValue={user.lastName ?? ''}
            autoComplete="family-name"
            maxLength={personNameMaxLength}
          />
        </div>
        <Field
          label="Username"
          {...field('username')}
          defaultValue={user.username}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={usernameLength.max}
        />
        <Field
          label="Email"
          {...field('email')}
          defaultValue={user.email}
          required
          type="email"
          autoComplete="email"
          maxLength={254}
          hint="Confirm from both your old and your new email address."
        />
        <FormError>{change.error && !isTaken ? errorMessage(change.error) : null}</FormError>
        <DialogActions>
          <Button pending={change.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" pending={change.isPending}>
            {change.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function PendingEmail({ email, pendingEmail }: { email: string; pendingEmail: string }) {
  const keep = useCancelEmailChange();
  return (
    <div className={styles.pendingEmail}>
      <p>
        <b>{pendingEmail}</b> becomes your email address once you confirm from the links we sent there and to {email}.
      </p>
      <Button small pending={keep.isPending} onClick={() => keep.mutate()}>
        Keep {email}
      </Button>
    </div>
  );
}

function AccountPanel({ user }: { user: User }) {
  const [editing, setEditing] = useState(false);
  return (
    <section className={panel.panel} aria-labelledby="account-title">
      <h2 className={panel.title} id="account-title">
        Account Information
      </h2>
      <DefinitionList>
        <Definition name="First Name">{user.firstName ?? 'Not set'}</Definition>
        <Definition name="Last Name">{user.lastName ?? 'Not set'}</Definition>
        <Definition name="Username">{user.username}</Definition>
        <Definition name="Email">{user.email}</Definition>
        <Definition name="Member Since">
          <time dateTime={user.createdAt}>{formatDeviceTime(user.createdAt, 'day')}</time>
        </Definition>
      </DefinitionList>
      {user.pendingEmail && <PendingEmail email={user.email} pendingEmail={user.pendingEmail} />}
      <Button onClick={() => setEditing(true)}>Edit Account Information</Button>
      {editing && <AccountDialog user={user} onClose={() => setEditing(false)} />}
    </section>
  );
}

export const dashboardTabs = ['orders', 'addresses', 'account', 'settings'] as const;
type DashboardTab = (typeof dashboardTabs)[number];

/** The tab that the address names; whatever is not known means the orders. */
export function readDashboardTab(search: string): DashboardTab {
  const wanted = new URLSearchParams(search).get('tab');
  return dashboardTabs.find((tab) => tab === wanted) ?? 'orders';
}

export const dashboardPath = (tab: DashboardTab): string =>
  tab === 'orders' ? paths.dashboard : `${paths.dashboard}?tab=${tab}`;

/** Everyone is a knob, drawn from the name. */
function Avatar({ user }: { user: User }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
  return <div className={styles.avatar} aria-hidden="true" dangerouslySetInnerHTML={{ __html: avatarSvg(name) }} />;
}

const labelled = (shape: string, words: string) => (
  <>
    <Icon className={styles.tabIcon} shape={shape} />
    {words}
  </>
);

const tabs = [
  { id: 'orders', label: labelled(box, 'Orders') },
  { id: 'addresses', label: labelled(pin, 'Addresses') },
  { id: 'account', label: labelled(person, 'Account') },
  { id: 'settings', label: labelled(sliders, 'Settings') },
] as const;

function DashboardHead({ user }: { user: User }) {
  const logout = useLogout();
  // Also when the header's menu began it.
  const isLoggingOut = useIsMutating({ mutationKey: logoutKey }) > 0;
  return (
    <div className={styles.head}>
      <Avatar user={user} />
      <div className={styles.words}>
        <h1>Welcome back, {displayName(user)}!</h1>
        <p className={text.meta}>Building since {formatDeviceTime(user.createdAt, 'month')}</p>
      </div>
      {user.isStaff && (
        <a href={officeRoot} className={buttonClass()}>
          Back office
        </a>
      )}
      <AppLink href={paths.bench()} className={buttonClass()}>
        <Icon shape={board} />
        Bench
      </AppLink>
      <AppLink href={paths.wishList} className={buttonClass()}>
        <Icon shape={heart} />
        Wish list
      </AppLink>
      <Button pending={isLoggingOut} onClick={() => logout.mutate()}>
        {isLoggingOut ? 'Logging out...' : 'Logout'}
      </Button>
    </div>
  );
}

function Panel({ tab, user }: { tab: DashboardTab; user: User }) {
  switch (tab) {
    case 'orders':
      return (
        <div className={styles.orders}>
          <OrdersPanel />
          <QuotesPanel />
        </div>
      );
    case 'addresses':
      return <AddressesPanel />;
    case 'account':
      return (
        <div className={styles.account}>
          <AccountPanel user={user} />
          <BusinessPanel />
        </div>
      );
    case 'settings':
      return <SettingsPanel user={user} />;
  }
}

export function Dashboard({ user }: { user: User }) {
  const tab = readDashboardTab(useSearch());
  const [, navigate] = useLocation();
  return (
    <>
      <DashboardHead user={user} />
      <Tabs
        label="Your dashboard"
        panelClassName={styles.tabPanel}
        tabs={tabs}
        selected={tab}
        onSelect={(id) => navigate(dashboardPath(id), { replace: true })}
      >
        <Panel tab={tab} user={user} />
      </Tabs>
    </>
  );
}
