import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { shop } from '#domain/shop/shop.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronRight } from '../../../ui/icon/icon-shapes.ts';
import { TitleSlotContext } from './title-slot.ts';
import styles from './page-head.module.css';

interface PageHeadProps {
  readonly title: string;
  /** The list that this thing is of. */
  readonly crumb?: { readonly label: string; readonly href: string };
  /** Small words beside the title: a date, a status. */
  readonly children?: ReactNode;
}

/** Every screen begins with it: the heading in the top bar, and the title of the browser's tab. */
export function PageHead({ title, crumb, children }: PageHeadProps) {
  const slot = use(TitleSlotContext);
  return (
    <>
      <title>{`${title} · ${shop.name} back office`}</title>
      {slot &&
        createPortal(
          <>
            {crumb && (
              <nav className={styles.crumbs} aria-label="Breadcrumb">
                <AppLink className={styles.crumb} href={crumb.href}>
                  {crumb.label}
                </AppLink>
                <Icon shape={chevronRight} className={styles.chevron} />
              </nav>
            )}
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            {children && <span className={styles.beside}>{children}</span>}
          </>,
          slot,
        )}
    </>
  );
}
