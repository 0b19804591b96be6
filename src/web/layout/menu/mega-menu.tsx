import { artUrl } from '../../shell/art-manifest.ts';
import { DifficultyBadge } from '../../catalogue/product-card/difficulty-badge.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Stage } from '../../ui/stage/stage.tsx';
import { menuFeatures } from './menu-features.ts';
import { difficultyItems, type CategoryMenu } from './menu.ts';
import { NavSummary } from './nav-item.tsx';
import { siteMenuName } from './site-menus.ts';
import { SubcategoryGlyph } from './subcategory-glyph.tsx';
import textStyles from '../../ui/text/text.module.css';
import styles from './mega-menu.module.css';

function Feature({ category }: Pick<CategoryMenu, 'category'>) {
  const { title, text, href, picture, fills = false } = menuFeatures[category];
  return (
    <div>
      <p className={styles.title}>Start here</p>
      <AppLink href={href} className={styles.feature}>
        <Stage fit={!fills} className={classNames(styles.stage, fills && styles.filled)}>
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
  const { category, label, items } = menu;
  const byEffect = category !== 'parts';
  return (
    <details className={styles.menu} name={siteMenuName} suppressHydrationWarning>
      <NavSummary>{label}</NavSummary>
      <div className={styles.panel}>
        <div className={classNames(textStyles.wrap, styles.columns, !byEffect && styles.few)}>
          <div>
            <p className={styles.title}>{byEffect ? 'By effect' : 'By type'}</p>
            <ul className={classNames(byEffect && styles.effects)}>
              {items.map((item) => (
                <li key={item.slug}>
                  <AppLink href={item.href}>
                    <SubcategoryGlyph category={category} subcategory={item.slug} />
                    {item.label}
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
          {byEffect && <ByDifficulty category={category} />}
          <Feature category={category} />
        </div>
      </div>
    </details>
  );
}
