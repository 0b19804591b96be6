import { paths } from '#domain/paths/paths.ts';
import { signInPath } from '../../../session/return-path.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text/text.module.css';
import visibility from '../../../ui/visibility/visibility.module.css';
import { NewLinkForm } from '../page/new-link-form.tsx';
import styles from './track-order-page.module.css';

/** For whoever has lost the link to an order. Only the mailbox that it was ordered with gets it. */
export function TrackOrderPage() {
  return (
    <div className={classNames(text.wrap, styles.page)}>
      <h1 className={styles.title}>Track an order</h1>
      <p className={text.lead}>
        Have an account? <AppLink href={signInPath(paths.dashboard)}>Your orders</AppLink> are in your dashboard. Bought
        as a guest? We’ll email you a link to your order.
      </p>
      <div className={classNames(styles.form, visibility.needsScript)}>
        <NewLinkForm title="Find your order" submitText="Email Me the Link">
          <p>The number is in the subject of every email about your order.</p>
        </NewLinkForm>
      </div>
      <p className={visibility.scriptless}>
        This form needs JavaScript. Please switch it on for this site, or use the link in any email about your order.
      </p>
      <p className={classNames(text.meta, styles.note)}>
        The page behind the link shows how far your order has come and where the courier has it. Can’t find the number?{' '}
        <AppLink href={paths.contact}>Write to us</AppLink> and we’ll look.
      </p>
    </div>
  );
}
