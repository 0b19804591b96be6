import { shop } from '#domain/shop/shop.ts';
import { discord, github, youtube } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { buttonClass } from '../../ui/button/button-class.ts';
import styles from './community-links.module.css';

const places = [
  { name: 'Discord', what: 'Talk with other builders', href: shop.social.discord, shape: discord },
  { name: 'YouTube', what: 'Hear finished pedals', href: shop.social.youtube, shape: youtube },
  { name: 'GitHub', what: 'Find our files', href: shop.social.github, shape: github },
] as const;

/** Where builders meet outside the shop. Nothing is fetched from there until someone follows a link. */
export function CommunityLinks() {
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
