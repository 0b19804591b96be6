import { copyrightYears, shop } from '#domain/shop/shop.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { useSite } from '../../shell/site.tsx';
import { discord, github, youtube } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Ruler } from '../../ui/ruler/ruler.tsx';
import { legalLinks, productLinks, supportLinks } from './footer-links.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { Wordmark } from '../wordmark.tsx';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text/text.module.css';

const socialLinks = [
  { name: 'GitHub', href: shop.social.github, shape: github },
  { name: 'YouTube', href: shop.social.youtube, shape: youtube },
  { name: 'Discord', href: shop.social.discord, shape: discord },
] as const;

function Brand() {
  return (
    <div className="site-footer-brand">
      <Wordmark />
      <p>
        {shop.tagline}
        <br />
        Pedal kits, boards and parts for people who build.
      </p>
      <ul className="site-footer-social">
        {socialLinks.map(({ name, href, shape }) => (
          <li key={name}>
            <a
              className="icon-button"
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

function LinkColumn({ title, links }: { title: string; links: typeof productLinks }) {
  return (
    <nav aria-label={title}>
      <h2 className="site-footer-title">{title}</h2>
      <ul className="site-footer-links">
        {links.map(({ label, href }) => (
          <li key={href}>
            <AppLink href={href}>{label}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer() {
  const { year } = useSite();
  return (
    <footer className={classNames('site-footer', text.mat)}>
      <Ruler />
      <div className={text.wrap}>
        <div className="site-footer-columns">
          <Brand />
          <LinkColumn title="Products" links={productLinks} />
          <LinkColumn title="Support" links={supportLinks} />
          <div className="site-footer-newsletter">
            <h2 className="site-footer-title">Newsletter</h2>
            <p>New kits, and one good circuit explained. Never more than once a month.</p>
            <NewsletterForm />
          </div>
        </div>
        <div className="site-footer-base">
          <p>
            © {copyrightYears(year)} {shop.name}. Prices in Indian Rupees, taxes included.
          </p>
          <ul>
            {legalLinks.map(({ label, href }) => (
              <li key={href}>
                <AppLink href={href}>{label}</AppLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
