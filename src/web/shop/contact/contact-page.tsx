import { shop } from '#domain/shop/shop.ts';
import { paths } from '#domain/paths/paths.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactInfo } from './contact-info.tsx';
import type { ContactVariant } from '#content/contact-variant.ts';
import { CommunityBuilds } from './community-builds.tsx';
import { CommunityLinks } from './community-links.tsx';
import { SelfHelp } from './self-help.tsx';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel/panel.module.css';
import text from '../../ui/text/text.module.css';
import styles from './contact-page.module.css';

/** One screen at three addresses, whose heading and subject fit the address. */
export function ContactPage({ variant }: { variant: ContactVariant }) {
  const isCommunity = variant.path === paths.community;
  return (
    <div className={classNames(text.wrap, styles.contact)}>
      <header className={styles.head}>
        <h1>{variant.heading}</h1>
        <p className={text.lead}>{variant.lead}</p>
        {isCommunity && <CommunityLinks />}
      </header>
      {isCommunity && <CommunityBuilds />}
      <div className={styles.main}>
        <div className={classNames(styles.form, panel.panel)}>
          <ContactForm variant={variant} />
          <noscript>
            <p>
              This form needs JavaScript. You can also email{' '}
              <a href={`mailto:${shop.email.support}`}>{shop.email.support}</a>.
            </p>
          </noscript>
        </div>
        <SelfHelp />
      </div>
      <ContactInfo />
    </div>
  );
}
