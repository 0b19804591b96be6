import type { MarkdownPage } from '#content/markdown-page.ts';
import { Head } from '#web/shell/head.tsx';
import { useInternalLinks } from './internal-links.ts';
import { classNames } from '../ui/class-names.ts';
import { Prose } from '../ui/prose/prose.tsx';
import text from '../ui/text/text.module.css';
import styles from './policy-page.module.css';

interface PolicyPageProps {
  page: MarkdownPage;
  path: string;
}

/** A calm page to read: title, date, contents, sections. The HTML comes from our own Markdown, made at build time. */
export function PolicyPage({ page, path }: PolicyPageProps) {
  const followShopLink = useInternalLinks();
  return (
    <article className={classNames(styles.policy, text.wrap)}>
      <Head title={page.title} description={page.description} path={path} />
      <header className={styles.head}>
        <h1>{page.title}</h1>
        <p className={classNames(text.meta, styles.updated)}>{`Last updated ${page.updated}`}</p>
      </header>
      <nav className={styles.contents} aria-label="On this page">
        <p className={styles.contentsTitle}>On this page</p>
        <ol>
          {page.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Prose className={styles.text} onClick={followShopLink}>
        <div className={styles.intro} dangerouslySetInnerHTML={{ __html: page.intro }} />
        {page.sections.map((section) => (
          <section key={section.id}>
            <h2 id={section.id}>{section.heading}</h2>
            <div dangerouslySetInnerHTML={{ __html: section.html }} />
          </section>
        ))}
      </Prose>
    </article>
  );
}
