import type { ReactNode } from 'react';
import { shop } from '#domain/shop/shop.ts';
import { dialNumber, postalAddress } from '#domain/shop/shop-details.ts';
import { useSite } from '../../shell/site.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { letter, pin, telephone } from '../../ui/icon/icon-shapes.ts';
import { SupportHours } from './support-hours.tsx';
import styles from './contact-info.module.css';

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
export function ContactInfo() {
  return (
    <div className={styles.side}>
      <SupportHours />
      <Details />
      <Grievances />
    </div>
  );
}
