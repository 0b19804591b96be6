import { artUrl } from '../../shell/art-manifest.ts';
import { DifficultyBadge } from '../../catalogue/product-card/difficulty-badge.tsx';
import { AppLink } from '../../shell/app-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { chevronDown } from '../../ui/icon/icon-shapes.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Stage } from '../../ui/stage/stage.tsx';
import { menuFeatures } from './menu-features.ts';
import { difficultyItems, type CategoryMenu } from './menu.ts';
import { siteMenuName } from './site-menus.ts';
import { SubcategoryGlyph } from './subcategory-glyph.tsx';
import text from '../../ui/text/text.module.css';

function Feature({ category }: Pick<CategoryMenu, 'category'>) {
  const { title, text, href, picture, fills = false } = menuFeatures[category];
  return (
    <div>
      <p className="mega-menu-title">Start here</p>
      <AppLink href={href} className="mega-menu-feature">
        <Stage fit={!fills} className="mega-menu-stage">
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
      <p className="mega-menu-title">By difficulty</p>
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
    <details className="mega-menu" name={siteMenuName} suppressHydrationWarning>
      <summary className="site-nav-item">
        {label}
        <Icon shape={chevronDown} className="site-nav-chevron" />
      </summary>
      <div className="mega-menu-panel">
        <div className={classNames(text.wrap, 'mega-menu-columns', !byEffect && 'mega-menu-columns-few')}>
          <div>
            <p className="mega-menu-title">{byEffect ? 'By effect' : 'By type'}</p>
            <ul className={classNames(byEffect && 'mega-menu-effects')}>
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
