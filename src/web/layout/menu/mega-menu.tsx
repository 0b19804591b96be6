import { drawingUrl } from '../../shell/drawing-manifest.ts';
import { DifficultyBadge } from '../../components/product-card/difficulty-badge.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Stage } from '../../ui/stage/stage.tsx';
import { difficultyItems, type CategoryMenu } from './menu.ts';
import { NavSummary } from './nav-item.tsx';
import { PartsKinds } from './parts-kinds.tsx';
import { siteMenuName } from './site-menus.ts';
import { SubcategoryList } from './subcategory-list.tsx';
import textStyles from '../../ui/text/text.module.css';
import styles from './mega-menu.module.css';
import type { Category } from '#domain/catalogue/catalogue.ts';
import { paths } from '#domain/paths/paths.ts';

interface MenuFeature {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** The name of a drawn picture. */
  readonly picture: string;
}

/** One good place to begin, for someone who opens a menu without a plan. */
const menuFeatures: Readonly<Record<Exclude<Category, 'parts'>, MenuFeature>> = {
  pcb: {
    title: 'Building from a bare board',
    text: 'You bring parts and box. The guides show the order to fit them in.',
    href: paths.guides,
    picture: 'hero/board',
  },
  kit: {
    title: 'Your first pedal',
    text: 'The Clean Booster: one transistor, one knob, one evening.',
    href: paths.firstPedal,
    picture: 'pedal/clean-booster',
  },
};

function Feature({ category }: { category: keyof typeof menuFeatures }) {
  const { title, text, href, picture } = menuFeatures[category];
  return (
    <div>
      <p className={styles.title}>Start here</p>
      <AppLink href={href} className={styles.feature}>
        <Stage fit className={styles.stage}>
          <img src={drawingUrl(picture)} alt="" width={120} height={150} loading="lazy" />
        </Stage>
        <span>
          <b>{title}</b>
          <span>{text}</span>
        </span>
      </AppLink>
    </div>
  );
}

function ByDifficulty({ category }: Pick<CategoryMenu, 'category'>) {
  return (
    <div>
      <p className={styles.title}>By difficulty</p>
      <ul>
        {difficultyItems(category).map(({ difficulty, href }) => (
          <li key={difficulty}>
            <AppLink href={href}>
              <DifficultyBadge difficulty={difficulty} plain />
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One of the header's three menus: a disclosure over the whole width of the page. */
export function MegaMenu({ menu }: { menu: CategoryMenu }) {
  const { category, label } = menu;
  return (
    <details className={styles.menu} name={siteMenuName} suppressHydrationWarning>
      <NavSummary>{label}</NavSummary>
      <div className={styles.panel}>
        {category === 'parts' ? (
          <div className={classNames(textStyles.wrap, styles.parts)}>
            <PartsKinds />
            <div className={styles.types}>
              <p className={styles.title}>By type</p>
              <SubcategoryList menu={menu} />
            </div>
          </div>
        ) : (
          <div className={classNames(textStyles.wrap, styles.columns)}>
            <div>
              <p className={styles.title}>By effect</p>
              <SubcategoryList menu={menu} className={styles.effects} />
            </div>
            <ByDifficulty category={category} />
            <Feature category={category} />
          </div>
        )}
      </div>
    </details>
  );
}
