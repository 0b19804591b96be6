import { copyrightYears, shop } from '#domain/shop/shop.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { useSite } from '../../shell/site.tsx';
import { Wordmark } from '../../shell/wordmark.tsx';
import { iconButtonClass } from '../../ui/icon-button/icon-button-class.ts';
import { discord, github, youtube } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Ruler } from '../../ui/ruler/ruler.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './footer.module.css';
import { difficulties } from '#domain/catalogue/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, type FormEvent } from 'react';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../api/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { Input } from '../../ui/field/input.tsx';
import { VisuallyHidden } from '../../ui/visibility/visually-hidden.tsx';
import visibility from '../../ui/visibility/visibility.module.css';

/** Subscribing takes two steps, so that nobody can be signed up by someone else. */
function NewsletterForm() {
  const id = useId();
  const subscribe = useMutation({ mutationFn: (email: string) => call('POST /api/newsletter', { body: { email } }) });

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '');
    subscribe.mutate(email, { onSuccess: () => form.reset() });
  };

  return (
    <form className={classNames(styles.form, visibility.needsScript)} method="dialog" onSubmit={submit}>
      <label htmlFor={id}>
        <VisuallyHidden>Email address</VisuallyHidden>
      </label>
      <Input
        id={id}
        className={styles.input}
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        placeholder="you@example.com"
      />
      <Button type="submit" variant="primary" className={styles.submit} pending={subscribe.isPending}>
        {subscribe.isPending ? 'Subscribing...' : 'Subscribe'}
      </Button>
      <p role="status">{subscribe.isSuccess && 'Almost there. We’ve emailed you a link: open it to confirm.'}</p>
      <p role="alert">{subscribe.error && errorMessage(subscribe.error)}</p>
    </form>
  );
}

type FooterLink = readonly [href: string, label: string];

const productLinks: readonly FooterLink[] = [
  ...difficulties.map((difficulty): FooterLink => [paths.products({ difficulty }), `${difficulty} builds`]),
  [paths.products(), 'All products'],
];

const benchLinks: readonly FooterLink[] = [
  [paths.bench(), 'Build step by step'],
  [paths.pedalboard(), 'Pedalboard'],
  [paths.ownCircuit, 'Your own circuit'],
  [paths.bench('class'), 'Teach a class'],
];

const supportLinks: readonly FooterLink[] = [
  [paths.guides, 'Build Guides'],
  [paths.support, 'Support'],
  [paths.community, 'Community'],
  [paths.contact, 'Contact Us'],
  [paths.trackOrder, 'Track an order'],
];

const legalLinks: readonly FooterLink[] = [
  [paths.privacy, 'Privacy Policy'],
  [paths.terms, 'Terms of Service'],
  [paths.shipping, 'Shipping Information'],
];

const socialLinks = [
  { name: 'GitHub', href: shop.social.github, shape: github },
  { name: 'YouTube', href: shop.social.youtube, shape: youtube },
  { name: 'Discord', href: shop.social.discord, shape: discord },
] as const;

function Brand() {
  return (
    <div className={styles.brand}>
      <Wordmark className={styles.wordmark} />
      <p>
        {shop.tagline}
        <br />
        Pedal kits, boards and parts for people who build.
      </p>
      <ul className={styles.social}>
        {socialLinks.map(({ name, href, shape }) => (
          <li key={name}>
            <a
              className={iconButtonClass()}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${name} (opens in a new tab)`}
            >
              <Icon shape={shape} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Links = ({ links }: { links: typeof productLinks }) =>
  links.map(([href, label]) => (
    <li key={href}>
      <AppLink href={href}>{label}</AppLink>
    </li>
  ));

const LinkGroup = ({ title, links }: { title: string; links: typeof productLinks }) => (
  <nav aria-label={title}>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.links}>
      <Links links={links} />
    </ul>
  </nav>
);

export function Footer() {
  const { year } = useSite();
  return (
    <footer className={classNames(styles.footer, text.mat)}>
      <Ruler />
      <div className={text.wrap}>
        <div className={styles.columns}>
          <Brand />
          <div className={styles.groups}>
            <LinkGroup title="Products" links={productLinks} />
            <LinkGroup title="Workbench" links={benchLinks} />
          </div>
          <LinkGroup title="Support" links={supportLinks} />
          <div className={styles.newsletter}>
            <h2 className={styles.title}>Newsletter</h2>
            <p>New kits and one good circuit explained. At most once a month.</p>
            <NewsletterForm />
          </div>
        </div>
        <div className={styles.base}>
          <p>
            © {copyrightYears(year)} {shop.name}. Prices in Indian Rupees, taxes included.
          </p>
          <ul>
            <Links links={legalLinks} />
          </ul>
        </div>
      </div>
    </footer>
  );
}
