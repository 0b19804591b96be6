import type { ReferencePage, Guide } from '#content/markdown-page.ts';
import { DifficultyBadge } from '../../../components/product-card/difficulty-badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import { ArticleFrame } from './article-frame.tsx';
import { MoreGuides } from './more-guides.tsx';
import { PageBlocks } from './page-blocks.tsx';
import { PrintButton } from './print-button.tsx';
import text from '../../../ui/text/text.module.css';
import styles from './article-page.module.css';

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
