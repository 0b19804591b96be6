import { shop } from '#domain/shop/shop.ts';
import { paths } from '#domain/paths.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactInfo, SelfHelp } from './contact-info.tsx';
import type { ContactVariant } from './contact-variant.ts';
import { CommunityLinks } from './community-links.tsx';
import { classNames } from '../ui/class-names.ts';
import panel from '../ui/panel/panel.module.css';
import text from '../ui/text/text.module.css';

/** One screen at three addresses, whose heading and subject fit the address. */
export function ContactPage({ variant }: { variant: ContactVariant }) {
  return (
    <div className={classNames(text.wrap, 'contact')}>
      <header className="contact-head">
        <h1>{variant.heading}</h1>
        <p className={text.lead}>{variant.lead}</p>
        {variant.path === paths.community && <CommunityLinks />}
      </header>
      <div className="contact-main">
        <div className={classNames('contact-form', panel.panel)}>
          <ContactForm variant={variant} />
          <noscript>
            <p>
              The form needs JavaScript. Without it, please write to{' '}
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
