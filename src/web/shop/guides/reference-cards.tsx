import { AppLink } from '../../shell/app-link.tsx';
import { paths } from '#domain/paths/paths.ts';
import { camera } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { GuideIndex } from '#content/guide-index.ts';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel/panel.module.css';
import styles from './reference-cards.module.css';

const iron = 'M3 21l5-5m-1.5-2.5 4 4M9 15l8.5-8.5a2.1 2.1 0 0 1 3 3L12 18M14 4.5c1.2-1 1.2-2 0-3';
const resistor = 'M2 12h3l1.5-4 3 8 3-8 3 8 3-8 1.5 4H22';
const shield = 'M12 3l7.5 2.8v5.7c0 4.6-3 7.9-7.5 9.5-4.5-1.6-7.5-4.9-7.5-9.5V5.8zM9 12l2.2 2.2L15.2 10';

const signs: Readonly<Record<string, string>> = { tools: iron, components: resistor, safety: shield };

const communityBuilds = {
  id: 'community',
  title: 'Community builds',
  description: 'What other builders made of the same kits, and where to show yours.',
};

/** Tools, components, safety, and what others have built. */
export function ReferenceCards({ references }: Pick<GuideIndex, 'references'>) {
  const pages = Object.keys(signs).flatMap((id) => references.filter((page) => page.id === id));
  const cards = [
    ...pages.map((page) => ({ ...page, href: paths.guide(page.id), sign: signs[page.id]! })),
    { ...communityBuilds, href: paths.community, sign: camera },
  ];
  return (
    <ul className={styles.cards}>
      {cards.map(({ id, title, description, href, sign }) => (
        <li key={id} className={classNames(panel.panel, styles.card)}>
          <Icon shape={sign} className={styles.sign} />
          <h3>
            <AppLink href={href}>{title}</AppLink>
          </h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
