import { copyrightYears, shop } from '#domain/shop/shop.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { useSite } from '../../shell/site.tsx';
import { Wordmark } from '../../shell/wordmark.tsx';
import { iconButtonClass } from '../../ui/icon-button/icon-button-class.ts';
import { discord, github, youtube } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Ruler } from '../../ui/ruler/ruler.tsx';
import { benchLinks, legalLinks, productLinks, supportLinks } from './footer-links.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';
import styles from './footer.module.css';

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
