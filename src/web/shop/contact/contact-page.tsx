import { shop } from '#domain/shop/shop.ts';
import { paths } from '#domain/paths/paths.ts';
import { ContactForm } from './contact-form.tsx';
import type { ContactVariant } from '#content/contact-variant.ts';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel/panel.module.css';
import text from '../../ui/text/text.module.css';
import styles from './contact-page.module.css';
import { book, discord, github, knob, lifebelt, youtube, letter, pin, telephone } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import { AppLink } from '../../shell/app-link.tsx';
import type { ReactNode } from 'react';
import { dialNumber, postalAddress } from '#domain/shop/shop-details.ts';
import { useSite } from '../../shell/site.tsx';
import { SupportHours } from './support-hours.tsx';

const dialLink = (phone: string): string => `tel:${dialNumber(phone)}`;

function ContactMethod({ shape, name, children }: { shape: string; name: string; children: ReactNode }) {
  return (
    <div className={styles.method}>
      <dt>
        <Icon shape={shape} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Details() {
  const { settings } = useSite();
  return (
    <section>
      <h2>Contact details</h2>
      <dl className={styles.methods}>
        <ContactMethod shape={letter} name="Email">
          <a href={`mailto:${shop.email.support}`}>{shop.email.support}</a>
        </ContactMethod>
        <ContactMethod shape={telephone} name="Phone">
          <a href={dialLink(settings.phone)}>{settings.phone}</a>
        </ContactMethod>
        <ContactMethod shape={pin} name="Address">
          {settings.legalName}
          <br />
          {postalAddress(settings)}
        </ContactMethod>
      </dl>
    </section>
  );
}

function Grievances() {
  const { grievanceName: name, grievanceEmail: email, grievancePhone: phone } = useSite().settings;
  const { answersWithinHours, settlesWithinMonths } = shop.grievanceOfficer;
  return (
    <section>
      <h2>Grievance officer</h2>
      <p>
        {name} answers complaints within {answersWithinHours} hours and settles them within{' '}
        {settlesWithinMonths === 1 ? 'a month' : `${settlesWithinMonths} months`}:{' '}
        <a href={`mailto:${email}`}>{email}</a>, <a href={dialLink(phone)}>{phone}</a>. Every message gets a ticket
        number.
      </p>
    </section>
  );
}

/** Everything besides the form: the same at all three addresses. */
function ContactInfo() {
  return (
    <div className={styles.side}>
      <SupportHours />
      <Details />
      <Grievances />
    </div>
  );
}

const steps = [
  {
    title: 'Build on the bench',
    words: 'The guided build leads you from the first resistor to the first note, and counts the time.',
  },
  {
    title: 'Measure',
    words: 'Type in what your meter shows. Your report compares it with what the circuit makes.',
  },
  {
    title: 'Publish your report',
    words: 'It’s filled in already: add stars and, if you like, photos. You can withdraw it at any time.',
  },
] as const;

function ShowYours() {
  return (
    <section className={styles.yours} aria-labelledby="show-yours">
      <h2 id="show-yours">How to show yours</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, words }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What others have built, and how a build of one's own comes to stand beside it. */
const CommunityBuilds = ({ wall }: { wall: ReactNode }) => (
  <div className={styles.builds}>
    {wall}
    <ShowYours />
  </div>
);

function SelfHelp() {
  return (
    <nav className={styles.selfHelp} aria-labelledby="self-help">
      <h2 id="self-help">Faster answers</h2>
      <ul className={styles.links}>
        <li>
          <AppLink href={paths.guides}>
            <Icon shape={book} />
            <span>
              <b>Build Guides</b>
              Soldering, circuits and a build from start to finish
            </span>
          </AppLink>
        </li>
        <li>
          <AppLink href={paths.firstPedal}>
            <Icon shape={knob} />
            <span>
              <b>Your first pedal</b>
              Which kit, and the tools it takes
            </span>
          </AppLink>
        </li>
        <li>
          <AppLink href={paths.support}>
            <Icon shape={lifebelt} />
            <span>
              <b>Support</b>
              Help with a build that stays silent
            </span>
          </AppLink>
        </li>
      </ul>
    </nav>
  );
}

const places = [
  { name: 'Discord', what: 'Talk with other builders', href: shop.social.discord, shape: discord },
  { name: 'YouTube', what: 'Hear finished pedals', href: shop.social.youtube, shape: youtube },
  { name: 'GitHub', what: 'Find our files', href: shop.social.github, shape: github },
] as const;

/** Where builders meet outside the shop. Nothing is fetched from there until someone follows a link. */
function CommunityLinks() {
  return (
    <ul className={styles.places} aria-label="Where builders meet">
      {places.map(({ name, what, href, shape }) => (
        <li key={name}>
          <a
            className={buttonClass()}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${what} on ${name} (opens in a new tab)`}
          >
            <Icon shape={shape} />
            {what} on {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One screen at three addresses, whose heading and subject fit the address. */
export function ContactPage({ variant, wall }: { variant: ContactVariant; wall?: ReactNode }) {
  const isCommunity = variant.path === paths.community;
  return (
    <div className={classNames(text.wrap, styles.contact)}>
      <header className={styles.head}>
        <h1>{variant.heading}</h1>
        <p className={text.lead}>{variant.lead}</p>
        {isCommunity && <CommunityLinks />}
      </header>
      {isCommunity && <CommunityBuilds wall={wall} />}
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
