import shelf from 'virtual:guide-index';
import type { ReferencePage, Guide } from '#content/markdown-page.ts';
import { DifficultyBadge } from '../catalogue/product-card/difficulty-badge.tsx';
import { AppLink } from '../shell/app-link.tsx';
import { paths } from '#domain/paths.ts';
import { useInternalLinks } from '../policies/internal-links.ts';
import { Tag } from '../ui/tag/tag.tsx';
import { ContentsList } from './contents-list.tsx';
import { GuideBreadcrumb } from './guide-breadcrumb.tsx';
import { neighboursOf } from './neighbours.ts';
import { PageBlocks } from './page-blocks.tsx';
import { PrintButton } from './print-button.tsx';
import { classNames } from '../ui/class-names.ts';
import text from '../ui/text/text.module.css';

function ArticleMeta({ page }: { page: Guide | ReferencePage }) {
  return (
    <div className="article-facts">
      {page.kind === 'guide' && <DifficultyBadge difficulty={page.difficulty} />}
      <span className={text.meta}>{`${page.minutes} min read`}</span>
      <PrintButton />
    </div>
  );
}

function MoreGuides({ page }: { page: Guide | ReferencePage }) {
  const { previous, next } = neighboursOf(page, shelf);
  return (
    <nav className="article-onwards" aria-label="More guides">
      {previous && (
        <AppLink href={paths.guide(previous.id)} className="article-previous">
          <span className={text.meta}>Before this</span>
          {previous.title}
        </AppLink>
      )}
      {next && (
        <AppLink href={paths.guide(next.id)} className="article-next">
          <span className={text.meta}>Read next</span>
          {next.title}
        </AppLink>
      )}
    </nav>
  );
}

/** A long text to read at the bench: contents, sections, drawings and small tools, and where to go on. */
export function ArticlePage({ page }: { page: Guide | ReferencePage }) {
  const followShopLink = useInternalLinks();
  return (
    <article className={classNames('article', text.wrap)}>
      <header className="article-head">
        <GuideBreadcrumb />
        <h1>{page.title}</h1>
        <p className={text.lead}>{page.description}</p>
        <ArticleMeta page={page} />
        {page.kind === 'guide' && (
          <ul className="article-topics" aria-label="Topics">
            {page.topics.map((topic) => (
              <li key={topic}>
                <Tag>{topic}</Tag>
              </li>
            ))}
          </ul>
        )}
      </header>
      <ContentsList title="On this page" sections={page.sections} />
      <div className="article-text prose" onClick={followShopLink}>
        <PageBlocks blocks={page.intro} />
        {page.sections.map((section) => (
          <section key={section.id}>
            <h2 id={section.id}>{section.heading}</h2>
            <PageBlocks blocks={section.blocks} />
          </section>
        ))}
        <MoreGuides page={page} />
      </div>
    </article>
  );
}
