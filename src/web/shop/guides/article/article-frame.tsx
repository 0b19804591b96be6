import type { ReactNode } from 'react';
import type { PagePicture } from '#content/markdown-page.ts';
import { useInternalLinks } from '../../policies/internal-links.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { ContentsListProps } from '../../../ui/reading-frame/contents-list.tsx';
import { ReadingFrame } from '../../../ui/reading-frame/reading-frame.tsx';
import { GuideBreadcrumb } from './guide-breadcrumb.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './article-frame.module.css';

interface ArticleHeadProps {
  title: string;
  description: string;
  /** What stands under the description. */
  facts: ReactNode;
  /** Beside the title, so that no guide begins with words alone. */
  picture?: PagePicture;
}

function ArticleHead({ title, description, facts, picture }: ArticleHeadProps) {
  return (
    <header className={classNames(styles.head, picture && styles.pictured)}>
      <GuideBreadcrumb />
      <h1>{title}</h1>
      {picture && (
        <img className={styles.picture} src={picture.address} width={picture.width} height={picture.height} alt="" />
      )}
      <div className={styles.about}>
        <p className={classNames(text.lead, styles.lead)}>{description}</p>
        {facts}
      </div>
    </header>
  );
}

interface ArticleFrameProps extends ArticleHeadProps {
  contents: ContentsListProps;
  children: ReactNode;
}

/** What a guide and a film have in common: the way back, the head, the contents and the text. */
export function ArticleFrame({ contents, children, ...head }: ArticleFrameProps) {
  const followShopLink = useInternalLinks();
  return (
    <ReadingFrame head={<ArticleHead {...head} />} contents={contents} onClick={followShopLink}>
      {children}
    </ReadingFrame>
  );
}
