import type { ReactNode } from 'react';
import { postalAddress, shop } from '#domain/shop/shop.ts';
import { AppLink } from '../shell/app-link.tsx';
import { paths } from '#domain/paths.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { envelope, lifebelt, openBook, place, telephone } from './contact-icon-shapes.ts';
import { SupportHours } from './support-hours.tsx';

const dialLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

function ContactMethod({ shape, name, children }: { shape: string; name: string; children: ReactNode }) {
  return (
    <div className="contact-way">
      <dt>
        <Icon shape={shape} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Details() {
  return (
    <section>
      <h2>Contact details</h2>
      <dl className="contact-ways">
        <ContactMethod shape={envelope} name="Mail">
          <a href={`mailto:${shop.email.support}`}>{shop.email.support}</a>
        </ContactMethod>
        <ContactMethod shape={telephone} name="Telephone">
          <a href={dialLink(shop.phone)}>{shop.phone}</a>
        </ContactMethod>
        <ContactMethod shape={place} name="Address">
          {shop.legalName}
          <br />
          {postalAddress()}
        </ContactMethod>
      </dl>
    </section>
  );
}

export function SelfHelp() {
  return (
    <nav className="contact-self-help" aria-labelledby="self-help">
      <h2 id="self-help">Quicker than a mail</h2>
      <ul className="contact-links">
        <li>
          <AppLink href={paths.guides}>
            <Icon shape={openBook} />
            <span>
              <b>Build Guides</b>
              Soldering, circuits, a first build
            </span>
          </AppLink>
        </li>
        <li>
          <AppLink href={paths.support}>
            <Icon shape={lifebelt} />
            <span>
              <b>Support</b>
              For a build that stays silent
            </span>
          </AppLink>
        </li>
      </ul>
    </nav>
  );
}

function Grievances() {
  const { name, email, phone, answersWithinHours, settlesWithinMonths } = shop.grievanceOfficer;
  return (
    <section>
      <h2>Grievance officer</h2>
      <p>
        {name} answers complaints within {answersWithinHours} hours and settles them within{' '}
        {settlesWithinMonths === 1 ? 'a month' : `${settlesWithinMonths} months`}:{' '}
        <a href={`mailto:${email}`}>{email}</a>, <a href={dialLink(phone)}>{phone}</a>. Every message gets a ticket
        number to follow it by.
      </p>
    </section>
  );
}

/** Everything besides the form: the same at all three addresses. */
export function ContactInfo() {
  return (
    <div className="contact-side">
      <SupportHours />
      <Details />
      <Grievances />
    </div>
  );
}
