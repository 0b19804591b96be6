import type { ReactNode } from 'react';
import { useInternalLinks } from '../../policies/internal-links.ts';
import { classNames } from '../../ui/class-names.ts';
import { Prose } from '../../ui/prose/prose.tsx';
import { ContentsList, type ContentsListProps } from './contents-list.tsx';
import { GuideBreadcrumb } from './guide-breadcrumb.tsx';
import text from '../../ui/text/text.module.css';
import styles from './article-frame.module.css';

interface ArticleFrameProps {
  title: string;
  description: string;
  /** What stands under the description. */
  facts: ReactNode;
  contents: ContentsListProps;
  children: ReactNode;
}

/** What a guide and a film have in common: the head, the contents beside the text, and the text. */
export function ArticleFrame({ title, description, facts, contents, children }: ArticleFrameProps) {
  const followShopLink = useInternalLinks();
  return (
    <article className={classNames(styles.article, text.wrap)}>
      <header className={styles.head}>
        <GuideBreadcrumb />
        <h1>{title}</h1>
        <p className={classNames(text.lead, styles.lead)}>{description}</p>
        {facts}
      </header>
      <ContentsList {...contents} />
      <Prose className={styles.text} onClick={followShopLink}>
        {children}
      </Prose>
    </article>
  );
}
