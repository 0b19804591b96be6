import { artUrl } from '../../shell/art-manifest.ts';
import { DifficultyBadge } from '../../components/product-card/difficulty-badge.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Stage } from '../../ui/stage/stage.tsx';
import { menuFeatures } from './menu-features.ts';
import { difficultyItems, type CategoryMenu } from './menu.ts';
import { NavSummary } from './nav-item.tsx';
import { PartsKinds } from './parts-kinds.tsx';
import { siteMenuName } from './site-menus.ts';
import { SubcategoryList } from './subcategory-list.tsx';
import textStyles from '../../ui/text/text.module.css';
import styles from './mega-menu.module.css';

function Feature({ category }: { category: keyof typeof menuFeatures }) {
  const { title, text, href, picture } = menuFeatures[category];
  return (
    <div>
      <p className={styles.title}>Start here</p>
      <AppLink href={href} className={styles.feature}>
        <Stage fit className={styles.stage}>
          <img src={artUrl(picture)} alt="" width={120} height={150} loading="lazy" />
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
