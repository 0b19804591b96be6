import type { ReferencePage, Guide, PagePicture } from '#content/markdown-page.ts';
import { DifficultyBadge } from '../../../components/product-card/difficulty-badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import { PageBlocks } from './page-blocks.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './article-page.module.css';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import visibility from '../../../ui/visibility/visibility.module.css';
import type { ReactNode } from 'react';
import { useInternalLinks } from '../../policies/internal-links.ts';
import type { ContentsListProps } from '../../../ui/reading-frame/contents-list.tsx';
import { ReadingFrame } from '../../../ui/reading-frame/reading-frame.tsx';
import { GuideBreadcrumb } from './guide-breadcrumb.tsx';
import guideIndex from 'virtual:guide-index';
import { paths } from '#domain/paths/paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import type { GuideIndex } from '#content/guide-index.ts';

interface Neighbour {
  readonly id: string;
  readonly title: string;
}

interface Neighbours {
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
}

/** What stands before and after a page on its own list; the last guide leads on to the first page to look things up. */
export function neighboursOf({ id, kind }: Pick<Guide | ReferencePage, 'id' | 'kind'>, index: GuideIndex): Neighbours {
  const { guides, references } = index;
  const row: readonly Neighbour[] = kind === 'guide' ? [...guides, ...references.slice(0, 1)] : references;
  const place = row.findIndex((each) => each.id === id);
  return { previous: place > 0 ? row[place - 1] : undefined, next: row[place + 1] };
}

/** Where to go on: the guide before this one and the one after it. */
function MoreGuides({ page }: { page: Guide | ReferencePage }) {
  const { previous, next } = neighboursOf(page, guideIndex);
  const label = classNames(text.meta, styles.label);
  return (
    <nav className={styles.onwards} aria-label="More guides">
      {previous && (
        <AppLink href={paths.guide(previous.id)}>
          <span className={label}>Before this</span>
          {previous.title}
        </AppLink>
      )}
      {next && (
        <AppLink href={paths.guide(next.id)} className={styles.next}>
          <span className={label}>Read next</span>
          {next.title}
        </AppLink>
      )}
    </nav>
  );
}

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
        <img
          className={styles.picture}
          src={picture.address}
          width={picture.width}
          height={picture.height}
          fetchPriority="high"
          alt=""
        />
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
function ArticleFrame({ contents, children, ...head }: ArticleFrameProps) {
  const followShopLink = useInternalLinks();
  return (
    <ReadingFrame head={<ArticleHead {...head} />} contents={contents} onClick={followShopLink}>
      {children}
    </ReadingFrame>
  );
}

const printer =
  'M7 8V3h10v5M7 17H4.5A1.5 1.5 0 0 1 3 15.5v-6A1.5 1.5 0 0 1 4.5 8h15A1.5 1.5 0 0 1 21 9.5v6a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v7H7z';

/** Hands at the bench are full and hot; paper is the better screen there. */
function PrintButton() {
  return (
    <Button small variant="quiet" className={visibility.needsScript} onClick={() => print()}>
      <Icon shape={printer} />
      Print
    </Button>
  );
}

function ArticleFacts({ page }: { page: Guide | ReferencePage }) {
  return (
    <>
      <div className={styles.facts}>
        {page.kind === 'guide' && <DifficultyBadge difficulty={page.difficulty} />}
        <span className={classNames(text.meta, styles.minutes)}>{`${page.minutes} min read`}</span>
        <PrintButton />
      </div>
      {page.kind === 'guide' && (
        <ul className={styles.topics} aria-label="Topics">
          {page.topics.map((topic) => (
            <li key={topic}>
              <Tag>{topic}</Tag>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A long text to read at the bench: contents, sections, drawings and small tools, and where to go on. */
export function ArticlePage({ page }: { page: Guide | ReferencePage }) {
  return (
    <ArticleFrame
      title={page.title}
      description={page.description}
      facts={<ArticleFacts page={page} />}
      picture={page.picture}
      contents={{ title: 'On this page', sections: page.sections }}
    >
      <div className={styles.body}>
        <PageBlocks blocks={page.intro} />
        {page.sections.map((section) => (
          <section key={section.id}>
            <h2 id={section.id}>{section.heading}</h2>
            <PageBlocks blocks={section.blocks} />
          </section>
        ))}
      </div>
      <MoreGuides page={page} />
    </ArticleFrame>
  );
}
